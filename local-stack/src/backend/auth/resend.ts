import { z } from 'zod';
import type { AuthCall, AuthParts } from './auth-parts';
import { emailAddress, readCall } from './read-call';
import { networkDigest } from './sign-up';

const ResendSchema = z.object({
  email: emailAddress,
  type: z.enum(['signup', 'email_change'], 'Missing one of these types: signup, email_change'),
});

/** Sends a mail again whose address is not confirmed. The response is the same for every address. */
export async function resend(parts: AuthParts, { body, query, network }: AuthCall): Promise<Response> {
  const { inTurn, users, limits, tokens, mailer } = parts;
  const { email, type } = readCall(ResendSchema, body);
  const token = tokens.make();

  const sent = await inTurn(async () => {
    await limits.network('mail', network);
    // Before the limit, as at a sign-up.
    if (type === 'signup') await users.noteSignUp(email, networkDigest(network), true);
    await limits.mail(`${type} again`, email);
    const user = await (type === 'signup' ? users.byEmail(email) : users.byNewEmail(email));
    if (!user) return;
    if (type === 'signup') return (await users.repeatSignUpMail(user.id, token.digest)) ? user : undefined;
    const email_change_sent_at = new Date().toISOString();
    await users.update(user.id, { email_change_token_new: token.digest, email_change_sent_at });
    return user;
  });
  if (sent) {
    const template = type === 'signup' ? 'confirmation' : 'email_change';
    mailer.withLink(template, { to: email, token, redirectTo: query.get('redirect_to'), email: sent.email });
  }
  return Response.json({});
}
