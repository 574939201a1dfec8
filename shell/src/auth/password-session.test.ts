import { fakeNetwork, type Stub } from '../testing/fake-network';
import { SUPABASE_URL } from '../testing/fake-account';
import { CONFIG } from '../testing/open-shell';
import type { ArrivingLink } from './arriving-link';
import { createPasswordSession, LINK_SESSION_KEY } from './password-session';
import { SESSION_KEY } from './stored-session';

const USER = `${SUPABASE_URL}/auth/v1/user`;
const user = { id: 'user-1', email: 'ada@example.test', app_metadata: {}, user_metadata: {} };

/** A token with a time, which is all that the client reads of it. */
function accessToken(): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 3_600 })}.c2ln`;
}

const opened = (): ArrivingLink => ({
  is: 'opened',
  reason: 'recovery',
  tokens: { access_token: accessToken(), refresh_token: 'more' },
});

beforeEach(() => {
  // There are no other tabs here, and each test has a page of its own.
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/update-password?type=recovery');
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const network = (stub: Stub) => fakeNetwork({ [USER]: stub });

test('is opened with the tokens of the link, and is not the session of the site', async () => {
  network({ json: user });
  const session = await createPasswordSession(CONFIG, opened())();
  expect(session).toMatchObject({ reason: 'recovery', email: 'ada@example.test' });
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test('is there after a reload, with its reason', async () => {
  network({ json: user });
  await createPasswordSession(CONFIG, opened())();
  window.history.replaceState(null, '', '/update-password?type=invite');
  expect(await createPasswordSession(CONFIG)()).toMatchObject({ reason: 'invite', email: user.email });
});

test('is none without a link, and the client is not asked', async () => {
  const { requests } = network({ json: user });
  expect(await createPasswordSession(CONFIG)()).toBeNull();
  expect(requests).toEqual([]);
});

test.each([401, 403])('is none when the server refuses the tokens with %d', async (status) => {
  network({ status, json: { error_code: 'session_not_found', msg: 'gone' } });
  expect(await createPasswordSession(CONFIG, opened())()).toBeNull();
  expect(sessionStorage.getItem(LINK_SESSION_KEY)).toBeNull();
});

test('a link that failed does not leave the session of an earlier one', async () => {
  network({ json: user });
  await createPasswordSession(CONFIG, opened())();
  expect(await createPasswordSession(CONFIG, { is: 'failed', isForPassword: true })()).toBeNull();
});

test('a server that cannot be reached is no verdict: the next call tries again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { stubs } = network('offline');
  const open = createPasswordSession(CONFIG, opened());
  await expect(open()).rejects.toThrow();
  stubs[USER] = { json: user };
  expect(await open()).toMatchObject({ email: user.email });
});
