import { z } from 'zod';
import { emailExists, userNotFound } from '../auth-error';
import type { AuthCall, AuthParts } from '../auth-parts';
import { emailAddress, metadata, passwordText, readCall } from '../read-call';
import { merged } from '../update-user';
import { fullUserJson } from '../user-json';

/** The calls of `supabase.auth.admin`, for callers with the secret key. They send no mail and have no limits. */

const UserSchema = z.object({
  email: emailAddress.optional(),
  password: passwordText.optional(),
  email_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
});
type Attributes = z.infer<typeof UserSchema>;

const pageNumber = (otherwise: number, max: number) =>
  z.coerce.number().int().min(1).max(max).catch(otherwise);
const PageSchema = z.object({ page: pageNumber(1, 1_000_000), per_page: pageNumber(50, 1_000) });

export async function listUsers({ inTurn, users }: AuthParts, { query }: AuthCall): Promise<Response> {
  const { page, per_page } = PageSchema.parse(Object.fromEntries(query));
  return inTurn(async () => {
    const found = await users.page(page, per_page);
    const json = [];
    for (const user of found.users) json.push(await fullUserJson(users, user));
    const last = Math.max(1, Math.ceil(found.total / per_page));
    const link = (to: number, rel: string) =>
      `</auth/v1/admin/users?page=${to}&per_page=${per_page}>; rel="${rel}"`;
    const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
    const headers = { 'X-Total-Count': String(found.total), Link: links.join(', ') };
    return Response.json({ users: json, aud: 'authenticated' }, { headers });
  });
}

export async function createUser(parts: AuthParts, { body }: AuthCall): Promise<Response> {
  const { inTurn, limits, users } = parts;
  const attributes = readCall(UserSchema.required({ email: true }), body);
  const columns = await columnsOf(parts, attributes);
  return inTurn(async () => {
    const user = await users.insert({ ...columns, email: attributes.email });
    if (!user) throw emailExists();
    await limits.forgetUnsent(attributes.email);
    return Response.json(await fullUserJson(users, user));
  });
}

export const readUser = ({ inTurn, users }: AuthParts, id: string): Promise<Response> =>
  inTurn(async () => Response.json(await fullUserJson(users, await existing(users, id))));

export async function changeUser(parts: AuthParts, { body }: AuthCall, id: string): Promise<Response> {
  const { inTurn, users, sessions } = parts;
  const attributes = readCall(UserSchema, body);
  const columns = await columnsOf(parts, attributes);
  return inTurn(async () => {
    const user = await existing(users, id);
    const { email = user.email, password, user_metadata = {}, app_metadata = {} } = attributes;
    if (email !== user.email && (await users.byEmail(email))) throw emailExists();
    await users.update(id, {
      ...columns,
      email,
      raw_user_meta_data: merged(user.raw_user_meta_data, user_metadata),
      raw_app_meta_data: merged(user.raw_app_meta_data, app_metadata),
    });
    if (email !== user.email) await users.updateIdentity(user, { email });
    if (password) await sessions.endAll(id);
    return Response.json(await fullUserJson(users, await existing(users, id)));
  });
}

export const deleteUser = ({ inTurn, users }: AuthParts, id: string): Promise<Response> =>
  inTurn(async () => {
    await existing(users, id);
    await users.remove(id);
    return Response.json({});
  });

async function existing(users: AuthParts['users'], id: string) {
  const user = z.uuid().safeParse(id).success ? await users.byId(id) : undefined;
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
