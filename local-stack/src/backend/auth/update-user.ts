import * as v from 'valibot';
import { AuthError, emailExists, userNotFound } from './auth-error';
import { type AuthCall, type AuthParts, emailAddress, metadata, passwordText, readCall } from './call';
import { userJson, type User } from './users';
import { newMailToken } from './mail-token';

const ChangeSchema = v.object({
  email: v.optional(emailAddress),
  password: v.optional(passwordText),
  data: v.optional(metadata),
});

/** A session that was checked. */
export interface CallerSession {
  readonly userId: string;
  readonly sessionId: string;
}

/** What another person may have asked for while they knew the old password. */
const NO_WAITING_MAIL = { recovery_token: null, email_change: null, email_change_token_new: null };

/**
 * Changes the caller's account. A new password ends all other sessions, and the links of earlier mails no longer work;
 * a new address waits for its confirmation. Nothing is changed when one part of it is refused.
 */
export async function updateUser(
  parts: AuthParts,
  { body, query, network }: AuthCall,
  { userId, sessionId }: CallerSession,
): Promise<Response> {
  const { users, sessions, limits, mailer } = parts;
  const { email, password, data } = readCall(ChangeSchema, body);
  const user = await users.byId(userId);
  if (!user) throw userNotFound();
  const encrypted_password = password && (await newPassword(parts, user, password));
  const token = email && email !== user.email ? newMailToken() : undefined;
  if (email && token) {
    await limits.network('mail', network);
    // First, because it sends no mail.
    if (await users.byEmail(email)) throw emailExists();
    limits.mail(user.email_change_sent_at);
  }
  await users.update(userId, {
    ...(encrypted_password && { encrypted_password, ...NO_WAITING_MAIL }),
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

/** @throws AuthError for a password that is too weak, or the one that the account has */
async function newPassword({ passwords }: AuthParts, user: User, password: string): Promise<string> {
  const { first_name, last_name } = user.raw_user_meta_data;
  passwords.check(password, [user.email, first_name, last_name]);
  if (await passwords.matches(password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.';
    throw new AuthError(422, 'same_password', message);
  }
  return passwords.hash(password);
}

/** A field that is set to null is removed. */
const merged = (stored: Readonly<Record<string, unknown>>, data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries({ ...stored, ...data }).filter(([, value]) => value !== null));
