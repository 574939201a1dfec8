import { z } from 'zod';
import type { AuthCall, AuthParts } from './auth-parts';
import { emailAddress, readCall } from './read-call';

const RecoverSchema = z.object({ email: emailAddress });

/** Sends a link to choose a new password. The response is the same for every address. */
export async function recover(parts: AuthParts, { body, query, network }: AuthCall): Promise<Response> {
  const { inTurn, users, limits, tokens, mailer } = parts;
  const { email } = readCall(RecoverSchema, body);
  const token = tokens.make();

  const known = await inTurn(async () => {
    await limits.network('mail', network);
    await limits.mail('recovery', email);
    const user = await users.byEmail(email);
    const recovery_sent_at = new Date().toISOString();
    if (user) await users.update(user.id, { recovery_token: token.digest, recovery_sent_at });
    return Boolean(user);
  });
  if (known) mailer.withLink('recovery', { to: email, token, redirectTo: query.get('redirect_to') });
  return Response.json({});
}
