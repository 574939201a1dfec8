import { auth, newAddress, signIn } from '../../testing/shared-backend';

test.each([
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['GET', '/reauthenticate'],
  ['POST', '/reauthenticate'],
  ['GET', '/authorize'],
  ['GET', '/callback'],
  ['GET', '/signup'],
  ['DELETE', '/user'],
  ['GET', '/factors'],
  ['POST', '/factors/1/verify'],
  ['GET', '/sso'],
  ['GET', '/.well-known/jwks.json'],
  ['POST', '/%6Ftp'],
  ['POST', '//otp'],
  ['POST', '/signup/../otp/'],
])('%s %s is no call', async (method, pathname) => {
  const body = method === 'POST' ? { email: newAddress(), create_user: true } : undefined;
  const response = await auth(pathname, { method, body });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 404, error_code: 'not_found' });
});

test.each(['pkce', 'id_token', 'web3', ''])('the grant type %p is refused', async (grant) => {
  const response = await auth(`/token?grant_type=${grant}`, { body: { auth_code: 'x', code_verifier: 'x' } });
  expect(response.status).toBe(400);
});

test('a call without a key of the project is refused', async () => {
  expect((await auth('/signup', { apikey: '', body: {} })).status).toBe(401);
  expect((await auth('/signup', { apikey: 'sb_publishable_other', body: {} })).status).toBe(401);
});

test('no call confirms an address without its mail', async () => {
  const email = newAddress();
  await auth('/otp', { body: { email, create_user: true } });
  expect((await signIn(email)).status).toBe(400);
});
