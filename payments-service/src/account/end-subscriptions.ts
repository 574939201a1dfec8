import { databaseUnavailable } from '../database/database-unavailable';
import { cancelNow } from '../payments/cancel-now';
import type { PaymentParts } from '../payments/payment-parts';
import { syncSubscription } from '../payments/sync-subscription';
import { isMissing } from '../stripe/stripe-values';

/**
 * Ends everything that could still charge a person, before the account is deleted: subscriptions, and checkout pages
 * that are open in some tab.
 * @returns how many subscriptions were ended
 */
export async function endSubscriptions(parts: PaymentParts, userId: string): Promise<number> {
  const { database, stripe } = parts;
  const [open, live] = await Promise.all([
    database.from('checkouts').select('session_id').eq('user_id', userId).is('closed_at', null),
    database
      .from('subscriptions')
      .select('id')
      .eq('user_id', userId)
      .not('status', 'in', '(canceled,incomplete_expired)'),
  ]);
  if (open.error || live.error) throw databaseUnavailable(open.error ?? live.error);
  for (const { session_id } of open.data) if (session_id) await expire(parts, session_id);
  for (const { id } of live.data) {
    await cancelNow(stripe, await stripe.subscriptions.retrieve(id));
    await syncSubscription(parts, id);
  }
  return live.data.length;
}

/** A page that was paid meanwhile does not expire: its subscription ends with the account, by its event. */
async function expire({ database, stripe }: PaymentParts, sessionId: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  if (session?.status === 'open') await stripe.checkout.sessions.expire(sessionId);
  const { error } = await database.rpc('close_checkout', { p_session_id: sessionId });
  if (error) throw databaseUnavailable(error);
}
