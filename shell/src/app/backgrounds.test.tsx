import { screen, waitFor } from '@testing-library/react';
import type { RemoteAppProps } from '@ninefold/platform';
import { testRemote, testRemotes } from '../testing/test-remotes';
import { heading, openShell } from '../testing/open-shell';

/** The games remote with this background. */
function games(background: unknown) {
  const remote = testRemote('games', undefined, background);
  return { entry: remote.entry, network: testRemotes({ games: remote }) };
}

const sending = ({ platform }: RemoteAppProps) =>
  platform.auth.status === 'in' ? <p>sending for {platform.auth.user.email}</p> : null;

const working = () => {
  const background = jest.fn(sending);
  return { background, ...games({ default: background }) };
};
const SENDING = 'sending for ada@example.test';
const played = () => localStorage.setItem('games:daily:guest', '{}');

test('runs on every page of a signed-in user if games has stored something', async () => {
  played();
  openShell('/dashboard', { profile: {}, network: working().network });
  expect(await screen.findByText(SENDING)).toBeInTheDocument();
});

test('runs only for learning if a guest has learned on the device and signs in', async () => {
  localStorage.setItem('learning-session:guest:1', '{}');
  const games = testRemote('games');
  const learning = testRemote('learning', undefined, { default: sending });
  const { network } = openShell('/about', { profile: {}, network: testRemotes({ games, learning }) });
  expect(await screen.findByText(SENDING)).toBeInTheDocument();
  expect(network.requests).not.toContain(games.entry);
});

test('runs from the start on a page of games', async () => {
  openShell('/sum-grid', { profile: {}, network: working().network });
  expect(await screen.findByText(SENDING)).toBeInTheDocument();
});

test('loads nothing if games has stored nothing', async () => {
  const { network, entry } = working();
  const shell = openShell('/dashboard', { profile: {}, network });
  await heading('learning at /dashboard');
  await waitFor(() => expect(document.documentElement.dataset['auth']).toBe('in'));
  expect(shell.network.requests).not.toContain(entry);
});

test('does not run for guests', async () => {
  played();
  const { network, background } = working();
  openShell('/sum-grid', { network });
  await heading('games at /sum-grid');
  expect(background).not.toHaveBeenCalled();
});

test('hides a failure and retries on the next page', async () => {
  played();
  let isBroken = true;
  const { network } = games({
    default: () => {
      if (isBroken) throw new Error('broken background');
      return <p>{SENDING}</p>;
    },
  });
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = openShell('/dashboard', { profile: {}, network });
  expect(await heading('learning at /dashboard')).toBeVisible();
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('link', { name: 'leave' }));
  expect(await screen.findByText(SENDING)).toBeInTheDocument();
});
