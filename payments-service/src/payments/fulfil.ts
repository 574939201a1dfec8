import { databaseUnavailable } from '../database/database-unavailable';
import { idOf, instant, userIdOf } from '../stripe/stripe-values';
import { cancelNow } from './cancel-now';
import { endRedundant } from './end-redundant';
import type { Cause, EventOutcome, PaymentParts } from './payment-parts';
import { buyerEmail, type Checkout, readCheckout } from './read-checkout';
import { subscriptionRow } from './store-subscription';

interface Fulfilment {
  readonly outcome: EventOutcome;
  /** Whose purchase it is; null while it has no account. */
  readonly userId: string | null;
}

interface Options {
  readonly cause?: Cause;
  /** Stripe says that a slow payment did not arrive. The session itself does not show it. */
  readonly failed?: boolean;
}

/** Reads a checkout session again and fulfils it. */
export async function fulfil(
  parts: PaymentParts,
  sessionId: string,
  options: Options = {},
): Promise<EventOutcome> {
  return (await fulfilCheckout(parts, await readCheckout(parts, sessionId), options)).outcome;
}

/**
 * Records a finished checkout and opens what was paid. The webhook, the return page and `reconcile` call it, any number of
 * times, at the same time and in any order.
 * @throws Problem 503 when the database does not respond; nothing was written then, or all of it
 */
export async function fulfilCheckout(
  parts: PaymentParts,
  { session, subscription, plan, readAt }: Checkout,
  { cause = null, failed = false }: Options = {},
): Promise<Fulfilment> {
  const { database } = parts;
  if (!plan) return { outcome: 'ignored', userId: null };
  if (session.status === 'expired') {
    const { error } = await database.rpc('close_checkout', { p_session_id: session.id });
    if (error) throw databaseUnavailable(error);
    return { outcome: 'done', userId: null };
  }
  if (session.status !== 'complete' || !subscription) return { outcome: 'ignored', userId: null };

  const paid = session.payment_status !== 'unpaid';
  const hasFailed = failed && !paid;
  // A payment that failed for good is not tried again behind the buyer's back.
  if (hasFailed) await cancelNow(parts, subscription);
  const { data, error } = await database.rpc('fulfil_checkout', {
    p_event: cause,
    p_purchase: {
      session_id: session.id,
      user_id: userIdOf(session.client_reference_id),
      buyer_email: buyerEmail(session),
      customer_id: idOf(session.customer),
      subscription_id: subscription.id,
      tier: plan,
      amount_total: session.amount_total,
      currency: session.currency,
      status: paid ? 'paid' : hasFailed ? 'failed' : 'unpaid',
      created_at: instant(session.created),
    },
    p_subscription: subscriptionRow(subscription, { plan, paid, disputed: null, readAt }),
  });
  if (error || !data) throw databaseUnavailable(error);
  for (const id of data.redundant) await endRedundant(parts, id);
  return { outcome: data.seen_before ? 'seen-before' : 'done', userId: data.user_id };
}
