import {
  anonymous,
  linkTo,
  mailTo,
  newAddress,
  signedInPlayer,
  open,
  PASSWORD,
  service,
  testBackend,
} from '../testing/players';

const admin = () => service().auth.admin;

const signIn = (email: string, password = PASSWORD) =>
  anonymous().auth.signInWithPassword({ email, password });

test('an account created by the service is confirmed and can sign in', async () => {
  const email = newAddress();
  const attributes = { email, password: PASSWORD, email_confirm: true, user_metadata: { plan: 'elite' } };
  const { data, error } = await admin().createUser(attributes);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { plan: 'elite' } });
  expect((await signIn(email)).error).toBeNull();
  expect((await admin().createUser(attributes)).error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('the service reads, lists and changes accounts', async () => {
  const { id, email } = await signedInPlayer();
  expect((await admin().getUserById(id)).data.user).toMatchObject({ id, email });
  const { data } = await admin().listUsers({ page: 1, perPage: 1 });
  expect(data).toMatchObject({ users: [{ aud: 'authenticated' }], nextPage: 2 });
  expect((await signIn(email)).error).toBeNull();
});

test('an account deleted by the service is gone together with its sessions', async () => {
  const { client, id, email } = await signedInPlayer();
  expect((await admin().deleteUser(id)).error).toBeNull();
  expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  expect((await client.auth.getUser()).error).not.toBeNull();
  expect((await client.auth.refreshSession()).error).not.toBeNull();
  expect((await signIn(email)).error).toMatchObject({ code: 'invalid_credentials' });
});

test('an invited person gets a mail whose link signs them in to choose a password', async () => {
  const email = newAddress();
  const redirectTo = new URL('/update-password', testBackend().siteUrl).href;
  const data = { invited_by: 'ada', invitation_type: 'standard' };
  const invited = await admin().inviteUserByEmail(email, { redirectTo, data });
  expect(invited.error).toBeNull();
  expect(invited.data.user).toMatchObject({ email, user_metadata: data });
  expect(await mailTo(email)).toMatchObject([{ subject: 'You are invited to Ninefold' }]);

  const link = await linkTo(email);
  expect(Object.fromEntries(link.searchParams)).toMatchObject({ type: 'invite', to: redirectTo });
  const { client } = await open(link);
  expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
  expect((await signIn(email)).error).toBeNull();
  expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists' });
});

const CALLS = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', '/admin/users/00000000-0000-4000-8000-000000000001'],
  ['PUT', '/admin/users/00000000-0000-4000-8000-000000000001'],
  ['DELETE', '/admin/users/00000000-0000-4000-8000-000000000001'],
  ['POST', '/invite'],
] as const;

test.each(CALLS)('%s %s is rejected without the secret key', async (method, pathname) => {
  const { url, publishableKey } = testBackend();
  const { client } = await signedInPlayer();
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const statusWith = async (bearer: string) => {
    const headers = { apikey: publishableKey, Authorization: `Bearer ${bearer}` };
    return (await fetch(`${url}/auth/v1${pathname}`, { method, headers })).status;
  };
  expect(await statusWith(publishableKey)).toBe(401);
  expect(await statusWith(token)).toBe(403);
});
