import type { PlanKey } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { Problem } from '../errors/problem';
import { ifThere } from './if-there';
import type { PaymentParts } from './payment-parts';
import { planOfSale } from './plan-of-sale';
import { SENTENCES } from '../errors/sentences';

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

/** Whether the checkout page was completed a moment ago: only the buyer has the id then. */
export const isFresh = ({ created }: Stripe.Subscription): boolean => Date.now() - created * 1_000 < FRESH_MS;

/** @throws Problem 404 for a session that does not exist; a Stripe error when Stripe does not respond */
export async function readCheckout(parts: PaymentParts, sessionId: string): Promise<Checkout> {
  const readAt = new Date();
  const { sessions } = parts.stripe.checkout;
  const session = await ifThere(
    parts,
    sessions.retrieve(sessionId, { expand: ['line_items', 'subscription'] }),
  );
  if (!session) throw new Problem(404, 'session-not-found', SENTENCES.sessionNotFound);
  const subscription = typeof session.subscription === 'object' ? session.subscription : null;
  return { session, subscription, plan: planOf(parts, session), readAt };
}

/** The address that was given on the checkout page, or the one that it began with. */
export const buyerEmail = (session: Stripe.Checkout.Session): string | null =>
  session.customer_details?.email ?? session.customer_email;

const planOf = (parts: PaymentParts, session: Stripe.Checkout.Session): PlanKey | null =>
  session.mode === 'subscription'
    ? planOfSale(parts, {
        metadata: session.metadata,
        items: session.line_items?.data ?? [],
        total: session.amount_total,
        currency: session.currency,
      })
    : null;
