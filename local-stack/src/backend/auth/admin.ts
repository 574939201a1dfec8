import * as v from 'valibot';
import { confirmationBy } from './ask-for-mail';
import { emailExists, userNotFound } from './auth-error';
import { type AuthCall, type AuthParts, emailAddress, metadata, passwordText, readCall } from './call';
import { userJson } from './users';
import { newMailToken } from './mail-token';

/** The calls of `supabase.auth.admin`, for callers with the secret key. They send no mail and have no limits. */

const UserSchema = v.object({
  email: v.optional(emailAddress),
  password: v.optional(passwordText),
  email_confirm: v.optional(v.boolean()),
  user_metadata: v.optional(metadata),
  app_metadata: v.optional(metadata),
});
type Attributes = v.InferOutput<typeof UserSchema>;

const pageNumber = (otherwise: number, max: number) =>
  v.fallback(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(max)), otherwise);
const PageSchema = v.object({ page: pageNumber(1, 1_000_000), per_page: pageNumber(50, 1_000) });

export async function listUsers({ users }: AuthParts, { query }: AuthCall): Promise<Response> {
  const { page, per_page } = v.parse(PageSchema, Object.fromEntries(query));
  const found = await users.page(page, per_page);
  const last = Math.max(1, Math.ceil(found.total / per_page));
  const link = (to: number, rel: string) =>
    `</auth/v1/admin/users?page=${to}&per_page=${per_page}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  const headers = { 'X-Total-Count': String(found.total), Link: links.join(', ') };
  return Response.json({ users: found.users.map(userJson), aud: 'authenticated' }, { headers });
}

export async function createUser(parts: AuthParts, { body }: AuthCall): Promise<Response> {
  const { users } = parts;
  const attributes = readCall(v.object({ ...UserSchema.entries, email: emailAddress }), body);
  const columns = await columnsOf(parts, attributes);
  const user = await users.insert({ ...columns, email: attributes.email });
  if (!user) throw emailExists();
  return Response.json(userJson(user));
}

export const readUser = async ({ users }: AuthParts, id: string): Promise<Response> =>
  Response.json(userJson(await existing(users, id)));

export async function deleteUser({ users }: AuthParts, id: string): Promise<Response> {
  await existing(users, id);
  await users.remove(id);
  return Response.json({});
}

async function existing(users: AuthParts['users'], id: string) {
  const user = v.safeParse(v.pipe(v.string(), v.uuid()), id).success ? await users.byId(id) : undefined;
  if (!user) throw userNotFound();
  return user;
}

/** Only what is given: the rest of an account stays as it is. */
async function columnsOf({ passwords }: AuthParts, attributes: Attributes) {
  const { email, password, email_confirm, user_metadata, app_metadata } = attributes;
  if (password) passwords.check(password, [email]);
  return {
    ...(password && { encrypted_password: await passwords.hash(password) }),
    ...(email_confirm && { email_confirmed_at: new Date().toISOString() }),
    ...(user_metadata && { raw_user_meta_data: user_metadata }),
    ...(app_metadata && {
      raw_app_meta_data: { provider: 'email', providers: ['email'], ...app_metadata },
    }),
  };
}

const InviteSchema = v.object({ email: emailAddress, data: v.optional(metadata, {}) });

/**
 * Makes an account without a password and sends its owner a link, which signs them in to choose one. An account whose
 * address is not confirmed is invited again: a password that was set for it no longer works.
 */
export async function invite(parts: AuthParts, { body, query }: AuthCall): Promise<Response> {
  const { users, mailer } = parts;
  const { email, data } = readCall(InviteSchema, body);
  const token = newMailToken();
  const confirmation = confirmationBy(token.digest);
  const invited = {
    encrypted_password: null,
    invited_at: confirmation.confirmation_sent_at,
    ...confirmation,
  };
  const before = await users.byEmail(email);
  if (before?.email_confirmed_at) throw emailExists();
  const raw_user_meta_data = { ...before?.raw_user_meta_data, ...data };
  if (before) await users.update(before.id, { ...invited, raw_user_meta_data });
  else await users.insert({ email, ...invited, raw_user_meta_data });
  mailer.withLink('invite', { to: email, token, redirectTo: query.get('redirect_to') });
  const user = await users.byEmail(email);
  return Response.json(user && userJson(user));
}
