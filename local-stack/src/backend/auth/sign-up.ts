import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { confirmationColumns } from './request-email';
import { type AuthCall, type AuthDependencies, emailAddress, metadata, passwordText, readCall } from './call';
import { newMailToken } from './mail-token';

const SignUpSchema = v.object({
  email: emailAddress,
  password: passwordText,
  data: v.optional(metadata, {}),
});

/**
 * Creates an unconfirmed account. For an existing unconfirmed one, it sends the email again, as hosted Supabase does:
 * the account keeps its password, and earlier links stop working. The response is the same for every address and contains no id.
 */
export async function signUp(
  dependencies: AuthDependencies,
  { body, query, network }: AuthCall,
): Promise<Response> {
  const { users, limits, passwords, mailer } = dependencies;
  const { email, password, data } = readCall(SignUpSchema, body);
  passwords.check(password, [email, data.first_name, data.last_name]);
  await limits.network('sign-up', network);
  const token = newMailToken();
  const made = await users.insert({
    email,
    encrypted_password: await passwords.hash(password),
    raw_user_meta_data: { ...data, email, email_verified: false },
    ...confirmationColumns(token.digest),
  });
  const known = made ? undefined : await users.byEmail(email);
  if (known && !known.email_confirmed_at) limits.mail(known.confirmation_sent_at);
  if (made || (known && (await users.updateWaiting(known.id, confirmationColumns(token.digest)))))
    mailer.withLink('confirmation', { to: email, token, redirectTo: query.get('redirect_to') });
  return Response.json(anyUser(email));
}

/** Hosted Supabase's response to a sign-up with a known address: a made-up user. */
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
