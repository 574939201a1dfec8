import { closeCheckoutCall } from '@ninefold/contracts/rpc';
import { callDatabase } from '../database/call-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { cancelNow } from '../payments/cancel-now';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { listCurrentSubscriptions } from '../payments/list-current-subscriptions';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { syncSubscription } from '../payments/sync-subscription';

/**
 * Ends everything that could still charge a user, before the account is deleted: subscriptions, and checkout pages that
 * are open in some tab.
 * @returns the number of subscriptions that were canceled
 */
export async function endSubscriptions(dependencies: PaymentDependencies, userId: string): Promise<number> {
  const { database, stripe } = dependencies;
  const [open, live] = await Promise.all([
    database.from('checkouts').select('session_id').eq('user_id', userId).is('closed_at', null),
    listCurrentSubscriptions(dependencies, userId),
  ]);
  if (open.error) throw databaseUnavailable(open.error);
  for (const { session_id } of open.data) if (session_id) await expire(dependencies, session_id);
  for (const id of live) {
    const subscription = await fetchOrNull(dependencies, stripe.subscriptions.retrieve(id));
    if (subscription) await cancelNow(dependencies, subscription);
    await syncSubscription(dependencies, id);
  }
  return live.length;
}

/** A checkout completed in the meantime does not expire. Its event will cancel the orphaned subscription. */
async function expire(dependencies: PaymentDependencies, sessionId: string): Promise<void> {
  const { database, stripe } = dependencies;
  const session = await fetchOrNull(dependencies, stripe.checkout.sessions.retrieve(sessionId));
  if (session?.status === 'open') await stripe.checkout.sessions.expire(sessionId);
  await callDatabase(database, closeCheckoutCall, { p_session_id: sessionId });
}
