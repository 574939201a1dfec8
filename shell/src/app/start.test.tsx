import { act, screen, within } from '@testing-library/react';
import { CHECKOUT_ENTRIES, type CheckoutEntry } from '@ninefold/contracts';
import { LINK_SESSION_KEY } from '../auth/link-session';
import { SESSION_KEY } from '../auth/session-key';
import { storeSession } from '../testing/fake-account';
import { addBrowserApis } from '../testing/browser-apis';
import { fakeNetwork, type Stub } from '../testing/fake-network';
import { testRemotes } from '../testing/test-remotes';
import { CONFIG, heading } from '../testing/open-shell';
import { start } from './start';

let closeNetwork = () => {};

async function startAt(address: string, network: Record<string, Stub>) {
  window.history.replaceState(null, '', address);
  addBrowserApis();
  const edge = fakeNetwork(network);
  closeNetwork = edge.close;
  document.body.innerHTML = '<div id="root"></div>';
  const reload = jest.fn();
  await act(() => start(document.getElementById('root')!, reload));
  return { ...edge, reload };
}

// The boot script, which is part of every page.
beforeAll(async () => {
  addBrowserApis();
  await import('../boot/boot');
});

const CONFIGURED = { '/config.json': { json: CONFIG } };

afterEach(() => {
  closeNetwork();
  sessionStorage.clear();
});

test.each<[string, Stub]>([
  ['missing', { status: 404 }],
  ['a page', { text: '<!doctype html>' }],
  ['empty', { json: {} }],
])('a configuration that is %s shows the plain page', async (_, stub) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await startAt('/', { '/config.json': stub });
  expect(within(screen.getByRole('alert')).getByRole('heading', { name: 'Loading Error' })).toBeVisible();
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByText('There was an error loading the application.')).toBeVisible();
  expect(screen.getByText('Please check the console for details.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  expect(log).toHaveBeenCalled();
});

test('a page opened without a network reports that, not a fault of the application', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await startAt('/', { '/config.json': 'offline' });
  await screen.findByRole('heading', { name: 'You are offline' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^You are offlineThis page opens when you are online again\.$/,
  );
  expect(screen.queryByText(/console/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
});

describe('a script of the page', () => {
  const throwFrom = (filename: string) => {
    document.body.innerHTML = '<div id="root"></div><script defer src="/main.1.js"></script>';
    window.dispatchEvent(new ErrorEvent('error', { filename: location.origin + filename }));
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };

  test('of a browser extension that throws has no effect', () => {
    throwFrom('/extension.js');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that throws shows the plain page instead of an endless skeleton', () => {
    throwFrom('/main.1.js');
    expect(screen.getByRole('heading', { name: 'Loading Error' })).toBeVisible();
  });
});

test('removes only expired entries from session storage', async () => {
  const hour = 3_600_000;
  sessionStorage.setItem('old', JSON.stringify({ value: 'x', timestamp: Date.now() - 2 * hour, ttl: hour }));
  sessionStorage.setItem('fresh', JSON.stringify({ value: 'x', timestamp: Date.now(), ttl: hour }));
  sessionStorage.setItem('other', 'not ours');
  await startAt('/about', CONFIGURED);
  expect(Object.keys(sessionStorage).sort()).toEqual(['fresh', 'other']);
});

test('starts and logs an error when storage cannot be cleaned up', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await startAt('/about', CONFIGURED);
  expect(log).toHaveBeenCalledWith('Failed to cleanup expired storage', expect.anything());
  expect(screen.getByRole('main')).toBeInTheDocument();
  storage.mockRestore();
});

describe('the return URL of a checkout', () => {
  const network = { ...CONFIGURED, ...testRemotes() };
  const kept = (name: keyof typeof CHECKOUT_ENTRIES) => {
    const entry = JSON.parse(sessionStorage.getItem(CHECKOUT_ENTRIES[name]) ?? '{}') as CheckoutEntry;
    return { text: atob(entry.value), ttl: entry.ttl };
  };

  test.each([
    ['/signup/account?session_id=cs_test_1&tier=elite', '/signup/account'],
    ['/signup/success?session_id=cs_test_1&tier=elite', '/signup/success'],
    ['/signup-success?session_id=cs_test_1&user_id=7&tier=elite', '/signup-success'],
    ['/signup?step=activation&session_id=cs_test_1&tier=elite', '/signup?step=activation'],
  ])(
    '%s becomes %s before anything is shown, and the tab stores the session for an hour',
    async (at, left) => {
      await startAt(at, network);
      expect(location.pathname + location.search).toBe(left);
      expect(await heading(`account at ${left}`)).toBeVisible();
      expect(kept('session')).toEqual({ text: 'cs_test_1', ttl: 3_600_000 });
      expect(kept('tier').text).toBe('elite');
    },
  );

  test('stays unchanged when storage is blocked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await startAt('/signup/account?session_id=cs_test_1&tier=elite', network);
    expect(location.search).toBe('?session_id=cs_test_1&tier=elite');
    forbidden.mockRestore();
  });
});

