import type { CreateCheckoutRequest } from '@ninefold/contracts';
import type { Caller } from '../auth/authenticate';
import { databaseUnavailable } from '../database/database-unavailable';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import { listCurrentSubscriptions } from '../payments/list-current-subscriptions';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { syncSubscription } from '../payments/sync-subscription';
import { fetchOrNull } from '../stripe/fetch-or-null';

const PENDING = ['payment-pending', MESSAGES.paymentPending] as const;

const REFUSALS = {
  subscribed: ['already-subscribed', MESSAGES.alreadySubscribed],
  'payment-pending': PENDING,
  paid: ['already-paid', MESSAGES.alreadyPaid],
} as const satisfies Record<string, readonly [code: string, message: string]>;

/** Why a subscription or a payment makes another checkout wrong. A paid one comes with its session. */
export async function refuseCheckout(
  dependencies: PaymentDependencies,
  state: keyof typeof REFUSALS,
  { purchase_id }: CreateCheckoutRequest,
): Promise<Problem> {
  const [code, message] = REFUSALS[state];
  const sessionId = state === 'paid' ? await findPaidSession(dependencies, purchase_id) : undefined;
  return new Problem(409, code, message, { sessionId });
}

export const refusePending = () => new Problem(409, ...PENDING);

/** Whatever prevents a new checkout may have ended without an event, or been deleted in Stripe. */
export async function syncPreviousPurchases(
  dependencies: PaymentDependencies,
  caller: Caller | null,
  { purchase_id }: CreateCheckoutRequest,
): Promise<void> {
  const { database, stripe } = dependencies;
  if (caller) {
    const ids = await listCurrentSubscriptions(dependencies, caller.id);
    for (const id of ids) await syncSubscription(dependencies, id);
    return;
  }
  const paid = await findPaidSession(dependencies, purchase_id);
  if (!paid || (await fetchOrNull(dependencies, stripe.checkout.sessions.retrieve(paid)))) return;
  const { error } = await database.from('checkouts').delete().eq('session_id', paid);
  if (error) throw databaseUnavailable(error);
}

/**
 * The session that a guest has paid for, which the browser may have forgotten and which leads to the account. Only the
 * holder of the purchase id sees it: that id never leaves the browser that made it. Creating the account also requires
 * the address from the checkout.
 */
async function findPaidSession({ database }: PaymentDependencies, purchaseId: string | undefined) {
  const started = await database.from('checkouts').select('session_id').eq('buyer', `guest:${purchaseId}`);
  if (started.error) throw databaseUnavailable(started.error);
  const sessions = started.data.flatMap(({ session_id }) => session_id ?? []);
  const { data, error } = await database
    .from('purchases')
    .select('session_id')
    .in('session_id', sessions)
    .eq('status', 'paid')
    .limit(1);
  if (error) throw databaseUnavailable(error);
  return data[0]?.session_id;
}
