import * as v from 'valibot';
import { PRACTICE_HINTS } from './limits';
import { PRODUCT_NAME } from './product';

/** What a plan offers. The database and the payments service decide what is permitted. */
export interface PlanEntitlements {
  /** Per practice puzzle. */
  readonly practiceHints: number;
  readonly canToggleDarkMode: boolean;
}

/** A plan on sale. The browser sends only its key; Stripe's price object decides the charge. */
export interface Plan {
  readonly name: string;
  /** Label of subscribers in the account menu and on the profile. */
  readonly memberLabel: string;
  readonly description: string;
  readonly amount: number;
  readonly currency: 'usd';
  readonly interval: 'year';
  readonly priceDisplay: string;
  /** The default plan. Exactly one. */
  readonly popular: boolean;
  /** Shown, but not on sale yet. */
  readonly comingSoon: boolean;
  /** Shown until `endsAt`, an ISO 8601 instant, by the server's clock. */
  readonly promotion?: { readonly endsAt: string };
  readonly entitlements: PlanEntitlements;
}

export const FREE_ENTITLEMENTS: PlanEntitlements = {
  practiceHints: PRACTICE_HINTS.free,
  canToggleDarkMode: false,
};

const elite: Plan = {
  name: 'Elite Access',
  memberLabel: 'Elite Member',
  description: `Full access to all ${PRODUCT_NAME} features`,
  amount: 4999,
  currency: 'usd',
  interval: 'year',
  priceDisplay: '$49.99',
  popular: true,
  comingSoon: false,
  entitlements: { practiceHints: PRACTICE_HINTS.subscriber, canToggleDarkMode: true },
};

/**
 * The only table of plans, in display order, for the payments service, the pages, the Stripe emulator and `npm run
 * stripe:setup`. Price ids belong to a Stripe account, so they come from the environment: see `priceVariable`.
 */
const TABLE = { elite };

export type PlanKey = keyof typeof TABLE;
export type Plans = Readonly<Record<PlanKey, Plan>>;
export const PLANS: Plans = TABLE;

export const PLAN_KEYS = Object.keys(TABLE) as readonly PlanKey[];
/** Named, so that a new plan only adds to the public types. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An alias would not be shown by its name.
export interface PlanKeyField extends v.PicklistSchema<readonly PlanKey[], undefined> {}
export const PlanKeySchema: PlanKeyField = v.picklist(PLAN_KEYS);

/** Default when the URL names no plan. */
export const POPULAR_PLAN = PLAN_KEYS.find((key) => PLANS[key].popular) as PlanKey;

/** @returns null for unknown plans, which a newer build may sell */
export function findPlan(key: string | null | undefined): Plan | null {
  const known = PLAN_KEYS.find((plan) => plan === key);
  return known ? PLANS[known] : null;
}

export const byPlan = <Value>(valueOf: (key: PlanKey) => Value) =>
  Object.fromEntries(PLAN_KEYS.map((key) => [key, valueOf(key)])) as Record<PlanKey, Value>;

/** The environment variable with a plan's Stripe price id. */
export const priceVariable = (key: PlanKey) => `STRIPE_PRICE_${key.toUpperCase()}` as PriceVariable;
export type PriceVariable = `STRIPE_PRICE_${Uppercase<PlanKey>}`;

/** The environment variable with a plan's former price ids, separated by commas. */
export const pastPricesVariable = (key: PlanKey) =>
  `STRIPE_PAST_PRICES_${key.toUpperCase()}` as PastPricesVariable;
export type PastPricesVariable = `STRIPE_PAST_PRICES_${Uppercase<PlanKey>}`;

/** The environment variable with the ids of coupons and promotion codes that are accepted for a plan, separated by commas. */
export const discountsVariable = (key: PlanKey) =>
  `STRIPE_DISCOUNTS_${key.toUpperCase()}` as DiscountsVariable;
export type DiscountsVariable = `STRIPE_DISCOUNTS_${Uppercase<PlanKey>}`;

export const planVariables = <Name extends PriceVariable | PastPricesVariable | DiscountsVariable, Value>(
  nameOf: (key: PlanKey) => Name,
  valueOf: (key: PlanKey) => Value,
) => Object.fromEntries(PLAN_KEYS.map((key) => [nameOf(key), valueOf(key)])) as Record<Name, Value>;
