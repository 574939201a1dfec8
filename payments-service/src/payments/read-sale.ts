import { PLAN_KEYS, type Plan, type PlanKey } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import { fetchOrNull } from '../stripe/fetch-or-null';
import type { PaymentDependencies } from './payment-dependencies';

/** The current state of a checkout session in Stripe. */
export interface Checkout {
  readonly session: Stripe.Checkout.Session;
  /** Null until the buyer completes the checkout page. */
  readonly subscription: Stripe.Subscription | null;
  /** Null when the session does not sell one of our plans at its price. */
  readonly plan: PlanKey | null;
  /** When Stripe was asked. */
  readonly readAt: Date;
}

/** @throws Problem 404 for an unknown session; a Stripe error when Stripe does not respond */
export async function readCheckout(dependencies: PaymentDependencies, sessionId: string): Promise<Checkout> {
  const readAt = new Date();
  const { sessions } = dependencies.stripe.checkout;
  const request = sessions.retrieve(sessionId, { expand: ['line_items', 'subscription'] });
  const session = await fetchOrNull(dependencies, request);
  if (!session) throw new Problem(404, 'session-not-found', MESSAGES.sessionNotFound);
  const subscription = typeof session.subscription === 'object' ? session.subscription : null;
  const plan =
    session.mode === 'subscription'
      ? identifyPlan(dependencies, {
          metadata: session.metadata,
          items: session.line_items?.data ?? [],
          total: session.amount_total,
          currency: session.currency,
        })
      : null;
  return { session, subscription, plan, readAt };
}

/** The current state of a subscription in Stripe. */
interface SubscriptionSale {
  /** Null when it was deleted in Stripe. */
  readonly subscription: Stripe.Subscription | null;
  /** Null when it is not for one of our plans at its price. */
  readonly plan: PlanKey | null;
  /** Whether its latest invoice is paid. */
  readonly paid: boolean;
  /** When Stripe was asked. */
  readonly readAt: Date;
}

export async function readSubscription(
  dependencies: PaymentDependencies,
  id: string,
): Promise<SubscriptionSale> {
  const readAt = new Date();
  const request = dependencies.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const subscription = await fetchOrNull(dependencies, request);
  if (!subscription) return { subscription, plan: null, paid: false, readAt };
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  const plan = identifyPlan(dependencies, {
    metadata: subscription.metadata,
    items: subscription.items.data,
    total: invoice?.total,
    currency: subscription.currency,
  });
  return { subscription, plan, paid: invoice?.status === 'paid', readAt };
}

/** The address entered on the checkout page, or the one that the session was created with. */
export const buyerEmail = (session: Stripe.Checkout.Session): string | null =>
  session.customer_details?.email ?? session.customer_email;

/** For one hour, the session id alone is enough: the buyer returns from the checkout and may not have an account yet. */
const FRESH_MS = 3_600_000;

/** Whether the checkout was completed within the last hour, when only the buyer has its id. */
export const isFresh = ({ created }: Stripe.Subscription): boolean => Date.now() - created * 1_000 < FRESH_MS;

interface Sale {
  readonly metadata: Stripe.Metadata | null;
  readonly items: readonly { readonly price: Stripe.Price | null; readonly quantity?: number | null }[];
  /** Charged for all items, in the smallest unit of the currency. */
  readonly total: number | null | undefined;
  readonly currency: string | null;
}

/**
 * The plan that was sold. The same Stripe account may sell other products, and its staff can create sessions by hand:
 * metadata names the plan, and exactly one of its prices must be charged in full, without a discount. The price on sale
 * must match the catalog; a replaced price keeps its own amount.
 * @returns null for anything else
 */
function identifyPlan(
  { config, plans }: Pick<PaymentDependencies, 'config' | 'plans'>,
  { metadata, items, total, currency }: Sale,
): PlanKey | null {
  const plan = PLAN_KEYS.find((key) => key === metadata?.tier);
  const [item] = items;
  if (!plan || !item?.price || items.length !== 1 || item.quantity !== 1) return null;
  const { price } = item;
  if (total !== price.unit_amount || currency !== price.currency) return null;
  const isOurs =
    price.id === config.prices[plan]
      ? matchesPlan(price, plans[plan])
      : config.pastPrices[plan].includes(price.id);
  return isOurs ? plan : null;
}

/** Whether a price charges what the catalog says. */
export const matchesPlan = (price: Stripe.Price, plan: Plan): boolean =>
  price.unit_amount === plan.amount &&
  price.currency === plan.currency &&
  price.recurring?.interval === plan.interval &&
  price.recurring.interval_count === 1;
