import { screen, waitFor } from '@testing-library/react';
import { asksBeforeReload } from '@ninefold/web/testing';
import { SUPABASE_URL } from '../testing/fake-account';
import { openShell } from '../testing/open-shell';
import { SESSION_KEY } from './session-key';

const becomes = (status: string) =>
  waitFor(() => expect(document.documentElement).toHaveAttribute('data-auth', status));

test.each([500, 429])('asks nothing after signing out, even if the server answers %i', async (status) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = openShell('/about', {
    profile: {},
    network: { [`${SUPABASE_URL}/auth/v1/logout`]: { status } },
  });
  await becomes('in');
  await user.click(await screen.findByRole('button', { name: 'Sign Out', hidden: true }));
  await becomes('out');
  expect(asksBeforeReload()).toBe(false);
});

// The last test, because its page stays signed in.
test('asks before a reload ends a session that is not stored', async () => {
  openShell('/about', { profile: {} });
  await becomes('in');
  expect(asksBeforeReload()).toBe(false);
  localStorage.removeItem(SESSION_KEY);
  expect(asksBeforeReload()).toBe(true);
});
