import { screen, waitFor } from '@testing-library/react';
import type { RemoteAppProps } from '@ninefold/platform';
import { fakeRemote, fakeRemotes } from '../testing/fake-remotes';
import { heading, openShell } from '../testing/open-shell';

/** The games with this background. */
function games(background: unknown) {
  const remote = fakeRemote('games', undefined, background);
  return { entry: remote.entry, network: fakeRemotes({ games: remote }) };
}

const sending = ({ platform }: RemoteAppProps) =>
  platform.auth.status === 'in' ? <p>sending for {platform.auth.user.email}</p> : null;

const working = () => {
  const background = jest.fn(sending);
  return { background, ...games({ default: background }) };
};
const SENDING = 'sending for ada@example.test';
const played = () => localStorage.setItem('games:daily:guest', '{}');

test('where the games have kept something, their background works on every page of a signed-in person', async () => {
  played();
  openShell('/dashboard', { profile: {}, network: working().network });
  expect(await screen.findByText(SENDING)).toBeInTheDocument();
});

test('where a guest has learned on the device, who signs in takes it on every page, and it alone is loaded', async () => {
  localStorage.setItem('learning-session:guest:1', '{}');
  const games = fakeRemote('games');
  const learning = fakeRemote('learning', undefined, { default: sending });
  const { network } = openShell('/about', { profile: {}, network: fakeRemotes({ games, learning }) });
  expect(await screen.findByText(SENDING)).toBeInTheDocument();
  expect(network.requests).not.toContain(games.entry);
});

test('on a page of the games it works from the start', async () => {
  openShell('/sum-grid', { profile: {}, network: working().network });
  expect(await screen.findByText(SENDING)).toBeInTheDocument();
});

test('it costs nothing where the games have kept nothing', async () => {
  const { network, entry } = working();
  const shell = openShell('/dashboard', { profile: {}, network });
  await heading('learning at /dashboard');
  await waitFor(() => expect(document.documentElement.dataset['auth']).toBe('in'));
  expect(shell.network.requests).not.toContain(entry);
});

test('nothing works for a guest', async () => {
  played();
  const { network, background } = working();
  openShell('/sum-grid', { network });
  await heading('games at /sum-grid');
  expect(background).not.toHaveBeenCalled();
});

test('one that breaks is not seen, and is tried again at the next address', async () => {
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
