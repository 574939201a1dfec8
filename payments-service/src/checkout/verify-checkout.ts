import type { VerifyCheckoutRequest, VerifyCheckoutResponse } from '@ninefold/contracts';
import type { Caller } from '../auth/admit-caller';
import { databaseUnavailable } from '../database/database-unavailable';
import { Problem } from '../errors/problem';
import { endRedundant } from '../payments/end-redundant';
import { fulfilCheckout } from '../payments/fulfil';
import type { PaymentParts } from '../payments/payment-parts';
import { buyerEmail, isFresh, readCheckout } from '../payments/read-checkout';
import { hasEnded, idOf } from '../stripe/stripe-values';
import { isBegunBy } from './is-begun-by';
import { SENTENCES } from '../errors/sentences';

/**
 * Whether a plan was paid, in full and by the person who asks. What was paid is opened before the response.
 * @throws Problem 403 for another person's session, 409 for one that has an account; and when Stripe or the database does
 * not respond: then nothing is called valid
 */
export async function verifyCheckout(
  parts: PaymentParts,
  caller: Caller | null,
  { session_id, expected_tier, purchase_id }: VerifyCheckoutRequest,
): Promise<VerifyCheckoutResponse> {
  const checkout = await readCheckout(parts, session_id);
  const { session, subscription, plan } = checkout;
  const owner = session.client_reference_id;
  if (owner && owner !== caller?.id) throw notYours();
  const invalid = (error: string, pending = false): VerifyCheckoutResponse => ({
    valid: false,
    payment_status: session.payment_status,
    pending,
    tier: null,
    amount_total: null,
    currency: null,
    customer_email: null,
    customer_id: null,
    subscription_id: null,
    error,
  });
  if (!plan || (expected_tier && expected_tier !== plan)) return invalid(SENTENCES.notPaid);

  const { userId } = await fulfilCheckout(parts, checkout);
  const isUnpaid = session.payment_status === 'unpaid';
  if (session.status !== 'complete') return invalid(SENTENCES.notPaid);
  // A payment that failed for good has ended its subscription.
  if (!subscription || hasEnded(subscription))
    return invalid(isUnpaid ? SENTENCES.notPaid : SENTENCES.subscriptionEnded);
  if (isUnpaid) return invalid(SENTENCES.paymentPending, true);
  const isBuyer = !caller && (await isBegunBy(parts, session.id, purchase_id));
  if (userId && userId !== caller?.id) {
    if (caller) throw notYours();
    if (!isBuyer || !(await isUnproved(parts, userId))) throw hasAccount();
  }
  if (!userId && caller) await claimAsCaller(parts, session.id, caller);
  // An old id may be found on a device that others use too.
  const showsEmail = caller || (isBuyer && isFresh(subscription));
  return {
    valid: true,
    payment_status: session.payment_status,
    pending: false,
    tier: plan,
    amount_total: session.amount_total,
    currency: session.currency,
    customer_email: showsEmail ? buyerEmail(session) : null,
    customer_id: idOf(session.customer),
    subscription_id: subscription.id,
  };
}

/** Whether an account waits for its mail: the browser that paid may still make it anew. */
async function isUnproved({ database }: PaymentParts, userId: string): Promise<boolean> {
  const { data, error } = await database
    .from('profiles')
    .select('email_verified')
    .eq('id', userId)
    .maybeSingle();
  if (error) throw databaseUnavailable(error);
  return data?.email_verified === false;
}

/** A person who paid first and has an account with a proven address gets the purchase by signing in. */
async function claimAsCaller(parts: PaymentParts, sessionId: string, caller: Caller): Promise<void> {
  const otherEmail = () => new Problem(409, 'other-email', SENTENCES.paidWithOtherEmail);
  if (!caller.email) throw otherEmail();
  const { data, error } = await parts.database.rpc('claim_purchase', {
    p_session_id: sessionId,
    p_user_id: caller.id,
  });
  if (error || !data) throw databaseUnavailable(error);
  if (data.outcome === 'other-email') throw otherEmail();
  if (data.outcome !== 'claimed') throw notYours();
  for (const id of data.redundant) await endRedundant(parts, id);
}

const notYours = () => new Problem(403, 'not-your-session', SENTENCES.notYourSession);

export const hasAccount = () => new Problem(409, 'already-claimed', SENTENCES.alreadyClaimed);
