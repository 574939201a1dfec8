import type { AuthError } from '@supabase/supabase-js';
import type { CreateAccountRequest } from '@ninefold/contracts';
import { isGuessable } from '@ninefold/contracts/passwords';
import { databaseUnavailable } from '../database/database-unavailable';
import { Problem } from '../errors/problem';
import { fulfilCheckout } from '../payments/fulfil';
import type { PaymentParts } from '../payments/payment-parts';
import { buyerEmail, type Checkout, readCheckout } from '../payments/read-checkout';
import { hasEnded } from '../stripe/stripe-values';
import { mailBuyer } from './mail-buyer';
import { openBuyersAccount } from './open-buyers-account';
import { hasAccount } from './verify-checkout';
import { SENTENCES } from '../errors/sentences';

/** bcrypt reads no more. */
const MAX_PASSWORD_BYTES = 72;

interface CreatedAccount {
  /** The password of the request was not used. */
  readonly passwordByMail: boolean;
  /** Why no mail was sent; it can be asked for again. */
  readonly mailError: AuthError | null;
}

/**
 * Makes the account of a person who paid first, and gives it the purchase. The account has the address that was given at
 * the checkout, and signs in only after the link of its mail was opened: so the buyer proves the address. The password
 * that was typed counts only in the browser that paid, which has the secret of the purchase. Others may have seen the
 * address of its page, and type a password for an account that the buyer then confirms.
 * @param isBuyer whether the call came with the secret of the browser that began the checkout
 * @throws Problem that says which field is wrong, or why there is no account to make
 */
export async function createAccount(
  parts: PaymentParts,
  request: CreateAccountRequest,
  isBuyer: boolean,
): Promise<CreatedAccount> {
  checkPassword(request);
  const { session_id, email, password, signing_up: signingUp } = request;
  const checkout = await readCheckout(parts, session_id);
  checkBuyer(checkout, request);
  await fulfilCheckout(parts, checkout);

  const buyer = { sessionId: session_id, email, ...(isBuyer && { password, signingUp }) };
  const account = await openBuyersAccount(parts, buyer);
  const { data, error } = await parts.database.rpc('claim_purchase', {
    p_session_id: session_id,
    p_user_id: account.id,
  });
  if (error || !data) throw databaseUnavailable(error);
  if (data.outcome !== 'claimed') {
    if (account.isNew) await parts.database.auth.admin.deleteUser(account.id);
    throw hasAccount();
  }
  const mailError = await mailBuyer(parts, buyer, account);
  return { passwordByMail: account.passwordByMail, mailError };
}

function checkPassword({ email, password }: CreateAccountRequest): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new Problem(400, 'password-too-long', SENTENCES.passwordTooLong);
  }
  if (isGuessable(password, [email])) {
    throw new Problem(400, 'common-password', SENTENCES.commonPassword);
  }
}

function checkBuyer({ session, subscription, plan }: Checkout, request: CreateAccountRequest): void {
  if (
    !plan ||
    (request.tier && plan !== request.tier) ||
    session.status !== 'complete' ||
    session.payment_status === 'unpaid'
  ) {
    throw new Problem(409, 'not-paid', SENTENCES.notPaid);
  }
  if (!subscription || hasEnded(subscription)) {
    throw new Problem(409, 'subscription-ended', SENTENCES.subscriptionEnded);
  }
  if (session.client_reference_id) throw hasAccount();
  if (buyerEmail(session)?.toLowerCase() !== request.email) {
    throw new Problem(409, 'other-email', SENTENCES.otherEmail);
  }
}
