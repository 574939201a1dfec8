import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { confirmationBy } from './ask-for-mail';
import { type AuthCall, type AuthParts, emailAddress, metadata, passwordText, readCall } from './call';
import { newMailToken } from './mail-token';

const SignUpSchema = v.object({
  email: emailAddress,
  password: passwordText,
  data: v.optional(metadata, {}),
});

/**
 * Makes an account that waits for the confirmation of its address. For a waiting one it sends the mail again, as hosted
 * Supabase does: the account stays as it is, and the links of earlier mails no longer work. Then the confirmation leaves
 * no password, by a trigger of our migrations. The response is the same for every address, and shows no id.
 */
export async function signUp(parts: AuthParts, { body, query, network }: AuthCall): Promise<Response> {
  const { users, limits, passwords, mailer } = parts;
  const { email, password, data } = readCall(SignUpSchema, body);
  passwords.check(password, [email, data.first_name, data.last_name]);
  await limits.network('sign-up', network);
  const token = newMailToken();
  const made = await users.insert({
    email,
    encrypted_password: await passwords.hash(password),
    raw_user_meta_data: { ...data, email, email_verified: false },
    ...confirmationBy(token.digest),
  });
  const known = made ? undefined : await users.byEmail(email);
  if (known && !known.email_confirmed_at) limits.mail(known.confirmation_sent_at);
  if (made || (known && (await users.updateWaiting(known.id, confirmationBy(token.digest)))))
    mailer.withLink('confirmation', { to: email, token, redirectTo: query.get('redirect_to') });
  return Response.json(anyUser(email));
}

/** The response of hosted Supabase to a sign-up with a known address: a made-up user. */
function anyUser(email: string) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
