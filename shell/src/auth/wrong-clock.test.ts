/** @jest-environment jest-fixed-jsdom */
import { renewedSession, SUPABASE_URL } from '../testing/fake-account';
import { fakeNetwork } from '../testing/fake-network';
import { createNotices } from '../platform/create-notices';
import { CONFIG } from '../testing/open-shell';
import { readIncomingLink } from './incoming-link';
import { LINK_SESSION_KEY } from './link-session';
import { SESSION_KEY } from './session-key';
import { createSupabaseClient } from './supabase-client';

const TOKEN = `${SUPABASE_URL}/auth/v1/token`;
const HOUR_S = 3_600;

const now = () => Math.floor(Date.now() / 1000);

/** Seconds until a stored session expires, by this device's clock. */
const secondsLeft = (storage: Storage, key: string) =>
  (JSON.parse(storage.getItem(key) ?? '{}') as { expires_at: number }).expires_at - now();

beforeEach(() => {
  // There are no other tabs.
  Object.assign(globalThis, { BroadcastChannel: undefined });
  // The client warns about several instances on a page, but each test has its own page.
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe.each([
  ['a day ahead', -24 * HOUR_S],
  ['a day behind', 24 * HOUR_S],
])('on a device whose clock is %s', (_, byServer) => {
  const expires_at = now() + byServer + HOUR_S;

  test('refreshes a session neither with each request nor too late', async () => {
    const renewed = renewedSession() as { json: object };
    const { requests } = fakeNetwork({ [TOKEN]: { json: { ...renewed.json, expires_at } } });
    const { auth } = createSupabaseClient(CONFIG, createNotices(), jest.fn(), () => ({ status: 'out' }));
    await auth.signInWithPassword({ email: 'ada@example.test', password: 'correct horse' });
    await auth.getSession();
    await auth.getSession();
    expect(requests.filter((address) => address === TOKEN)).toHaveLength(1);
    expect(Math.abs(secondsLeft(localStorage, SESSION_KEY) - HOUR_S)).toBeLessThan(10);
    await auth.stopAutoRefresh();
  });

  test('applies that clock to the session of a link', () => {
    const tokens = `access_token=a&refresh_token=b&expires_at=${expires_at}&expires_in=${HOUR_S}&type=recovery`;
    readIncomingLink(new URL(`/update-password#${tokens}`, window.location.href).href);
    expect(Math.abs(secondsLeft(sessionStorage, LINK_SESSION_KEY) - HOUR_S)).toBeLessThan(10);
  });
});
