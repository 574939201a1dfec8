import type { CreateCheckoutRequest } from '@ninefold/contracts';
import Stripe from 'stripe';
import { type Caller, notSignedIn } from '../auth/admit-caller';
import { databaseUnavailable } from '../database/database-unavailable';
import { ifThere } from '../payments/if-there';
import type { PaymentParts } from '../payments/payment-parts';

type Buyer = Pick<Stripe.Checkout.SessionCreateParams, 'customer' | 'customer_email'>;

/** @returns null when Stripe knows the key with another body: that session was shown to no one */
export async function createSession(
  parts: PaymentParts,
  checkoutId: string,
  caller: Caller | null,
  request: CreateCheckoutRequest,
): Promise<Stripe.Checkout.Session | null> {
  const { config, database, stripe } = parts;
  const metadata = { tier: request.tier, checkout_id: checkoutId, ...(caller && { user_id: caller.id }) };
  const begin = (buyer: Buyer, idempotencyKey: string) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price: config.prices[request.tier], quantity: 1 }],
        ...buyer,
        ...(caller && { client_reference_id: caller.id }),
        ...returnAddresses(config.shellUrl, request, caller !== null),
        metadata,
        subscription_data: { metadata },
      },
      { idempotencyKey },
    );
  try {
    const customer = caller && (await knownCustomer(parts, caller));
    const session =
      (customer && (await ifThere(parts, begin({ customer }, checkoutId), 'customer'))) ||
      // Stripe keeps the refusal of a customer who is gone by its key.
      (await begin(newCustomer(caller, request), customer ? `${checkoutId}-new-customer` : checkoutId));
    const row = database.from('checkouts').update({ session_id: session.id }).eq('id', checkoutId);
    const { error } = await row;
    if (error) throw databaseUnavailable(error);
    return session;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) return null;
    throw error;
  }
}

/** Someone who was subscribed before keeps the customer at Stripe, with its invoices. */
async function knownCustomer({ database }: PaymentParts, caller: Caller): Promise<string | null> {
  const { data, error } = await database
    .from('profiles')
    .select('stripe_customer_id')
    .eq('id', caller.id)
    .maybeSingle();
  if (error) throw databaseUnavailable(error);
  // The account has ended since the call was admitted.
  if (!data) throw notSignedIn();
  return data.stripe_customer_id;
}

function newCustomer(caller: Caller | null, { customer_email }: CreateCheckoutRequest): Buyer {
  const email = caller ? caller.email : customer_email;
  return email ? { customer_email: email } : {};
}

/** Stripe puts the session's id in its place. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}';

/** Where the checkout page leads: a buyer without an account makes one next. */
function returnAddresses(
  shellUrl: string,
  { tier, flow = 'signup' }: Pick<CreateCheckoutRequest, 'tier' | 'flow'>,
  isSignedIn: boolean,
): { success_url: string; cancel_url: string } {
  const paid = `?session_id=${SESSION_ID}&tier=${tier}`;
  if (!isSignedIn) {
    return { success_url: `${shellUrl}/signup/account${paid}`, cancel_url: `${shellUrl}/plans` };
  }
  const cancelled = flow === 'upgrade' ? '/upgrade' : '/signup?step=plan_selection';
  return { success_url: `${shellUrl}/signup/success${paid}`, cancel_url: shellUrl + cancelled };
}