describe('the page of an emailed link', () => {
  const LINK = '/link?type=recovery&token_hash=secret&to=http%3A%2F%2Flocalhost%2Fupdate-password';

  test('takes the token out of the URL, keeps it for this tab, and uses nothing up', async () => {
    const { requests, reload } = await startAt(LINK, {});
    expect(location.pathname + location.search).toBe('/link?type=recovery');
    expect(sessionStorage.getItem('emailed-link')).toContain('token_hash=secret');
    // The browser remembers the URL of a page load, so the page is reloaded and nothing happens before.
    expect(reload).toHaveBeenCalledTimes(1);
    expect(requests).toEqual([]);
  });

  test('accepts ampersands that a mail gateway has escaped once more', async () => {
    await startAt(LINK.replaceAll('&', '&amp;'), {});
    expect(location.pathname + location.search).toBe('/link?type=recovery');
    expect(sessionStorage.getItem('emailed-link')).toContain('token_hash=secret');
  });

  test('leaves no token in the URL, even when the shell cannot start', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await startAt('/link?type=nothing&token_hash=secret', { '/config.json': 'offline' });
    expect(location.href).toBe(`${location.origin}/link`);
    expect(sessionStorage.getItem('emailed-link')).toBeNull();
  });
});

describe('an emailed link', () => {
  const LOGOUT = `${CONFIG.supabaseUrl}/auth/v1/logout`;
  const TOKENS = 'access_token=secret&refresh_token=more&expires_in=3600&token_type=bearer';

  test.each([
    ['/about?confirmed=true', '/about?confirmed=true'],
    ['//evil.test', '//evil.test'],
    ['/about/', '/about/'],
  ])('to %s leaves no tokens in the URL, even when the shell cannot start', async (at, left) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await startAt(`${location.origin}${at}#${TOKENS}&type=signup`, { '/config.json': 'offline' });
    expect(location.href).toBe(location.origin + left);
  });

  describe('of a sign-up', () => {
    const USER = `${CONFIG.supabaseUrl}/auth/v1/user`;
    const at = `/login?confirmed=true&signing_up=this-browser#${TOKENS}&type=signup`;
    const stored = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as unknown;

    const user = { id: 'user-1', email: 'ada@example.test' };

    beforeEach(() => {
      localStorage.removeItem(SESSION_KEY);
      localStorage.setItem('signing-up', 'this-browser');
    });
    afterEach(() => localStorage.clear());

    test.each([
      ['in a browser without a sign-up', null],
      ['with the id of another browser', 'another-browser'],
    ])("does not sign in %s, because it could be the sender's account", async (_, signingUp) => {
      if (signingUp === null) localStorage.removeItem('signing-up');
      else localStorage.setItem('signing-up', signingUp);
      const { requests } = await startAt(at, {
        ...CONFIGURED,
        [USER]: { json: user },
        [LOGOUT]: { status: 204 },
      });
      expect(stored()).toBeNull();
      expect(requests).toContain(LOGOUT);
    });

    test('signs its owner in in every tab', async () => {
      const { requests, reload } = await startAt(at, { ...CONFIGURED, [USER]: { json: user } });
      expect(stored()).toMatchObject({ access_token: 'secret', refresh_token: 'more', user });
      expect(requests).not.toContain(LOGOUT);
      expect(location.href).toMatch(/\/login\?confirmed=true$/);
      expect(reload).toHaveBeenCalledTimes(1);
    });

    test('does not replace the session of another user', async () => {
      storeSession();
      const before = stored();
      const { requests } = await startAt(at, { ...CONFIGURED, [LOGOUT]: { status: 204 } });
      expect(stored()).toEqual(before);
      expect(requests).toContain(LOGOUT);
    });

    test.each<[string, Stub]>([
      ['does not know', { status: 403 }],
      ['does not say', 'offline'],
    ])('asks for the password when the service %s the user', async (_, stub) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      await startAt(at, { ...CONFIGURED, [USER]: stub, [LOGOUT]: { status: 204 } });
      expect(stored()).toBeNull();
      expect(location.href).toMatch(/\/login\?confirmed=true$/);
    });
  });

  test('that only confirms an address does not sign in, and its session is revoked', async () => {
    const { requests, reload } = await startAt(`/about?confirmed=true#${TOKENS}&type=email_change`, {
      ...CONFIGURED,
      [LOGOUT]: { status: 204 },
    });
    expect(requests).toContain(LOGOUT);
    expect(location.href).toMatch(/\/about\?confirmed=true$/);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret');
  });

  test.each([
    ['/login?confirmed=true', '/login?confirmed=failed'],
    ['/about?confirmed=true', '/login?confirmed=failed'],
    ['/', '/login?confirmed=failed'],
  ])('to %s that failed leads to a page that reports it', async (at, to) => {
    await startAt(`${at}#error=access_denied&error_code=otp_expired`, { ...CONFIGURED, ...testRemotes() });
    expect(await heading(`account at ${to}`)).toBeVisible();
    expect(location.hash).toBe('');
  });

  test('for a changed email address that failed leads to the settings, after the sign-in', async () => {
    const at = '/profile?confirmed=true#error=access_denied&error_code=otp_expired';
    await startAt(at, { ...CONFIGURED, ...testRemotes() });
    await heading('account at /login');
    expect(window.history.state).toMatchObject({ usr: { from: { search: '?confirmed=failed' } } });
  });

  test('of an invitation that failed is reported as an invitation', async () => {
    const at = '/update-password?type=invite#error=access_denied&error_code=otp_expired';
    await startAt(at, { ...CONFIGURED, ...testRemotes() });
    expect(location.pathname + location.search + location.hash).toBe('/update-password?type=invite');
  });

  test.each([
    [`/update-password#${TOKENS}&type=recovery`, 'recovery'],
    [`/update-password?${TOKENS}&type=recovery`, 'recovery'],
    [`/Update-Password/#${TOKENS}&type=recovery`, 'recovery'],
    [`/#${TOKENS}&type=recovery`, 'recovery'],
    [`/update-password#${TOKENS}&type=invite`, 'invite'],
  ])('%s leads to the password page with the reason', async (at, reason) => {
    const { requests, reload } = await startAt(at, {});
    expect(location.pathname + location.search + location.hash).toBe(`/update-password?type=${reason}`);
    expect(sessionStorage.getItem(LINK_SESSION_KEY)).toContain('"access_token":"secret"');
    // The browser remembers the URL of a page load, so the page is reloaded and nothing happens before.
    expect(reload).toHaveBeenCalledTimes(1);
    expect(requests).toEqual([]);
  });

  test('to the password page that failed leaves no tokens, not even of an earlier link', async () => {
    sessionStorage.setItem(LINK_SESSION_KEY, 'earlier');
    const at = '/update-password#error=access_denied&error_code=otp_expired&sb=';
    await startAt(at, { ...CONFIGURED, ...testRemotes() });
    expect(location.pathname + location.search + location.hash).toBe('/update-password');
    expect(sessionStorage.getItem(LINK_SESSION_KEY)).toBeNull();
  });

  test('does not change an anchor of the page', async () => {
    await startAt('/about#team', CONFIGURED);
    expect(location.hash).toBe('#team');
  });
});
