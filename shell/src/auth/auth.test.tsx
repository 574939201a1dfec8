import { act, screen, waitFor } from '@testing-library/react';
import type { Platform, RemoteAppProps } from '@ninefold/platform';
import { ENDED, fakeAccount, renewedSession, SUPABASE_URL, storeSession } from '../testing/fake-account';
import { testRemote, testRemotes } from '../testing/test-remotes';
import { address, heading, openShell } from '../testing/open-shell';
import { SESSION_KEY } from './session-key';

const html = document.documentElement;
const isOut = () => waitFor(() => expect(html).toHaveAttribute('data-auth', 'out'));
const isIn = () => waitFor(() => expect(html).toHaveAttribute('data-auth', 'in'));

test('treats a person without a stored session as a guest, without a request', async () => {
  const { network } = openShell('/sum-grid');
  expect(html).toHaveAttribute('data-auth', 'out');
  await heading('games at /sum-grid');
  expect(network.requests.filter((address) => address.startsWith(SUPABASE_URL))).toEqual([]);
});

test('shows the grid before the account is loaded', async () => {
  const { network } = openShell('/sum-grid', { profile: {} });
  expect(html).toHaveAttribute('data-auth', 'loading');
  await isIn();
  const manifest = network.requests.findIndex((address) => address.endsWith('mf-manifest.json'));
  const profile = network.requests.findIndex((address) => address.startsWith(SUPABASE_URL));
  expect(manifest).toBeLessThan(profile);
});

test('signing out removes the session even when the server fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = openShell('/about', {
    profile: {},
    network: { [`${SUPABASE_URL}/auth/v1/logout`]: { status: 500 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Sign Out', hidden: true }));
  await isOut();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('follows a sign-in and a sign-out in another tab', async () => {
  const { network } = openShell('/about');
  Object.assign(network.stubs, fakeAccount());
  storeSession();
  const newValue = localStorage.getItem(SESSION_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue })));
  await isIn();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null })));
  await isOut();
});

describe('a session that was ended from another device', () => {
  const PROFILES = `${SUPABASE_URL}/rest/v1/profiles`;
  const TOKEN = `${SUPABASE_URL}/auth/v1/token`;
  const { profile: refused, renewal: ended } = ENDED;

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

  test('is removed with the first rejected database call, with a notice', async () => {
    openShell('/about', { profile: {}, network: { [PROFILES]: refused, [TOKEN]: ended } });
    expect(await screen.findByText(/^You were signed out on this device\./)).toBeVisible();
    await isOut();
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  test('redirects from account pages to the sign-in', async () => {
    openShell('/profile', { profile: {}, network: { [PROFILES]: refused, [TOKEN]: ended } });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(screen.getByText(/^You were signed out on this device\./)).toBeVisible();
  });

  test('is kept while the auth service does not respond', async () => {
    const { network } = openShell('/about', {
      profile: {},
      network: { [PROFILES]: refused, [TOKEN]: 'offline' },
    });
    await isIn();
    await waitFor(() => expect(network.requests).toContain(TOKEN));
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
    expect(screen.queryByText(/signed out/)).not.toBeInTheDocument();
  });

  test('continues if it can be refreshed', async () => {
    openShell('/about', { profile: {}, network: { [PROFILES]: refused, [TOKEN]: renewedSession() } });
    await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain('renewed'));
    await isIn();
    expect(screen.queryByText(/signed out/)).not.toBeInTheDocument();
  });
});

describe('an account without a response', () => {
  const PROFILES = `${SUPABASE_URL}/rest/v1/profiles`;
  const TOKEN = `${SUPABASE_URL}/auth/v1/token`;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const at = (heading: string) => screen.getByRole('heading', { name: heading });

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test.each(['silent', 'offline'] as const)('does not wait for a profile that is %s', async (stub) => {
    openShell('/dashboard', { profile: {}, network: { [PROFILES]: stub } });
    await pass(500);
    expect(html).toHaveAttribute('data-auth', 'loading');
    await pass(1_500);
    expect(html).toHaveAttribute('data-auth', 'in');
    expect(at('learning at /dashboard')).toBeVisible();
  });

  test.each([
    ['is shown when it arrives', {}, '/dashboard'],
    ['redirects to the setup when it arrives', { username: null }, '/signup?step=onboarding'],
  ])('a late profile %s', async (_what, profile, to) => {
    const { network } = openShell('/dashboard', { profile, network: { [PROFILES]: 'offline' } });
    await pass(2_000);
    expect(html).toHaveAttribute('data-auth', 'in');
    expect(address()).toBe('/dashboard');
    Object.assign(network.stubs, fakeAccount(profile));
    // The client retries automatically.
    await pass(8_000);
    expect(address()).toBe(to);
    expect(screen.getByRole('button', { name: /^Account menu for/ })).toHaveAccessibleName(
      to === '/dashboard' ? 'Account menu for ada' : 'Account menu for Ada',
    );
  });

  test('keeps a profile read meanwhile when the first read fails', async () => {
    let platform: Platform | undefined;
    const learning = testRemote('learning', {
      default: (given: RemoteAppProps) => {
        platform = given.platform;
        return <h1>recorder</h1>;
      },
    });
    const { network } = openShell('/dashboard', {
      profile: {},
      network: { ...testRemotes({ learning }), [PROFILES]: 'silent' },
    });
    await pass(2_000);
    expect(platform?.auth).toMatchObject({ status: 'in', profile: { isFallback: true } });
    Object.assign(network.stubs, fakeAccount({ total_xp: 60 }));
    await act(async () => platform?.refreshProfile());
    const known = { profile: { isFallback: false, totalXp: 60 } };
    expect(platform?.auth).toMatchObject(known);
    network.stubs[PROFILES] = { status: 403 };
    await pass(60_000);
    expect(platform?.auth).toMatchObject(known);
  });

  test.each(['silent', 'offline'] as const)(
    'a session that cannot be renewed, being %s, is kept, and renewed later',
    async (stub) => {
      const { network } = openShell('/dashboard', {
        profile: {},
        validFor: -60,
        network: { [TOKEN]: stub },
      });
      await pass(4_000);
      expect(html).toHaveAttribute('data-auth', 'in');
      expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
      // The client retries periodically.
      await pass(60_000);
      expect(html).toHaveAttribute('data-auth', 'in');
      network.stubs[TOKEN] = renewedSession();
      await pass(120_000);
      expect(localStorage.getItem(SESSION_KEY)).toContain('renewed');
      expect(screen.getByRole('button', { name: 'Account menu for ada' })).toBeVisible();
    },
  );

  test('ends a session that the server has revoked', async () => {
    openShell('/about', { profile: {}, validFor: -60, network: { [TOKEN]: ENDED.renewal } });
    await pass(4_000);
    expect(html).toHaveAttribute('data-auth', 'out');
    expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});
