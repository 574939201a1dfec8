import type { AuthError } from '@supabase/supabase-js';
import { type AttemptLimit, countAttempt } from '../limits/limit-calls';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import type { Buyer, BuyerAccount } from './create-buyer-account';

/** Anyone who knows a checkout session can request these emails. The buyer can also use `/reset-password`. */
const PASSWORD_EMAILS: AttemptLimit = { attempts: 3, windowSeconds: 3_600 };

/**
 * Sends the email of an account that was just created or requested again. Opening its link proves the address: it signs in
 * the browser that paid, or leads to a page where the buyer sets a password.
 * @returns why no email was sent; null when it was, or when none is due
 */
export async function sendBuyerEmail(
  { config, database }: PaymentDependencies,
  { sessionId, email, signingUp }: Buyer,
  { isNew, passwordByMail }: BuyerAccount,
): Promise<AuthError | null> {
  if (passwordByMail) {
    if ((await countAttempt(database, `password-mail:${sessionId}`, PASSWORD_EMAILS)) > 0) return null;
    const redirectTo = `${config.shellUrl}/update-password`;
    return (await database.auth.resetPasswordForEmail(email, { redirectTo })).error;
  }
  // On a second press, the first email is on its way, and sending another would void the account's password.
  if (!isNew) return null;
  const query = new URLSearchParams({ confirmed: 'true', ...(signingUp && { signing_up: signingUp }) });
  const emailRedirectTo = `${config.shellUrl}/login?${query.toString()}`;
  return (await database.auth.resend({ type: 'signup', email, options: { emailRedirectTo } })).error;
}
