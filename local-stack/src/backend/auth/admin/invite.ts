import { z } from 'zod';
import { emailExists } from '../auth-error';
import type { AuthCall, AuthParts } from '../auth-parts';
import { emailAddress, metadata, readCall } from '../read-call';
import { fullUserJson } from '../user-json';

const InviteSchema = z.object({ email: emailAddress, data: metadata.default({}) });

/**
 * Makes an account without a password and sends its owner a link, which signs them in to choose one. An account whose
 * address is not confirmed is invited again: a password that was set for it no longer works.
 */
export async function invite(parts: AuthParts, { body, query }: AuthCall): Promise<Response> {
  const { inTurn, users, tokens, mailer } = parts;
  const { email, data } = readCall(InviteSchema, body);
  const token = tokens.make();
  const now = new Date().toISOString();
  const invited = {
    encrypted_password: null,
    invited_at: now,
    confirmation_token: token.digest,
    confirmation_sent_at: now,
  };

  const json = await inTurn(async () => {
    const before = await users.byEmail(email);
    if (before?.email_confirmed_at) throw emailExists();
    const raw_user_meta_data = { ...before?.raw_user_meta_data, ...data };
    if (before) await users.update(before.id, { ...invited, raw_user_meta_data });
    else await users.insert({ email, ...invited, raw_user_meta_data });
    const user = await users.byEmail(email);
    return user && fullUserJson(users, user);
  });
  mailer.withLink('invite', { to: email, token, redirectTo: query.get('redirect_to') });
  return Response.json(json);
}
