import type { CreateCheckoutRequest } from 'shared-contracts';
import Stripe from 'stripe';
import { type Caller, notSignedIn } from '../auth/admit-caller';
import { databaseUnavailable } from '../database/database-unavailable';
import type { PaymentParts } from '../payments/payment-parts';
import { returnAddresses } from './return-addresses';

/** @returns null when Stripe knows the key with another body: that session was shown to no one */
export async function createSession(
  parts: PaymentParts,
  checkoutId: string,
  caller: Caller | null,
  request: CreateCheckoutRequest,
): Promise<Stripe.Checkout.Session | null> {
  const { config, database, stripe } = parts;
  const metadata = { tier: request.tier, checkout_id: checkoutId, ...(caller && { user_id: caller.id }) };
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price: config.prices[request.tier], quantity: 1 }],
        ...(await buyer(parts, caller, request)),
        ...(caller && { client_reference_id: caller.id }),
        ...returnAddresses(config.shellUrl, request, caller !== null),
        metadata,
        subscription_data: { metadata },
      },
      { idempotencyKey: checkoutId },
    );
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
async function buyer({ database }: PaymentParts, caller: Caller | null, request: CreateCheckoutRequest) {
  if (!caller) return request.customer_email ? { customer_email: request.customer_email } : {};
  const { data, error } = await database
    .from('profiles')
    .select('stripe_customer_id')
    .eq('id', caller.id)
    .maybeSingle();
  if (error) throw databaseUnavailable(error);
  // The account has ended since the call was admitted.
  if (!data) throw notSignedIn();
  if (data.stripe_customer_id) return { customer: data.stripe_customer_id };
  return caller.email ? { customer_email: caller.email } : {};
}
