import { createHash, randomUUID } from 'node:crypto';
import type { SignUpLimit } from '@ninefold/contracts';
import { z } from 'zod';
import { SIGN_UPS } from '../limits/limits';
import type { AuthCall, AuthParts } from './auth-parts';
import { emailAddress, metadata, passwordText, readCall } from './read-call';

const SignUpSchema = z.object({ email: emailAddress, password: passwordText, data: metadata.default({}) });

/**
 * Makes an account that waits for the confirmation of its address, or makes a waiting one anew: the links of earlier mails
 * no longer work. When the sign-ups of an address differ, the confirmation leaves no password, because the mail does not
 * show which of them the owner of the address made. The response is the same for every address, and shows no id: for an
 * address with a confirmed account nothing is done.
 */
export async function signUp(parts: AuthParts, { body, query, network }: AuthCall): Promise<Response> {
  const { inTurn, users, limits, passwords, tokens, mailer } = parts;
  const { email, password, data } = readCall(SignUpSchema, body);
  passwords.check(password, [email, data.first_name, data.last_name]);
  const before = await inTurn(async () => {
    await limits.network('sign-up', network);
    return users.byEmail(email);
  });
  const samePassword = await passwords.matches(password, before?.encrypted_password);
  const encrypted_password = await passwords.hash(password);

  const token = tokens.make();
  const waiting = {
    email,
    encrypted_password,
    raw_user_meta_data: { ...data, email, email_verified: false },
    confirmation_token: token.digest,
    confirmation_sent_at: new Date().toISOString(),
  };
  const isWaiting = await inTurn(async () => {
    // Before the limits: who is refused here may be the owner, who then opens the mail of the other person.
    await users.noteSignUp(email, networkDigest(network), samePassword);
    await limits.signUp(email);
    const made = await users.insert(waiting);
    const user = made || (await users.byEmail(email));
    if (!user) return false;
    await users.noteSignUp(email, networkDigest(network), samePassword || Boolean(made));
    return Boolean(made) || users.updateWaiting(user.id, waiting);
  });
  if (isWaiting) mailer.withLink('confirmation', { to: email, token, redirectTo: query.get('redirect_to') });
  return Response.json(anyUser(email));
}

export const networkDigest = (network: string) => createHash('sha256').update(network).digest('hex');

/** The response of hosted Supabase to a sign-up with a known address: a made-up user. */
function anyUser(email: string) {
  const now = new Date().toISOString();
  const limit: SignUpLimit = { sign_ups_a_day: SIGN_UPS.limit };
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'], ...limit },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
