import type { AuthError } from '@supabase/supabase-js';
import type { CreateAccountRequest } from 'shared-contracts';
import { isGuessable } from 'shared-contracts/guessable-password';
import { databaseUnavailable } from '../database/database-unavailable';
import { Problem } from '../errors/problem';
import { fulfilCheckout } from '../payments/fulfil';
import type { PaymentParts } from '../payments/payment-parts';
import { buyerEmail, type Checkout, readCheckout } from '../payments/read-checkout';
import { hasEnded } from '../stripe/stripe-values';
import { hasAccount } from './verify-checkout';

/** bcrypt reads no more. */
const MAX_PASSWORD_BYTES = 72;

/**
 * Makes the account of a person who paid first, and gives it the purchase, once. The account has the address that was
 * given at the checkout, and signs in only after the link of its mail was opened: so the buyer proves the address.
 * @returns how the mail went; it can be asked for again
 * @throws Problem that says which field is wrong, or why there is no account to make
 */
export async function createAccount(
  parts: PaymentParts,
  request: CreateAccountRequest,
): Promise<{ error: AuthError | null }> {
  checkPassword(request);
  const checkout = await readCheckout(parts, request.session_id);
  checkBuyer(checkout, request);
  const { userId } = await fulfilCheckout(parts, checkout);
  if (userId) throw hasAccount();

  const account = await makeAccount(parts, request);
  const { data, error } = await parts.database.rpc('claim_purchase', {
    p_session_id: request.session_id,
    p_user_id: account.id,
  });
  if (error || !data) throw databaseUnavailable(error);
  if (data.outcome !== 'claimed') {
    if (account.isNew) await parts.database.auth.admin.deleteUser(account.id);
    throw hasAccount();
  }
  return parts.database.auth.resend({
    type: 'signup',
    email: request.email,
    options: { emailRedirectTo: `${parts.config.shellUrl}/login?confirmed=true` },
  });
}

function checkPassword({ email, password }: CreateAccountRequest): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new Problem(400, 'password-too-long', 'The password is too long.');
  }
  if (isGuessable(password, [email])) {
    throw new Problem(400, 'common-password', 'This password is one of the first that others guess.');
  }
}

function checkBuyer({ session, subscription, plan }: Checkout, request: CreateAccountRequest): void {
  if (
    !plan ||
    plan !== request.tier ||
    session.status !== 'complete' ||
    session.payment_status === 'unpaid'
  ) {
    throw new Problem(409, 'not-paid', 'Payment verification failed - session invalid or not paid');
  }
  if (!subscription || hasEnded(subscription)) {
    throw new Problem(409, 'subscription-ended', 'This subscription has ended.');
  }
  if (session.client_reference_id) throw hasAccount();
  if (buyerEmail(session)?.toLowerCase() !== request.email) {
    throw new Problem(409, 'other-email', 'Please use the email address that you gave when you paid.');
  }
}

const isKnownAddress = ({ code }: AuthError) => code === 'email_exists' || code === 'user_already_exists';

async function makeAccount(
  { database }: PaymentParts,
  { session_id, email, password }: CreateAccountRequest,
): Promise<{ id: string; isNew: boolean }> {
  const { data, error } = await database.auth.admin.createUser({
    email,
    password,
    user_metadata: { account_status: 'pending_verification' },
    app_metadata: { checkout_session: session_id },
  });
  if (data.user) return { id: data.user.id, isNew: true };
  if (error?.code === 'weak_password') throw new Problem(400, 'weak-password', 'This password is too weak.');
  if (!error || !isKnownAddress(error)) {
    throw new Problem(503, 'auth-unavailable', 'Account creation failed. Please try again.', {
      cause: error,
    });
  }
  // A call before this one may have been stopped between the account and the claim.
  const known = await database.rpc('account_for_purchase', { p_session_id: session_id });
  if (known.error) throw databaseUnavailable(known.error);
  if (known.data) return { id: known.data, isNew: false };
  const message =
    'There is an account with this email address already. Sign in, and your purchase is added to it.';
  throw new Problem(409, 'account-exists', message);
}
