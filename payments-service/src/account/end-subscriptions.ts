import { closeCheckoutCall } from '@ninefold/contracts/rpc';
import { callDatabase } from '../database/call-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { cancelNow } from '../payments/cancel-now';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { fulfillCheckout } from '../payments/fulfill-checkout';
import { listCurrentSubscriptions } from '../payments/list-current-subscriptions';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { readCheckout } from '../payments/read-checkout';
import { syncSubscription } from '../payments/sync-subscription';

/**
 * Ends everything that could still charge a user, before the account is deleted: checkout pages that are open in some tab,
 * and subscriptions.
 * @returns the number of subscriptions that were canceled
 */
export async function endSubscriptions(dependencies: PaymentDependencies, userId: string): Promise<number> {
  const { database, stripe } = dependencies;
  const open = await database
    .from('checkouts')
    .select('session_id')
    .eq('user_id', userId)
    .is('closed_at', null);
  if (open.error) throw databaseUnavailable(open.error);
  for (const { session_id } of open.data) if (session_id) await endCheckout(dependencies, session_id);
  const live = await listCurrentSubscriptions(dependencies, userId);
  for (const id of live) {
    const subscription = await fetchOrNull(dependencies, stripe.subscriptions.retrieve(id));
    if (subscription) await cancelNow(dependencies, subscription);
    await syncSubscription(dependencies, id);
  }
  return live.length;
}

/**
 * Ends a checkout. The buyer may pay until the moment it expires, in another tab: then the payment is returned, even if an
 * event has granted the plan meanwhile.
 */
async function endCheckout(dependencies: PaymentDependencies, sessionId: string): Promise<void> {
  const { sessions } = dependencies.stripe.checkout;
  let session = await fetchOrNull(dependencies, sessions.retrieve(sessionId));
  if (session?.status === 'open') {
    session = await sessions.expire(sessionId).catch(async (error: unknown) => {
      const current = await sessions.retrieve(sessionId);
      if (current.status === 'open') throw error;
      return current;
    });
  }
  if (session?.status === 'complete') {
    const checkout = await readCheckout(dependencies, sessionId);
    await fulfillCheckout(dependencies, { ...checkout, objection: 'account-deleted' });
    // The task that returns the payment does this too, but its failure would not stop the deletion.
    if (checkout.subscription) await cancelNow(dependencies, checkout.subscription);
  }
  await callDatabase(dependencies.database, closeCheckoutCall, { p_session_id: sessionId });
}
