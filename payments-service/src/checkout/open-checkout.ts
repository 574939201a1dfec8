import type { CreateCheckoutRequest } from '@ninefold/contracts';
import { type Caller, notSignedIn } from '../auth/authenticate';
import { databaseUnavailable } from '../database/database-unavailable';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import { listCurrentSubscriptions } from '../payments/list-current-subscriptions';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { syncSubscription } from '../payments/sync-subscription';
import { fetchOrNull } from '../stripe/fetch-or-null';

export const PAYMENT_PENDING = ['payment-pending', MESSAGES.paymentPending] as const;

const REFUSALS = {
  subscribed: ['already-subscribed', MESSAGES.alreadySubscribed],
  'payment-pending': PAYMENT_PENDING,
  paid: ['already-paid', MESSAGES.alreadyPaid],
} as const satisfies Record<string, readonly [code: string, message: string]>;

/**
 * Opens the caller's row in `checkouts`, or returns the one that is open.
 * @throws Problem 409 when a subscription or a payment makes another checkout wrong
 */
export async function openCheckout(
  dependencies: PaymentDependencies,
  caller: Caller | null,
  request: CreateCheckoutRequest,
) {
  let row = await openRow(dependencies, caller, request);
  if (row.state !== 'open') {
    await syncPreviousPurchases(dependencies, caller, request);
    row = await openRow(dependencies, caller, request);
  }
  if (row.state === 'open') return row;
  const [code, message] = REFUSALS[row.state];
  const sessionId =
    row.state === 'paid' ? await findPaidSession(dependencies, request.purchase_id) : undefined;
  throw new Problem(409, code, message, { sessionId });
}

async function openRow(
  { database }: PaymentDependencies,
  caller: Caller | null,
  { purchase_id, tier }: CreateCheckoutRequest,
) {
  const { data, error } = await database.rpc('open_checkout', {
    p_user_id: caller?.id ?? null,
    p_guest_key: purchase_id ?? null,
    p_tier: tier,
  });
  if (error?.hint === 'account-gone') throw notSignedIn({ cause: error });
  if (error || !data) throw databaseUnavailable(error);
  return data;
}

/** Whatever prevents a new checkout may have ended without an event, or been deleted in Stripe. */
async function syncPreviousPurchases(
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
