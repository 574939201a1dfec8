import { screen, waitFor } from '@testing-library/react';
import { SUPABASE_URL } from '../testing/fake-account';
import { address, openShell } from '../testing/open-shell';

const at = (heading: string) => screen.findByRole('heading', { name: heading });

test('a guest who asks for the profile is sent to sign in, and back to it afterwards', async () => {
  openShell('/profile?tab=plan');
  await at('account at /login');
  expect(window.history.state).toMatchObject({
    usr: { from: { pathname: '/profile', search: '?tab=plan' } },
  });
});

test.each(['/learn', '/learn/fractions'])('%s asks for sign-in, below its prefix too', async (path) => {
  openShell(path);
  await at('account at /login');
  expect(window.history.state).toMatchObject({ usr: { from: { pathname: path } } });
});

test('a signed-in person sees the profile', async () => {
  openShell('/profile', { profile: {} });
  await at('account at /profile');
});

test.each(['/login', '/signin', '/signup'])(
  'a signed-in person is taken from %s to the start',
  async (path) => {
    openShell(path, { profile: {} });
    await at('learning at /');
    expect(address()).toBe('/');
  },
);

describe('where playing needs an account', () => {
  const config = { requireSignInForGames: true };

  test.each(['/sum-grid', '/puzzle-games', '/mental-math-speed'])('%s asks for sign-in', async (path) => {
    openShell(path, { config });
    await at('account at /login');
  });

  test('a signed-in person plays', async () => {
    openShell('/sum-grid', { config, profile: {} });
    await at('games at /sum-grid');
  });
});

describe('a profile that was never set up', () => {
  test.each([{ username: null }, { first_name: 'User' }])('leads to the set-up: %j', async (profile) => {
    openShell('/sum-grid', { profile });
    await at('account at /profile?setup=true');
  });

  test('does not, when it could not be read', async () => {
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
