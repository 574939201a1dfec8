import { screen, waitFor } from '@testing-library/react';
import { fakeRemote, fakeRemotes, type FakeRemote } from '../testing/fake-remotes';
import type { Stub } from '../testing/fake-network';
import { heading, main, openShell } from '../testing/open-shell';

function openWith(games: FakeRemote, broken: Record<string, Stub>) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return openShell('/sum-grid', { network: { ...fakeRemotes({ games }), ...broken } });
}

const works = () => heading('games at /sum-grid');

const html: Stub = { text: '<!doctype html><title>Not here</title>' };
const throws: Stub = {
  script: () => {
    throw new Error('broken build');
  },
};

describe.each<[string, (games: FakeRemote) => Record<string, Stub>]>([
  ['a missing list of remotes', () => ({ '/remotes.json': { status: 404 } })],
  ['a list that names no remote', () => ({ '/remotes.json': { json: {} } })],
  ['a missing manifest', ({ manifest }) => ({ [manifest]: { status: 404 } })],
  ['a page instead of the manifest', ({ manifest }) => ({ [manifest]: html })],
  ['an empty manifest', ({ manifest }) => ({ [manifest]: { json: {} } })],
  ['no network', ({ manifest }) => ({ [manifest]: 'offline' })],
  ['a missing entry', ({ entry }) => ({ [entry]: { status: 404 } })],
  ['an entry that throws', ({ entry }) => ({ [entry]: throws })],
  ['an entry that leaves no container', ({ entry }) => ({ [entry]: { script: () => {} } })],
])('%s', (_, fault) => {
  test('costs only the screen, and a retry recovers', async () => {
    const games = fakeRemote('games');
    const broken = fault(games);
    const { user, network } = openWith(games, broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('did not load');
    expect(main()).not.toHaveAttribute('data-ready');
    expect(screen.getByRole('link', { name: 'Puzzles' })).toBeVisible();

    for (const address of Object.keys(broken)) delete network.stubs[address];
    Object.assign(network.stubs, fakeRemotes({ games }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await works();
    await waitFor(() => expect(main()).toHaveAttribute('data-ready', 'true'));
  });
});

test('what the list says of other remotes does not matter', async () => {
  const games = fakeRemote('games');
  openWith(games, { '/remotes.json': { json: { games: { entry: games.manifest }, account: 'damaged' } } });
  await works();
});

test('a fault that passes is not even seen', async () => {
  const games = fakeRemote('games');
  const { network } = openWith(games, { [games.manifest]: { status: 503 } });
  Object.assign(network.stubs, games.stubs);
  await works();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a remote that exposes no component has failed', async () => {
  const games = fakeRemote('games', { default: 'not a component' });
  openWith(games, {});
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('a remote that breaks while it is used costs only that screen', async () => {
  function App(): never {
    throw new Error('broken screen');
  }
  const games = fakeRemote('games', { default: App });
  const { user } = openWith(games, {});
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(await heading(/^About/)).toBeVisible();
});

test('a new deployment is found by a retry', async () => {
  const old = fakeRemote('games');
  const { user, network } = openWith(old, { [old.entry]: { status: 404 } });
  await screen.findByRole('alert');
  const renewed = fakeRemote('games');
  Object.assign(network.stubs, renewed.stubs);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await works();
});

test('a remote is loaded once, however often it is shown', async () => {
  const { user, network } = openWith(fakeRemote('games'), {});
  await works();
  await user.click(screen.getByRole('link', { name: 'leave' }));
  await heading(/^About/);
  await user.click(screen.getByRole('link', { name: 'Puzzles' }));
  await heading('games at /puzzle-games');
  expect(network.requests.filter((address) => address === '/remotes.json')).toHaveLength(1);
});
