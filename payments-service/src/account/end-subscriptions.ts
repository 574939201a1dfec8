import { databaseUnavailable } from '../database/database-unavailable';
import { cancelNow } from '../payments/cancel-now';
import { ifThere } from '../payments/if-there';
import { liveSubscriptions } from '../payments/live-subscriptions';
import type { PaymentParts } from '../payments/payment-parts';
import { syncSubscription } from '../payments/sync-subscription';

/**
 * Ends everything that could still charge a person, before the account is deleted: subscriptions, and checkout pages
 * that are open in some tab.
 * @returns how many subscriptions were ended
 */
export async function endSubscriptions(parts: PaymentParts, userId: string): Promise<number> {
  const { database, stripe } = parts;
  const [open, live] = await Promise.all([
    database.from('checkouts').select('session_id').eq('user_id', userId).is('closed_at', null),
    liveSubscriptions(parts, userId),
  ]);
  if (open.error) throw databaseUnavailable(open.error);
  for (const { session_id } of open.data) if (session_id) await expire(parts, session_id);
  for (const id of live) {
    const subscription = await ifThere(parts, stripe.subscriptions.retrieve(id));
    if (subscription) await cancelNow(parts, subscription);
    await syncSubscription(parts, id);
  }
  return live.length;
}

/** A page that was paid meanwhile does not expire: its subscription ends with the account, by its event. */
async function expire(parts: PaymentParts, sessionId: string): Promise<void> {
  const { database, stripe } = parts;
  const session = await ifThere(parts, stripe.checkout.sessions.retrieve(sessionId));
  if (session?.status === 'open') await stripe.checkout.sessions.expire(sessionId);
  const { error } = await database.rpc('close_checkout', { p_session_id: sessionId });
  if (error) throw databaseUnavailable(error);
}
