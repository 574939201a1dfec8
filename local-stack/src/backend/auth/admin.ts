import * as v from 'valibot';
import { confirmationColumns } from './request-email';
import { emailExists, userNotFound } from './auth-error';
import { type AuthCall, type AuthDependencies, emailAddress, metadata, passwordText, readCall } from './call';
import { userJson } from './users';
import { newMailToken } from './mail-token';

/**
 * The endpoints of `supabase.auth.admin`, for callers with the secret key. They send no email and have no rate limits.
 */

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

export async function listUsers({ users }: AuthDependencies, { query }: AuthCall): Promise<Response> {
  const { page, per_page } = v.parse(PageSchema, Object.fromEntries(query));
  const found = await users.page(page, per_page);
  const last = Math.max(1, Math.ceil(found.total / per_page));
  const link = (to: number, rel: string) =>
    `</auth/v1/admin/users?page=${to}&per_page=${per_page}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  const headers = { 'X-Total-Count': String(found.total), Link: links.join(', ') };
  return Response.json({ users: found.users.map(userJson), aud: 'authenticated' }, { headers });
}

export async function createUser(dependencies: AuthDependencies, { body }: AuthCall): Promise<Response> {
  const { users } = dependencies;
  const attributes = readCall(v.object({ ...UserSchema.entries, email: emailAddress }), body);
  const columns = await columnsOf(dependencies, attributes);
  const user = await users.insert({ ...columns, email: attributes.email });
  if (!user) throw emailExists();
  return Response.json(userJson(user));
}

export const readUser = async ({ users }: AuthDependencies, id: string): Promise<Response> =>
  Response.json(userJson(await existing(users, id)));

export async function deleteUser({ users }: AuthDependencies, id: string): Promise<Response> {
  await existing(users, id);
  await users.remove(id);
  return Response.json({});
}

async function existing(users: AuthDependencies['users'], id: string) {
  const user = v.safeParse(v.pipe(v.string(), v.uuid()), id).success ? await users.byId(id) : undefined;
  if (!user) throw userNotFound();
  return user;
}

/** Only given attributes are changed. */
async function columnsOf({ passwords }: AuthDependencies, attributes: Attributes) {
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
 * Creates an account without a password and emails its owner a link, which signs them in to set one. An unconfirmed
 * account is invited again, and its password no longer works.
 */
export async function invite(dependencies: AuthDependencies, { body, query }: AuthCall): Promise<Response> {
  const { users, mailer } = dependencies;
  const { email, data } = readCall(InviteSchema, body);
  const token = newMailToken();
  const confirmation = confirmationColumns(token.digest);
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
