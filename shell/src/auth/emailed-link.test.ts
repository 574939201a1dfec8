/** @jest-environment jest-fixed-jsdom */
import { fakeNetwork, type Stub } from '../testing/fake-network';
import { fakeAccount, renewedSession, SUPABASE_URL, storeSession } from '../testing/fake-account';
import { CONFIG } from '../testing/open-shell';
import { createEmailedLink } from './emailed-link';
import { heldLink, holdLink } from './held-link';
import { LINK_SESSION_KEY } from './link-session';
import { SESSION_KEY } from './session-key';
import { createSupabaseClient } from './supabase-client';

const VERIFY = `${SUPABASE_URL}/auth/v1/verify`;
const NEEDS_PASSWORD = `${SUPABASE_URL}/rest/v1/rpc/needs_password`;
const TOKEN = `${SUPABASE_URL}/auth/v1/token`;
const LOGOUT = `${SUPABASE_URL}/auth/v1/logout`;
const SIGNED_UP = '/login?confirmed=true&signing_up=this-browser';
const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
const HOUR_S = 3_600;
/** By a clock that is decades ahead. */
const EXPIRES_AT = 4_102_444_800;
const JWT = `${part({ alg: 'HS256' })}.${part({ exp: EXPIRES_AT })}.c2lnbmF0dXJl`;
const USER = { id: 'user-1', email: 'ada@example.test', app_metadata: {}, user_metadata: {} };
const EXPIRED: Stub = { status: 403, json: { code: 'otp_expired', msg: 'Token has expired or is invalid' } };

beforeEach(() => {
  // There are no other tabs, and each test has its own page.
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function open(type: string, to: string | null, stubs: Record<string, Stub> = {}) {
  const query = new URLSearchParams({ type, token_hash: 'hash' });
  if (to) query.set('to', location.origin + to);
  holdLink(query);
  const network = fakeNetwork({
    ...fakeAccount(),
    [VERIFY]: renewedSession(),
    [NEEDS_PASSWORD]: { json: false },
    ...stubs,
  });
  const notices = { show() {} } as unknown as Parameters<typeof createSupabaseClient>[1];
  const supabase = async () =>
    createSupabaseClient(
      CONFIG,
      notices,
      async () => {},
      () => ({ status: 'out' }),
    );
  const link = await createEmailedLink(CONFIG, { supabase })();
  return { ...network, link };
}

const siteSession = () => localStorage.getItem(SESSION_KEY);
const linkSession = () => sessionStorage.getItem(LINK_SESSION_KEY);

test('is null without a link, or for one of another kind', async () => {
  fakeNetwork({});
  const read = createEmailedLink(CONFIG, { supabase: () => Promise.reject(new Error('unused')) });
  expect(await read()).toBeNull();
  holdLink(new URLSearchParams({ type: 'magiclink', token_hash: 'hash' }));
  expect(await read()).toBeNull();
});

test('nothing is sent before the button is pressed, and a reload keeps the link', async () => {
  const { link, requests } = await open('signup', SIGNED_UP);
  expect(link?.type).toBe('signup');
  expect(requests).toEqual([]);
  expect(heldLink()).toMatchObject({ type: 'signup', tokenHash: 'hash', signingUp: 'this-browser' });
});

describe('of a sign-up', () => {
  test('signs in in the browser that signed up', async () => {
    localStorage.setItem('signing-up', 'this-browser');
    const session = { access_token: JWT, refresh_token: 'renewed', token_type: 'bearer', expires_in: HOUR_S };
    const { link, bodies } = await open('signup', SIGNED_UP, {
      [TOKEN]: { json: { ...session, expires_at: EXPIRES_AT, user: USER } },
    });
    expect(await link?.open()).toMatchObject({ page: '/login?confirmed=true' });
    expect(JSON.parse(bodies[0]?.body ?? '')).toMatchObject({ type: 'signup', token_hash: 'hash' });
    const stored = JSON.parse(siteSession() ?? '{}') as { refresh_token?: string; expires_at?: number };
    expect(stored.refresh_token).toBe('renewed');
    // By this device's clock, whatever the server's is.
    expect(Math.abs((stored.expires_at ?? 0) - Date.now() / 1_000 - HOUR_S)).toBeLessThan(10);
    expect([linkSession(), heldLink(), localStorage.getItem('signing-up')]).toEqual([null, null, null]);
  });

  test.each([
    ['in a browser without a sign-up', null],
    ['with the id of another browser', 'another-browser'],
  ])('does not sign in %s, because it could be the sender’s account', async (_, id) => {
    if (id) localStorage.setItem('signing-up', id);
    const { link, requests } = await open('signup', SIGNED_UP);
    const email = 'ada@example.test';
    expect(await link?.open()).toEqual({ page: '/login?confirmed=true', email });
    expect([siteSession(), linkSession()]).toEqual([null, null]);
    expect(requests).toContain(LOGOUT);
  });

  test('does not replace the session of another user', async () => {
    localStorage.setItem('signing-up', 'this-browser');
    storeSession();
    const before = siteSession();
    const { link, requests } = await open('signup', SIGNED_UP);
    await link?.open();
    expect(siteSession()).toBe(before);
    expect(requests).toContain(LOGOUT);
  });

  test.each<[string, Stub, string]>([
    ['is asked again', { json: true }, '/update-password?type=conflict'],
    ['lets the person sign in if it fails again', 'offline', '/login?confirmed=true'],
  ])('a server that does not say whether a password is needed %s', async (_, second, page) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('signing-up', 'this-browser');
    const { link, stubs } = await open('signup', SIGNED_UP);
    const answers: Stub[] = ['offline', second];
    Object.defineProperty(stubs, NEEDS_PASSWORD, { get: () => answers.shift() });
    expect(await link?.open()).toMatchObject({ page: page });
    expect(siteSession()).toBeNull();
  });

  test('leaves no session in the tab when it cannot be revoked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { link } = await open('signup', SIGNED_UP, { [LOGOUT]: 'offline' });
    expect(await link?.open()).toMatchObject({ page: '/login?confirmed=true' });
    expect(linkSession()).toBeNull();
  });

  test('leads to a new password after a conflict, in every browser', async () => {
    localStorage.setItem('signing-up', 'this-browser');
    const { link } = await open('signup', SIGNED_UP, { [NEEDS_PASSWORD]: { json: true } });
    expect(await link?.open()).toMatchObject({ page: '/update-password?type=conflict' });
    expect(siteSession()).toBeNull();
    expect(linkSession()).toContain('"access_token":"access"');
  });
});

