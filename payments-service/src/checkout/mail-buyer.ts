import type { AuthError } from '@supabase/supabase-js';
import { countTry, type TryLimit } from '../limits/count-try';
import type { PaymentParts } from '../payments/payment-parts';
import type { Buyer, BuyersAccount } from './open-buyers-account';

/** A person who knows the checkout of another one can ask for these mails; the buyer has `/reset-password`, too. */
const PASSWORD_MAILS: TryLimit = { tries: 3, windowSeconds: 3_600 };

/**
 * The mail of an account that was just made, or asked for again. It proves the address; where the buyer has not typed a
 * password, they choose it on the page of its link. Else the link signs in the browser that paid.
 * @returns why none was sent
 */
export async function mailBuyer(
  { config, database }: PaymentParts,
  { sessionId, email, signingUp }: Buyer,
  { isNew, passwordByMail }: BuyersAccount,
): Promise<AuthError | null> {
  if (passwordByMail) {
    if ((await countTry(database, `password-mail:${sessionId}`, PASSWORD_MAILS)) > 0) return null;
    const redirectTo = `${config.shellUrl}/update-password`;
    return (await database.auth.resetPasswordForEmail(email, { redirectTo })).error;
  }
  // A second press: the mail of the first one is on its way, and another one would cost the account its password.
  if (!isNew) return null;
  const query = new URLSearchParams({ confirmed: 'true', ...(signingUp && { signing_up: signingUp }) });
  const emailRedirectTo = `${config.shellUrl}/login?${query.toString()}`;
  return (await database.auth.resend({ type: 'signup', email, options: { emailRedirectTo } })).error;
}
