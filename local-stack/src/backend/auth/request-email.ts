import * as v from 'valibot';
import { type AuthCall, type AuthDependencies, emailAddress, readCall } from './call';
import { newMailToken } from './mail-token';

const RecoverSchema = v.object({ email: emailAddress });

/** Emails a link to set a new password. The response is the same for every address. */
export async function recover(
  dependencies: AuthDependencies,
  { body, query, network }: AuthCall,
): Promise<Response> {
  const { users, limits, mailer } = dependencies;
  const { email } = readCall(RecoverSchema, body);
  await limits.network('mail', network);
  const user = await users.byEmail(email);
  if (user) {
    limits.mail(user.recovery_sent_at);
    const token = newMailToken();
    const recovery_sent_at = new Date().toISOString();
    await users.update(user.id, { recovery_token: token.digest, recovery_sent_at });
    mailer.withLink('recovery', { to: email, token, redirectTo: query.get('redirect_to') });
  }
  return Response.json({});
}

const ResendSchema = v.object({
  email: emailAddress,
  type: v.picklist(['signup', 'email_change'], 'Missing one of these types: signup, email_change'),
});

/** Sends the email again for an unconfirmed address. The response is the same for every address. */
export async function resend(
  dependencies: AuthDependencies,
  { body, query, network }: AuthCall,
): Promise<Response> {
  const { users, limits, mailer } = dependencies;
  const { email, type } = readCall(ResendSchema, body);
  await limits.network('mail', network);
  const token = newMailToken();
  const mail = { to: email, token, redirectTo: query.get('redirect_to') };
  if (type === 'signup') {
    const user = await users.byEmail(email);
    if (!user || user.email_confirmed_at) return Response.json({});
    limits.mail(user.confirmation_sent_at);
    if (await users.updateWaiting(user.id, confirmationColumns(token.digest)))
      mailer.withLink('confirmation', mail);
    return Response.json({});
  }
  const user = await users.byNewEmail(email);
  if (user) {
    limits.mail(user.email_change_sent_at);
    const email_change_sent_at = new Date().toISOString();
    await users.update(user.id, { email_change_token_new: token.digest, email_change_sent_at });
    mailer.withLink('email_change', { ...mail, email: user.email });
  }
  return Response.json({});
}

/**
 * Columns that an email confirming an address changes in its account.
 * @param digest digest of the email's token
 */
export const confirmationColumns = (digest: string) => ({
  confirmation_token: digest,
  confirmation_sent_at: new Date().toISOString(),
});
