import { isEmailAddress, type PaymentOutcome } from '@ninefold/contracts';
import { closeCheckoutCall, fulfillCheckoutCall } from '@ninefold/contracts/rpc';
import { callDatabase } from '../database/call-database';
import { idOf, subscriptionRow, toIsoString, userIdOf } from '../stripe/stripe-values';
import { cancelNow } from './cancel-now';
import type { Cause, EventOutcome, PaymentDependencies } from './payment-dependencies';
import { buyerEmail, type Checkout, readCheckout } from './read-checkout';
import { runPaymentTasks } from './run-payment-tasks';

interface Fulfillment {
  readonly outcome: EventOutcome;
  /** The account that owns the purchase; null until one claims it. */
  readonly userId: string | null;
  /** Why the payment is sent back, or null. */
  readonly returned: PaymentOutcome['returned'];
}

interface Options {
  readonly cause?: Cause;
  /** Stripe reported that a delayed payment failed. The session itself does not show it. */
  readonly failed?: boolean;
}

/** Reads a checkout session from Stripe and fulfills it. */
export async function fulfillCheckoutSession(
  dependencies: PaymentDependencies,
  sessionId: string,
  options: Options = {},
): Promise<EventOutcome> {
  const checkout = await readCheckout(dependencies, sessionId);
  return (await fulfillCheckout(dependencies, checkout, options)).outcome;
}

/**
 * Records a completed checkout, and activates what was paid for or returns the payment. The webhook, the return page and
 * `reconcile` may call it any number of times, concurrently and in any order.
 * @throws Problem 503 when the database does not respond; either everything was written or nothing
 */
export async function fulfillCheckout(
  dependencies: PaymentDependencies,
  { session, subscription, invoice, plan, objection, readAt }: Checkout,
  { cause = null, failed = false }: Options = {},
): Promise<Fulfillment> {
  const { database } = dependencies;
  const nothing = { userId: null, returned: null } as const;
  if (!plan) return { outcome: 'ignored', ...nothing };
  if (session.status === 'expired') {
    await callDatabase(database, closeCheckoutCall, { p_session_id: session.id });
    return { outcome: 'done', ...nothing };
  }
  if (session.status !== 'complete' || !subscription) return { outcome: 'ignored', ...nothing };

  const paid = session.payment_status !== 'unpaid';
  const hasFailed = failed && !paid;
  // Otherwise Stripe would retry the charge without the buyer's knowledge.
  if (hasFailed) await cancelNow(dependencies, subscription);
  const email = buyerEmail(session);
  const user_id = userIdOf(session.client_reference_id);
  const outcome = await callDatabase(database, fulfillCheckoutCall, {
    p_event: cause,
    p_purchase: {
      session_id: session.id,
      user_id,
      buyer_email: email,
      customer_id: idOf(session.customer),
      subscription_id: subscription.id,
      tier: plan,
      amount_total: session.amount_total,
      currency: session.currency,
      status: paid ? 'paid' : hasFailed ? 'failed' : 'unpaid',
      created_at: toIsoString(session.created),
      // Nobody could create an account with such an address, or sign in.
      objection: objection ?? (user_id || isEmailAddress(email ?? '') ? null : 'unusable-address'),
    },
    p_subscription: subscriptionRow(subscription, { plan, paid, invoice, email, dispute: null, readAt }),
  });
  await runPaymentTasks(dependencies, outcome.tasks);
  return {
    outcome: outcome.seen_before ? 'seen-before' : 'done',
    userId: outcome.user_id,
    returned: outcome.returned,
  };
}
