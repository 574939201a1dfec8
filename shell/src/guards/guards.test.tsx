import { act, screen, waitFor } from '@testing-library/react';
import { SUPABASE_URL } from '../testing/fake-account';
import { address, heading as at, openShell } from '../testing/open-shell';

test('sends a guest from the profile to the sign-in and back', async () => {
  openShell('/profile?tab=plan');
  await at('account at /login');
  expect(window.history.state).toMatchObject({
    usr: { from: { pathname: '/profile', search: '?tab=plan' } },
  });
});

test.each([
  '/learn',
  '/learn/next',
  '/learn/fractions',
  '/learn/techniques',
  '/practice',
  '/classes/join',
  '/classes/join/k3d9',
])('%s is open to guests even where playing requires an account', async (path) => {
  openShell(path, { config: { requireSignInForGames: true } });
  await at(`learning at ${path}`);
});

test('an invitation to a friend group is open to guests', async () => {
  openShell('/friends/join/0v9k');
  await at('games at /friends/join/0v9k');
});

test.each([
  ['an hour ago', -1, '/friends/join/0v9k'],
  ['two days ago', -48, '/'],
  ['two days ahead, by a wrong clock', 48, '/'],
])('after an invitation opened %s, the sign-in leads to %s', async (_, hours, leadsTo) => {
  localStorage.setItem('invitation', `${Date.now() + hours * 3_600_000} /friends/join/0v9k`);
  openShell('/login', { profile: {} });
  await waitFor(() => expect(address()).toBe(leadsTo));
});

test.each([
  ['/profile', 'account'],
  ['/friends', 'games'],
  ['/friends/1', 'games'],
])('a signed-in user sees %s', async (path, remote) => {
  openShell(path, { profile: {} });
  await at(`${remote} at ${path}`);
});

test.each([
  '/progress',
  '/progress/2026',
  '/friends',
  '/friends/1',
  '/classes',
  '/classes/1',
  '/admin/invite',
])('%s requires a sign-in, including paths below', async (path) => {
  openShell(path);
  await at('account at /login');
  expect(window.history.state).toMatchObject({ usr: { from: { pathname: path } } });
});

test.each(['/signup?step=activation', '/signup/success', '/signup-success', '/signup/account'])(
  'a member with a complete profile sees the payment at %s',
  async (path) => {
    openShell(path, { profile: {} });
    await at(`account at ${path}`);
  },
);

test('a member with a complete profile leaves the other steps of the sign-up', async () => {
  openShell('/signup?step=payment_processing', { profile: {} });
  await waitFor(() => expect(address()).toBe('/'));
});

test('signing out there leads to the start page, and coming back to the sign-in', async () => {
  const { user } = openShell('/profile', { profile: {} });
  await at('account at /profile');
  await user.click(screen.getByRole('button', { name: 'Sign Out', hidden: true }));
  await waitFor(() => expect(address()).toBe('/'));
  act(() => {
    window.history.pushState({ key: 'another' }, '', '/profile');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await at('account at /login');
  expect(window.history.state).toMatchObject({ usr: { from: { pathname: '/profile' } } });
});

test('a session that the server has ended leads to the sign-in and back', async () => {
  const ended = { status: 400, json: { error_code: 'refresh_token_not_found', msg: 'gone' } };
  const network = { [`${SUPABASE_URL}/auth/v1/token`]: ended };
  jest.spyOn(console, 'error').mockImplementation(() => {});
  openShell('/profile', { profile: {}, validFor: -60, network });
  await at('account at /login');
  expect(window.history.state).toMatchObject({ usr: { from: { pathname: '/profile' } } });
});

test.each(['/login', '/signin', '/signup'])(
  'a signed-in person is taken from %s to the start',
  async (path) => {
    openShell(path, { profile: {} });
    await at('learning at /');
    expect(address()).toBe('/');
  },
);

test('a profile that could not be read does not redirect from the sign-up', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  openShell('/signup?step=onboarding', {
    profile: {},
    network: { [`${SUPABASE_URL}/rest/v1/profiles`]: { status: 403 } },
  });
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-auth', 'in'));
  await at('account at /signup?step=onboarding');
  expect(address()).toBe('/signup?step=onboarding');
});

describe('a person who signs in', () => {
  const signedInFrom = (from: unknown) => {
    openShell('/login', { profile: {}, state: { from } });
  };

  test.each([
    [{ pathname: '/sum-grid', search: '?mode=practice', hash: '#grid' }, '/sum-grid?mode=practice#grid'],
    [{ pathname: '/about' }, '/about'],
  ])('continues to %j', async (from, to) => {
    signedInFrom(from);
    await waitFor(() => expect(address() + location.hash).toBe(to));
  });

  test.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    'https://evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    '',
    7,
    null,
  ])('goes home instead of %j', async (pathname) => {
    signedInFrom({ pathname });
    await at('learning at /');
    expect(address()).toBe('/');
  });

  test('goes home from the sign-up, wherever they came from', async () => {
    openShell('/signup', { profile: {}, state: { from: { pathname: '/about' } } });
    await at('learning at /');
  });
});

describe('where playing requires an account', () => {
  const config = { requireSignInForGames: true };

  test.each(['/sum-grid', '/puzzle-games', '/mental-math-speed'])('%s requires a sign-in', async (path) => {
    openShell(path, { config });
    await at('account at /login');
  });

  test('a signed-in user can play', async () => {
    openShell('/sum-grid', { config, profile: {} });
    await at('games at /sum-grid');
  });
});

describe('a profile that was never set up', () => {
  const unfinished = [{ username: null }, { first_name: 'User' }];

  test.each(unfinished)('leads to the onboarding questions first: %j', async (profile) => {
    openShell('/sum-grid', { profile });
    await at('account at /signup?step=onboarding');
  });

  test.each(unfinished)('leads to the setup after them: %j', async (profile) => {
    openShell('/sum-grid', { profile, metadata: { onboarding_completed: true } });
    await at('account at /profile?setup=true');
  });

  test('passes on the page requested before the sign-up', async () => {
    const from = { pathname: '/sum-grid' };
    openShell('/', { profile: { username: null }, state: { from } });
    await at('account at /signup?step=onboarding');
    expect(window.history.state).toMatchObject({ usr: { from } });
  });

  test('leads to the setup when the questions were skipped', async () => {
    openShell('/', { profile: { username: null }, metadata: { onboarding_completed: false } });
    await at('account at /profile?setup=true');
  });

  test.each([
    '/signup?step=onboarding&part=2',
    '/profile?setup=true',
    '/signup/account?session_id=cs_1&tier=elite',
    '/signup/success?session_id=cs_1',
    '/signup-success?session_id=cs_1',
  ])('does not redirect from %s', async (path) => {
    openShell(path, { profile: { username: null } });
    await at(`account at ${path}`);
    expect(address()).toBe(path);
  });

  test('does not apply to a player without onboarding answers', async () => {
    openShell('/signup?step=onboarding', { profile: {} });
    await at('learning at /');
  });

  test('is not assumed when the profile could not be read', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    openShell('/sum-grid', {
      profile: {},
      network: { [`${SUPABASE_URL}/rest/v1/profiles`]: { status: 403 } },
    });
    await at('games at /sum-grid');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-auth', 'in'));
    expect(address()).toBe('/sum-grid');
  });
});
