import type { PlanKey, SentPurchase } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { expanded, respondedAt } from '../stripe/stripe-values';
import { identifyPlan, namedPlan } from './identify-plan';
import type { PaymentDependencies } from './payment-dependencies';

/** The current state of a checkout session in Stripe. */
export interface Checkout {
  readonly session: Stripe.Checkout.Session;
  /** Null until the buyer completes the checkout page. */
  readonly subscription: Stripe.Subscription | null;
  /** The invoice that the buyer pays on the checkout page. */
  readonly invoice: Stripe.Invoice | null;
  /** Null when the session does not sell one of our plans. */
  readonly plan: PlanKey | null;
  /** Why its payment must be returned, or null. */
  readonly objection: SentPurchase['objection'];
  /** When Stripe responded, by its own clock. */
  readonly readAt: string;
}

/** @throws Problem 404 for an unknown session; a Stripe error when Stripe does not respond */
export async function readCheckout(dependencies: PaymentDependencies, sessionId: string): Promise<Checkout> {
  const request = dependencies.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ['line_items', 'subscription', 'invoice'],
  });
  const session = await fetchOrNull(dependencies, request);
  if (!session) throw new Problem(404, 'session-not-found', MESSAGES.sessionNotFound);
  return {
    session,
    subscription: expanded(session.subscription),
    invoice: expanded(session.invoice),
    ...identifySale(dependencies, session),
    readAt: respondedAt(session),
  };
}

/**
 * What a session sells. One that this service created is ours whatever it charges: staff may have replaced the price or
 * given the customer a discount meanwhile, and its payment must not be kept without a plan.
 */
function identifySale(
  dependencies: PaymentDependencies,
  session: Stripe.Checkout.Session,
): Pick<Checkout, 'plan' | 'objection'> {
  if (session.mode !== 'subscription') return { plan: null, objection: null };
  const plan = identifyPlan(dependencies, {
    metadata: session.metadata,
    items: session.line_items?.data ?? [],
    total: session.amount_total,
    currency: session.currency,
    discounts: session.discounts ?? [],
  });
  if (plan) return { plan, objection: null };
  return session.metadata?.checkout_id
    ? { plan: namedPlan(session.metadata), objection: 'unknown-price' }
    : { plan: null, objection: null };
}

/** The address entered on the checkout page, or the one that the session was created with. */
export const buyerEmail = (session: Stripe.Checkout.Session): string | null =>
  session.customer_details?.email ?? session.customer_email;

/** For one hour, the session id alone is enough: the buyer returns from the checkout and may not have an account yet. */
const FRESH_MS = 3_600_000;

/** Whether the checkout was completed within the last hour, when only the buyer has its id. */
export const isFresh = ({ created }: Stripe.Subscription): boolean => Date.now() - created * 1_000 < FRESH_MS;
