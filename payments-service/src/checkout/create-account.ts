import type { AuthError } from '@supabase/supabase-js';
import type { CreateAccountRequest } from '@ninefold/contracts';
import { claimPurchaseCall } from '@ninefold/contracts/rpc';
import { isGuessable } from '@ninefold/contracts/passwords';
import { callDatabase } from '../database/call-database';
import { MESSAGES, returnedMessage } from '../errors/messages';
import { Problem } from '../errors/problem';
import { fulfillCheckout } from '../payments/fulfill-checkout';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { buyerEmail, type Checkout, readCheckout } from '../payments/read-checkout';
import { runPaymentTasks } from '../payments/run-payment-tasks';
import { hasEnded } from '../stripe/stripe-values';
import { createBuyerAccount } from './create-buyer-account';
import { sendBuyerEmail } from './send-buyer-email';
import { alreadyClaimed } from './verify-checkout';

/** bcrypt ignores any bytes after these. */
const MAX_PASSWORD_BYTES = 72;

interface CreatedAccount {
  /** Whether the buyer sets the password by email because the one in the request was not used. */
  readonly passwordByMail: boolean;
  /** Why no email was sent. The buyer can request another. */
  readonly mailError: AuthError | null;
}

/**
 * Creates the account of a guest who has paid, and gives it the purchase. The account has the address from the checkout
 * and cannot sign in until the buyer opens the emailed link, which proves the address. The typed password counts only in
 * the browser that paid: anyone else who has seen the page's URL could otherwise set a password that the buyer confirms.
 * @param isBuyer whether the request came from the browser that started the checkout
 * @throws Problem that names the wrong field, or says why no account can be created
 */
export async function createAccount(
  dependencies: PaymentDependencies,
  request: CreateAccountRequest,
  isBuyer: boolean,
): Promise<CreatedAccount> {
  checkPassword(request);
  const { session_id, email, password, signing_up: signingUp } = request;
  const checkout = await readCheckout(dependencies, session_id);
  checkSale(checkout, request);
  checkBuyer(checkout, request);
  const { returned } = await fulfillCheckout(dependencies, checkout);
  if (returned)
    throw new Problem(409, 'payment-returned', returnedMessage(returned, checkout.session.amount_total));
  // A returned payment has ended its subscription, too.
  if (!checkout.subscription || hasEnded(checkout.subscription))
    throw new Problem(409, 'subscription-ended', MESSAGES.subscriptionEnded);

  const buyer = { sessionId: session_id, email, ...(isBuyer && { password, signingUp }) };
  const account = await createBuyerAccount(dependencies, buyer);
  const claim = { p_session_id: session_id, p_user_id: account.id };
  const { outcome, tasks } = await callDatabase(dependencies.database, claimPurchaseCall, claim);
  if (outcome !== 'claimed') {
    if (account.isNew) await dependencies.database.auth.admin.deleteUser(account.id);
    throw alreadyClaimed();
  }
  await runPaymentTasks(dependencies, tasks);
  const mailError = await sendBuyerEmail(dependencies, buyer, account);
  return { passwordByMail: account.passwordByMail, mailError };
}

function checkPassword({ email, password }: CreateAccountRequest): void {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new Problem(400, 'password-too-long', MESSAGES.passwordTooLong);
  }
  if (isGuessable(password, [email])) {
    throw new Problem(400, 'common-password', MESSAGES.commonPassword);
  }
}

function checkSale({ session, plan }: Checkout, { tier }: CreateAccountRequest): void {
  const isOther = tier !== undefined && plan !== tier;
  if (!plan || isOther || session.status !== 'complete' || session.payment_status === 'unpaid')
    throw new Problem(409, 'not-paid', MESSAGES.notPaid);
}

function checkBuyer({ session }: Checkout, { email }: CreateAccountRequest): void {
  if (session.client_reference_id) throw alreadyClaimed();
  if (buyerEmail(session)?.toLowerCase() !== email)
    throw new Problem(409, 'other-email', MESSAGES.otherEmail);
}