test.each(['recovery', 'invite'])(
  'of type %s leads to the page for a password, with its session',
  async (type) => {
    const { link } = await open(type, '/update-password');
    expect(await link?.open()).toMatchObject({ page: `/update-password?type=${type}` });
    expect(linkSession()).toContain('"access_token":"access"');
    expect(siteSession()).toBeNull();
  },
);

test('of a changed address leads to the settings, and its session is revoked', async () => {
  const { link, requests } = await open('email_change', '/profile?confirmed=true');
  expect(await link?.open()).toMatchObject({ page: '/profile?confirmed=true' });
  expect(requests).toContain(LOGOUT);
  expect(linkSession()).toBeNull();
});

test.each([
  ['signup', '/login?confirmed=failed'],
  ['email_change', '/profile?confirmed=failed'],
  ['recovery', '/update-password?type=recovery'],
  ['invite', '/update-password?type=invite'],
])('of type %s that was used leads to the page that says so, with no session', async (type, page) => {
  sessionStorage.setItem(LINK_SESSION_KEY, 'of an earlier link');
  const { link } = await open(type, null, { [VERIFY]: EXPIRED });
  expect(await link?.open()).toMatchObject({ page: page });
  expect([heldLink(), linkSession()]).toEqual([null, null]);
});

test.each<[string, Stub]>([
  ['cannot be reached', 'offline'],
  ['fails', { status: 500, json: { msg: 'no' } }],
  ['refuses for now', { status: 429, json: { code: 'over_request_rate_limit', msg: 'after 7 seconds' } }],
])('can be opened again when the server %s', async (_, stub) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { link, stubs } = await open('recovery', null, { [VERIFY]: stub });
  await expect(link?.open()).rejects.toMatchObject({ name: expect.stringMatching(/^Auth/) as string });
  stubs[VERIFY] = renewedSession();
  expect(await link?.open()).toMatchObject({ page: '/update-password?type=recovery' });
});

test.each([
  ['https://elsewhere.example/login', '/login?confirmed=true'],
  [`${location.origin}//elsewhere.example`, '/login?confirmed=true'],
  [`${location.origin}/`, '/login?confirmed=true'],
  [`blob:${location.origin}/plans`, '/login?confirmed=true'],
  ['not an address', '/login?confirmed=true'],
  [`${location.origin}/plans?from=mail`, '/plans?from=mail'],
])('that asks for %s leads to %s', async (to, page) => {
  const { link } = await open('signup', null);
  holdLink(new URLSearchParams({ type: 'signup', token_hash: 'hash', to }));
  expect(link?.type).toBe('signup');
  const again = await createEmailedLink(CONFIG, { supabase: () => Promise.reject(new Error('unused')) })();
  expect(await again?.open()).toMatchObject({ page: page });
});
