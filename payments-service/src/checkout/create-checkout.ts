import type { CreateCheckoutRequest, CreateCheckoutResponse } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { type Caller, notSignedIn } from '../auth/admit-caller';
import { databaseUnavailable } from '../database/database-unavailable';
import { Problem } from '../errors/problem';
import { fulfil } from '../payments/fulfil';
import { ifThere } from '../payments/if-there';
import { liveSubscriptions } from '../payments/live-subscriptions';
import type { PaymentParts } from '../payments/payment-parts';
import { syncSubscription } from '../payments/sync-subscription';
import { createSession } from './create-session';
import { SENTENCES } from '../errors/sentences';

/** A checkout that is over makes room for a new one; more than two in a row is a fault. */
const ROUNDS = 3;

/**
 * The checkout page of the caller's one open checkout. However often and in however many tabs it is asked for, there is
 * one session, because there is one row and its id is the idempotency key.
 * @throws Problem 409 for a person who must not pay again
 */
export async function createCheckout(
  parts: PaymentParts,
  caller: Caller | null,
  request: CreateCheckoutRequest,
): Promise<CreateCheckoutResponse> {
  for (let round = 0; round < ROUNDS; round++) {
    const checkout = await openCheckout(parts, caller, request);
    const session = checkout.session_id
      ? await ifThere(parts, parts.stripe.checkout.sessions.retrieve(checkout.session_id))
      : await createSession(parts, checkout.id, caller, request);
    if (session?.status === 'open' && session.url)
      return { session_id: session.id, checkout_url: session.url };
    // Complete or expired, and the event is still on its way. Or it is gone, or cannot be used.
    await (session ? fulfil(parts, session.id) : closeCheckout(parts, checkout.id));
    if (session?.status === 'complete') refuseIfPending(session);
  }
  throw new Problem(502, 'stripe-unavailable', SENTENCES.stripeUnavailable);
}

async function openCheckout(parts: PaymentParts, caller: Caller | null, request: CreateCheckoutRequest) {
  let data = await askForCheckout(parts, caller, request);
  if (data.state !== 'open') {
    await clearTheWay(parts, caller, request);
    data = await askForCheckout(parts, caller, request);
  }
  if (data.state === 'open') return data;
  const [code, message] = REFUSALS[data.state];
  const sessionId = data.state === 'paid' ? await paidSession(parts, request.purchase_id) : undefined;
  throw new Problem(409, code, message, { sessionId });
}

/** What is in the way of a new checkout may have ended without an event, or be gone at Stripe. */
async function clearTheWay(
  parts: PaymentParts,
  caller: Caller | null,
  { purchase_id }: CreateCheckoutRequest,
): Promise<void> {
  if (caller) {
    for (const id of await liveSubscriptions(parts, caller.id)) await syncSubscription(parts, id);
    return;
  }
  const paid = await paidSession(parts, purchase_id);
  if (!paid || (await ifThere(parts, parts.stripe.checkout.sessions.retrieve(paid)))) return;
  const { error } = await parts.database.from('checkouts').delete().eq('session_id', paid);
  if (error) throw databaseUnavailable(error);
}

async function askForCheckout(
  { database }: PaymentParts,
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

/**
 * The checkout that a guest has paid: their browser may have forgotten it, and it leads to the account. It is shown to
 * the person who has the random id of the purchase, which never leaves the browser that made it. Only the address that
 * was given at the checkout makes an account of it.
 */
async function paidSession({ database }: PaymentParts, purchaseId: string | undefined) {
  const begun = await database.from('checkouts').select('session_id').eq('buyer', `guest:${purchaseId}`);
  if (begun.error) throw databaseUnavailable(begun.error);
  const sessions = begun.data.flatMap(({ session_id }) => session_id ?? []);
  const { data, error } = await database
    .from('purchases')
    .select('session_id')
    .in('session_id', sessions)
    .eq('status', 'paid')
    .limit(1);
  if (error) throw databaseUnavailable(error);
  return data[0]?.session_id;
}

const PENDING = ['payment-pending', SENTENCES.paymentPending] as const;

const REFUSALS = {
  subscribed: ['already-subscribed', SENTENCES.alreadySubscribed],
  'payment-pending': PENDING,
  paid: ['already-paid', SENTENCES.alreadyPaid],
} as const satisfies Record<string, readonly [code: string, message: string]>;

/** A guest's payment on its way has no account that would say so. */
function refuseIfPending(session: Stripe.Checkout.Session): void {
  if (session.payment_status === 'unpaid') throw new Problem(409, ...PENDING);
}

async function closeCheckout({ database }: PaymentParts, id: string): Promise<void> {
  const closed_at = new Date().toISOString();
  const { error } = await database.from('checkouts').update({ closed_at }).eq('id', id);
  if (error) throw databaseUnavailable(error);
}
