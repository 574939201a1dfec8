import type { PlanKey } from 'shared-contracts';
import type Stripe from 'stripe';
import { Problem } from '../errors/problem';
import { isMissing } from '../stripe/stripe-values';
import type { PaymentParts } from './payment-parts';
import { planOfPrice } from './plan-of-price';

/** A checkout session as Stripe has it now. */
export interface Checkout {
  readonly session: Stripe.Checkout.Session;
  /** Null until the checkout page was completed. */
  readonly subscription: Stripe.Subscription | null;
  /** Null when the session is not for one of our plans, at its price. */
  readonly plan: PlanKey | null;
  /** When Stripe was asked. */
  readonly readAt: Date;
}

/** For an hour the id of the session is enough: the buyer comes from the checkout and may have no account yet. */
const FRESH_MS = 3_600_000;

/** Whether the checkout page was completed a moment ago: who has the id then is the buyer. */
export const isFresh = ({ created }: Stripe.Subscription): boolean => Date.now() - created * 1_000 < FRESH_MS;

/** @throws Problem 404 for a session that does not exist; a Stripe error when Stripe does not respond */
export async function readCheckout(parts: PaymentParts, sessionId: string): Promise<Checkout> {
  const readAt = new Date();
  const session = await parts.stripe.checkout.sessions
    .retrieve(sessionId, { expand: ['line_items', 'subscription'] })
    .catch((cause: unknown) => {
      throw isMissing(cause)
        ? new Problem(404, 'session-not-found', 'There is no such checkout session.', { cause })
        : cause;
    });
  const subscription = typeof session.subscription === 'object' ? session.subscription : null;
  return { session, subscription, plan: planOf(parts, session), readAt };
}

/** The address that was given on the checkout page, or the one that it began with. */
export const buyerEmail = (session: Stripe.Checkout.Session): string | null =>
  session.customer_details?.email ?? session.customer_email;

function planOf(parts: PaymentParts, session: Stripe.Checkout.Session): PlanKey | null {
  const items = session.line_items?.data ?? [];
  const [item] = items;
  if (session.mode !== 'subscription' || items.length !== 1 || item?.quantity !== 1) return null;
  const plan = planOfPrice(parts, session.metadata, item.price);
  if (
    !plan ||
    session.amount_total !== item.price?.unit_amount ||
    session.currency !== item.price?.currency
  ) {
    return null;
  }
  const isOnSale = item.price?.id === parts.config.prices[plan];
  const { amount, currency } = parts.plans[plan];
  return !isOnSale || (session.amount_total === amount && session.currency === currency) ? plan : null;
}
