import { act, screen, waitFor } from '@testing-library/react';
import { fakeAccount, SUPABASE_URL, storeSession } from '../testing/fake-account';
import { openShell } from '../testing/open-shell';
import { SESSION_KEY } from './stored-session';

const html = document.documentElement;
const isOut = () => waitFor(() => expect(html).toHaveAttribute('data-auth', 'out'));
const isIn = () => waitFor(() => expect(html).toHaveAttribute('data-auth', 'in'));

test('without a stored session a person is a guest at once, and the account is never asked for', async () => {
  const { network } = openShell('/sum-grid');
  expect(html).toHaveAttribute('data-auth', 'out');
  await screen.findByRole('heading', { name: 'games at /sum-grid' });
  expect(network.requests.filter((address) => address.startsWith(SUPABASE_URL))).toEqual([]);
});

test('the board does not wait for the account', async () => {
  const { network } = openShell('/sum-grid', { profile: {} });
  expect(html).toHaveAttribute('data-auth', 'loading');
  await isIn();
  const manifest = network.requests.findIndex((address) => address.endsWith('mf-manifest.json'));
  const profile = network.requests.findIndex((address) => address.startsWith(SUPABASE_URL));
  expect(manifest).toBeLessThan(profile);
});

test('signing out forgets the session, whatever the server says', async () => {
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

test('a sign-in and a sign-out in another tab are followed', async () => {
  const { network } = openShell('/about');
  Object.assign(network.answers, fakeAccount());
  storeSession();
  const newValue = localStorage.getItem(SESSION_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue })));
  await isIn();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null })));
  await isOut();
});
