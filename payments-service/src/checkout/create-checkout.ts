import type { CreateCheckoutRequest, CreateCheckoutResponse } from '@ninefold/contracts';
import { callRpc, hintOf, openCheckoutCall } from '@ninefold/contracts/rpc';
import Stripe from 'stripe';
import { type Caller, notSignedIn } from '../auth/authenticate';
import { databaseUnavailable } from '../database/database-unavailable';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import { fulfillCheckoutSession } from '../payments/fulfill-checkout';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { fetchOrNull } from '../stripe/fetch-or-null';
import { refuseCheckout, refusePending, syncPreviousPurchases } from './previous-purchases';

/** A finished checkout is closed and replaced by a new one. More than two in a row indicate a fault. */
const MAX_ATTEMPTS = 3;

/**
 * Returns the caller's one open checkout, creating it if necessary. Concurrent requests from several tabs get the same
 * session, because the caller has one row in `checkouts` and its id is the idempotency key.
 * @throws Problem 409 for a caller who must not pay again
 */
export async function createCheckout(
  dependencies: PaymentDependencies,
  caller: Caller | null,
  request: CreateCheckoutRequest,
): Promise<CreateCheckoutResponse> {
  const { sessions } = dependencies.stripe.checkout;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const checkout = await openCheckout(dependencies, caller, request);
    const session = checkout.session_id
      ? await fetchOrNull(dependencies, sessions.retrieve(checkout.session_id))
      : await createSession(dependencies, checkout.id, caller, request);
    const isForOther = session?.status === 'open' && isForOtherAddress(session, caller, request);
    if (session?.status === 'open' && session.url && !isForOther)
      return { session_id: session.id, checkout_url: session.url };
    // It stays open if the guest pays at this moment, and the next lines record that.
    if (isForOther) await sessions.expire(session.id).catch(() => undefined);
    // The session is complete or expired and its event has not arrived, or it is deleted or unusable.
    await (session
      ? fulfillCheckoutSession(dependencies, session.id)
      : closeCheckout(dependencies, checkout.id));
    // A guest has no account page that would show the pending payment.
    if (session?.status === 'complete' && session.payment_status === 'unpaid') throw refusePending();
  }
  throw new Problem(502, 'stripe-unavailable', MESSAGES.stripeUnavailable);
}

/** Whether a guest has entered another address since: the checkout page shows the former one, which cannot be changed there. */
const isForOtherAddress = (
  session: Stripe.Checkout.Session,
  caller: Caller | null,
  { customer_email: email }: CreateCheckoutRequest,
): boolean => !caller && email !== undefined && session.customer_email !== email;

/** Opens the caller's row in `checkouts`, or returns the one that is open. */
async function openCheckout(
  dependencies: PaymentDependencies,
  caller: Caller | null,
  request: CreateCheckoutRequest,
) {
  let row = await openRow(dependencies, caller, request);
  if (row.state !== 'open') {
    await syncPreviousPurchases(dependencies, caller, row);
    row = await openRow(dependencies, caller, request);
  }
  if (row.state === 'open') return row;
  throw await refuseCheckout(dependencies, caller, row);
}

async function openRow(
  { config, database }: PaymentDependencies,
  caller: Caller | null,
  { purchase_id, tier }: CreateCheckoutRequest,
) {
  const row = {
    p_user_id: caller?.id ?? null,
    p_guest_key: purchase_id ?? null,
    p_tier: tier,
    p_price_id: config.prices[tier],
  };
  try {
    return await callRpc(database, openCheckoutCall, row);
  } catch (error) {
    throw hintOf(error) === 'account-deleted' ? notSignedIn({ cause: error }) : databaseUnavailable(error);
  }
}

async function closeCheckout({ database }: PaymentDependencies, id: string): Promise<void> {
  const closed_at = new Date().toISOString();
  const { error } = await database.from('checkouts').update({ closed_at }).eq('id', id);
  if (error) throw databaseUnavailable(error);
}

type Buyer = Pick<Stripe.Checkout.SessionCreateParams, 'customer' | 'customer_email'>;

/** @returns null when Stripe has seen the idempotency key with another body: nobody was shown that session */
async function createSession(
  dependencies: PaymentDependencies,
  checkoutId: string,
  caller: Caller | null,
  request: CreateCheckoutRequest,
): Promise<Stripe.Checkout.Session | null> {
  const { config, database, stripe } = dependencies;
  const metadata = { tier: request.tier, checkout_id: checkoutId, ...(caller && { user_id: caller.id }) };
  const create = (buyer: Buyer, idempotencyKey: string) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price: config.prices[request.tier], quantity: 1 }],
        ...buyer,
        ...(caller && { client_reference_id: caller.id }),
        ...returnUrls(config.shellUrl, request, caller !== null),
        metadata,
        subscription_data: { metadata },
      },
      { idempotencyKey },
    );
  try {
    const customer = caller && (await storedCustomer(dependencies, caller));
    const session =
      (customer && (await fetchOrNull(dependencies, create({ customer }, checkoutId), 'customer'))) ||
      // Stripe replays the error about the deleted customer for the first key.
      (await create(newCustomer(caller, request), customer ? `${checkoutId}-new-customer` : checkoutId));
    const row = database.from('checkouts').update({ session_id: session.id }).eq('id', checkoutId);
    const { error } = await row;
    if (error) throw databaseUnavailable(error);
    return session;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) return null;
    throw error;
  }
}

/** A former subscriber keeps the same Stripe customer, with its invoices. */
async function storedCustomer({ database }: PaymentDependencies, caller: Caller): Promise<string | null> {
  const { data, error } = await database
    .from('profiles')
    .select('stripe_customer_id')
    .eq('id', caller.id)
    .maybeSingle();
  if (error) throw databaseUnavailable(error);
  // The account was deleted after the call was authenticated.
  if (!data) throw notSignedIn();
  return data.stripe_customer_id;
}

function newCustomer(caller: Caller | null, { customer_email }: CreateCheckoutRequest): Buyer {
  const email = caller ? caller.email : customer_email;
  return email ? { customer_email: email } : {};
}

/** Stripe replaces this with the session's id. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

/** A buyer without an account creates one after paying. */
function returnUrls(
  shellUrl: string,
  { tier, flow = 'signup' }: Pick<CreateCheckoutRequest, 'tier' | 'flow'>,
  isSignedIn: boolean,
): { success_url: string; cancel_url: string } {
  const query = `?session_id=${SESSION_ID}&tier=${tier}`;
  if (!isSignedIn) {
    return { success_url: `${shellUrl}/signup/account${query}`, cancel_url: `${shellUrl}/plans` };
  }
  const cancelPath = flow === 'upgrade' ? '/upgrade' : '/signup?step=plan_selection';
  return { success_url: `${shellUrl}/signup/success${query}`, cancel_url: shellUrl + cancelPath };
}
