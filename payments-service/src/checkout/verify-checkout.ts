import type { VerifyCheckoutRequest, VerifyCheckoutResponse } from '@ninefold/contracts';
import { claimPurchaseCall } from '@ninefold/contracts/rpc';
import type { Caller } from '../auth/authenticate';
import type { Config } from '../config/read-config';
import { callDatabase } from '../database/call-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { MESSAGES, returnedMessage } from '../errors/messages';
import { Problem } from '../errors/problem';
import { fulfillCheckout } from '../payments/fulfill-checkout';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { buyerEmail, isFresh, readCheckout } from '../payments/read-checkout';
import { runPaymentTasks } from '../payments/run-payment-tasks';
import { hasEnded, idOf } from '../stripe/stripe-values';
import { startedBy } from './started-by';

interface VerificationDependencies extends PaymentDependencies {
  readonly config: PaymentDependencies['config'] & Pick<Config, 'mail'>;
}

/**
 * Verifies that a plan was paid for in full, by the caller. It is activated before the response.
 * @throws Problem 403 for another user's session, 409 for one that an account has claimed; a Stripe error or Problem 503
 * when Stripe or the database does not respond, so that nothing counts as valid
 */
export async function verifyCheckout(
  dependencies: VerificationDependencies,
  caller: Caller | null,
  { session_id, expected_tier, purchase_id }: VerifyCheckoutRequest,
): Promise<VerifyCheckoutResponse> {
  const checkout = await readCheckout(dependencies, session_id);
  const { session, subscription, plan } = checkout;
  const mailing = dependencies.config.mail ? {} : ({ sends_no_mail: true } as const);
  const owner = session.client_reference_id;
  if (owner && owner !== caller?.id) throw notYourSession();
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
  if (!plan || (expected_tier && expected_tier !== plan)) return invalid(MESSAGES.notPaid);

  const { userId, returned } = await fulfillCheckout(dependencies, checkout);
  if (returned) {
    const { amount_total, currency } = session;
    return {
      ...invalid(returnedMessage(returned, amount_total)),
      returned: true,
      amount_total,
      currency,
      ...mailing,
    };
  }
  const isUnpaid = session.payment_status === 'unpaid';
  if (session.status !== 'complete') return invalid(MESSAGES.notPaid);
  // A delayed payment that fails cancels its subscription.
  if (!subscription || hasEnded(subscription))
    return invalid(isUnpaid ? MESSAGES.notPaid : MESSAGES.subscriptionEnded);
  if (isUnpaid) return invalid(MESSAGES.paymentPending, true);
  const isOthers = userId !== null && userId !== caller?.id;
  const isBuyer = (!caller || isOthers) && (await startedBy(dependencies, session.id, purchase_id));
  if (isOthers && caller) throw isBuyer ? otherEmail() : notYourSession();
  if (isOthers && !isBuyer) throw alreadyClaimed();
  const has_account = isOthers && !(await isUnverified(dependencies, userId));
  if (!userId && caller) await claimAsCaller(dependencies, session.id, caller);
  // An old session id may be found on a shared device.
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
    ...(has_account && { has_account }),
    ...mailing,
  };
}

/** Whether an account's address is unconfirmed, in which case the browser that paid may replace the account. */
async function isUnverified({ database }: PaymentDependencies, userId: string): Promise<boolean> {
  const { data, error } = await database
    .from('profiles')
    .select('email_verified')
    .eq('id', userId)
    .maybeSingle();
  if (error) throw databaseUnavailable(error);
  return data?.email_verified === false;
}

/** A guest who paid and already has a confirmed account gets the purchase by signing in. */
async function claimAsCaller(
  dependencies: PaymentDependencies,
  sessionId: string,
  caller: Caller,
): Promise<void> {
  if (!caller.email) throw otherEmail();
  const claim = { p_session_id: sessionId, p_user_id: caller.id };
  const { outcome, tasks } = await callDatabase(dependencies.database, claimPurchaseCall, claim);
  if (outcome === 'other-email') throw otherEmail();
  if (outcome !== 'claimed') throw notYourSession();
  await runPaymentTasks(dependencies, tasks);
}

const otherEmail = () => new Problem(409, 'other-email', MESSAGES.paidWithOtherEmail);

const notYourSession = () => new Problem(403, 'not-your-session', MESSAGES.notYourSession);

export const alreadyClaimed = () => new Problem(409, 'already-claimed', MESSAGES.alreadyClaimed);
