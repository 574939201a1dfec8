/** @jest-environment jest-fixed-jsdom */
import { fakeNetwork, type Stub } from '../testing/fake-network';
import { ENDED, fakeAccount, SUPABASE_URL } from '../testing/fake-account';
import { CONFIG } from '../testing/open-shell';
import { LINK_SESSION_KEY, storeLinkSession } from './link-session';
import { createPasswordSession } from './password-session';
import { SESSION_KEY } from './session-key';

const USER = `${SUPABASE_URL}/auth/v1/user`;
const known = fakeAccount()[USER] as Stub;
const EMAIL = 'ada@example.test';

const HOUR_S = 3_600;
const storeLink = () =>
  storeLinkSession({
    access_token: 'access',
    refresh_token: 'more',
    expires_at: Math.floor(Date.now() / 1000) + HOUR_S,
  });

beforeEach(() => {
  // There are no other tabs, and each test has its own page.
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/update-password?type=recovery');
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const network = (stub: Stub) => fakeNetwork({ [USER]: stub });

test("uses the tokens of the link and does not affect the site's session", async () => {
  storeLink();
  network(known);
  const session = await createPasswordSession(CONFIG)();
  expect(session).toMatchObject({ reason: 'recovery', email: EMAIL });
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('survives a reload with its reason', async () => {
  storeLink();
  network(known);
  await createPasswordSession(CONFIG)();
  window.history.replaceState(null, '', '/update-password?type=invite');
  expect(await createPasswordSession(CONFIG)()).toMatchObject({ reason: 'invite', email: EMAIL });
});

test('is null without a link, without loading the client', async () => {
  const { requests } = network(known);
  expect(await createPasswordSession(CONFIG)()).toBeNull();
  expect(requests).toEqual([]);
});

test.each<[string, Stub]>([
  ['no longer has their session', ENDED.user],
  ['rejects them', { status: 401, json: { message: 'Invalid API key' } }],
])('is null when the server %s', async (_, stub) => {
  storeLink();
  network(stub);
  expect(await createPasswordSession(CONFIG)()).toBeNull();
  expect(sessionStorage.getItem(LINK_SESSION_KEY)).toBeNull();
});

test('retries on the next call when the server cannot be reached', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { stubs } = network('offline');
  storeLink();
  const open = createPasswordSession(CONFIG);
  await expect(open()).rejects.toThrow();
  stubs[USER] = known;
  expect(await open()).toMatchObject({ email: EMAIL });
});
