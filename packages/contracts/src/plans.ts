import * as v from 'valibot';
import { PRACTICE_HINTS } from './limits';
import { PRODUCT_NAME } from './product';

/** What a plan allows. It is offered by this; what is permitted is decided by the database and the payments service. */
export interface PlanEntitlements {
  /** In each practice puzzle. */
  readonly practiceHints: number;
  readonly canToggleDarkMode: boolean;
}

/** What is on sale. The browser shows it, and names a plan by its key alone: what is charged is Stripe's price object. */
export interface Plan {
  readonly name: string;
  /** Of who has it, in the account menu and on the profile. */
  readonly memberLabel: string;
  readonly description: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: 'usd';
  readonly interval: 'year';
  readonly priceDisplay: string;
  /** The one that is named where none was chosen. Exactly one is. */
  readonly popular: boolean;
  /** Shown, and not on sale yet. */
  readonly comingSoon: boolean;
  /** Of its price. The offer is shown until `endsAt`, an ISO 8601 instant, by the server's clock. */
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
  description: `Everything ${PRODUCT_NAME} has, for a year.`,
  amount: 4999,
  currency: 'usd',
  interval: 'year',
  priceDisplay: '$49.99',
  popular: true,
  comingSoon: false,
  entitlements: { practiceHints: PRACTICE_HINTS.subscriber, canToggleDarkMode: true },
};

/**
 * The one table of plans, in the order in which they are shown. The payments service, the pages, the Stripe emulator and
 * `npm run stripe:setup` read it. The ids of prices are those of one Stripe account, so they come from the environment: see
 * `priceVariable`.
 */
const TABLE = { elite };

export type PlanKey = keyof typeof TABLE;
export type Plans = Readonly<Record<PlanKey, Plan>>;
export const PLANS: Plans = TABLE;

export const PLAN_KEYS = Object.keys(TABLE) as readonly PlanKey[];
/** It has a name of its own, so that a new plan only adds to the public types. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- An alias would not be shown by its name.
export interface PlanKeyField extends v.PicklistSchema<readonly PlanKey[], undefined> {}
export const PlanKeySchema: PlanKeyField = v.picklist(PLAN_KEYS);

/** Named where a person has not chosen: by an address without a plan. */
export const POPULAR_PLAN = PLAN_KEYS.find((key) => PLANS[key].popular) as PlanKey;

/** @returns null for what is no plan of this build: a newer one may sell more */
export function findPlan(key: string | null | undefined): Plan | null {
  const known = PLAN_KEYS.find((plan) => plan === key);
  return known ? PLANS[known] : null;
}

/** One value for each plan. */
export const byPlan = <Value>(valueOf: (key: PlanKey) => Value) =>
  Object.fromEntries(PLAN_KEYS.map((key) => [key, valueOf(key)])) as Record<PlanKey, Value>;

/** The variable with the id of a plan's price at Stripe. */
export const priceVariable = (key: PlanKey) => `STRIPE_PRICE_${key.toUpperCase()}` as PriceVariable;
export type PriceVariable = `STRIPE_PRICE_${Uppercase<PlanKey>}`;

/** The variable with the ids of a plan's prices that were on sale before, with commas between. */
export const pastPricesVariable = (key: PlanKey) =>
  `STRIPE_PAST_PRICES_${key.toUpperCase()}` as PastPricesVariable;
export type PastPricesVariable = `STRIPE_PAST_PRICES_${Uppercase<PlanKey>}`;

/** One value for each plan, by the name of its variable. */
export const planVariables = <Name extends PriceVariable | PastPricesVariable, Value>(
  nameOf: (key: PlanKey) => Name,
  valueOf: (key: PlanKey) => Value,
) => Object.fromEntries(PLAN_KEYS.map((key) => [nameOf(key), valueOf(key)])) as Record<Name, Value>;
