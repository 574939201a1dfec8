import * as v from 'valibot';
import { AuthError, emailExists, userNotFound } from './auth-error';
import { type AuthCall, type AuthDependencies, emailAddress, metadata, passwordText, readCall } from './call';
import { userJson, type User } from './users';
import { newMailToken } from './mail-token';

const ChangeSchema = v.object({
  email: v.optional(emailAddress),
  password: v.optional(passwordText),
  data: v.optional(metadata),
});

/** A verified session. */
export interface CallerSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** Emails that someone who knew the old password may have requested. */
const NO_PENDING_EMAIL = { recovery_token: null, email_change: null, email_change_token_new: null };

/**
 * Changes the caller's account. A new password ends all other sessions and invalidates earlier links; a new address
 * awaits confirmation. If one part is rejected, nothing is changed.
 */
export async function updateUser(
  dependencies: AuthDependencies,
  { body, query, network }: AuthCall,
  { userId, sessionId }: CallerSession,
): Promise<Response> {
  const { users, sessions, limits, mailer } = dependencies;
  const { email, password, data } = readCall(ChangeSchema, body);
  const user = await users.byId(userId);
  if (!user) throw userNotFound();
  const encrypted_password = password && (await newPassword(dependencies, user, password));
  const token = email && email !== user.email ? newMailToken() : undefined;
  if (email && token) {
    await limits.network('mail', network);
    // Checked before the mail limit, because no email is sent in this case.
    if (await users.byEmail(email)) throw emailExists();
    limits.mail(user.email_change_sent_at);
  }
  await users.update(userId, {
    ...(encrypted_password && { encrypted_password, ...NO_PENDING_EMAIL }),
    ...(data && { raw_user_meta_data: merged(user.raw_user_meta_data, data) }),
    ...(email &&
      token && {
        email_change: email,
        email_change_token_new: token.digest,
        email_change_sent_at: new Date().toISOString(),
      }),
  });
  if (encrypted_password) await sessions.endAll(userId, sessionId);
  if (email && token) {
    const redirectTo = query.get('redirect_to');
    mailer.withLink('email_change', { to: email, token, redirectTo, email: user.email });
  }
  return Response.json(userJson((await users.byId(userId)) ?? user));
}

/** @throws AuthError for a weak or unchanged password */
async function newPassword({ passwords }: AuthDependencies, user: User, password: string): Promise<string> {
  const { first_name, last_name } = user.raw_user_meta_data;
  passwords.check(password, [user.email, first_name, last_name]);
  if (await passwords.matches(password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.';
    throw new AuthError(422, 'same_password', message);
  }
  return passwords.hash(password);
}

/** Fields set to null are removed. */
const merged = (stored: Readonly<Record<string, unknown>>, data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries({ ...stored, ...data }).filter(([, value]) => value !== null));
