/**
 * Behavior specific to the embedded service. `supabase/src/auth-check` runs checks against both it and hosted Supabase.
 */
import {
  auth,
  linkTo,
  newAccount,
  newAddress,
  newNetwork,
  opened,
  signIn,
  signUp,
  ATTEMPTS_PER_NETWORK,
  url,
} from '../../testing/shared-backend';
import { KEYS, ORIGIN } from '../../testing/spawn-backend';

test('rejects a call without a project key', async () => {
  for (const apikey of ['', 'sb_publishable_other'])
    expect((await auth('/signup', { apikey, body: {} })).status).toBe(401);
  expect((await fetch(`${url()}/rest/v1/profiles`)).status).toBe(401);
});

test.each(['/', '/_system/config', '/_system/introspect', '/auth/v1/otp', '/auth/v1/factors'])(
  'a call that hosted Supabase does not show, or we do not use, does not exist: %s',
  async (pathname) => {
    const response = await fetch(url() + pathname, { headers: { apikey: KEYS.publishableKey } });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain(KEYS.secretKey);
  },
);

test('allows browsers to read responses and errors from the site', async () => {
  const refused = await fetch(`${url()}/auth/v1/user`, { headers: { Origin: ORIGIN } });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*']);
});

test.each([
  ['//x#access_token=stolen', `${ORIGIN}/`],
  ['https://elsewhere.example/', `${ORIGIN}/`],
  [`${ORIGIN}/learn?from=mail#access_token=stolen`, `${ORIGIN}/learn?from=mail`],
])('redirects an emailed link for %s to %s', async (redirectTo, page) => {
  const email = newAddress();
  const body = { email, password: 'nine-digits-once' };
  await auth(`/signup?redirect_to=${encodeURIComponent(redirectTo)}`, { body });
  const [address, fragment] = (await opened(await linkTo(email))).split('#');
  expect(address).toBe(page);
  // Only the session of the sign-up, nothing from the requested URL.
  expect(fragment).toMatch(/^access_token=(?!stolen)/);
});

test('limits attempts per network across accounts, separately for each kind', async () => {
  const network = newNetwork();
  const attempts = Array.from({ length: ATTEMPTS_PER_NETWORK + 1 }, () => signIn(newAddress(), 'x', network));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await signUp(newAddress(), undefined, network)).status).toBe(200);
  expect((await signIn(await newAccount())).status).toBe(200);
});
