import React from 'react';
import type { RemoteAppProps } from '@ninefold/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testRemote, testRemotes, type TestRemote } from '../testing/test-remotes';
import type { Stub } from '../testing/fake-network';
import type { Container, ShareScope } from './container';
import { heading, main, openShell } from '../testing/open-shell';

function openWith(games: TestRemote, broken: Record<string, Stub>) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return openShell('/sum-grid', { network: { ...testRemotes({ games }), ...broken } });
}

const works = () => heading('games at /sum-grid');

const html: Stub = { text: '<!doctype html><title>Not here</title>' };
const throws: Stub = {
  script: () => {
    throw new Error('broken build');
  },
};

describe.each<[string, (games: TestRemote) => Record<string, Stub>]>([
  ['a missing list of remotes', () => ({ '/remotes.json': { status: 404 } })],
  ['a list that names no remote', () => ({ '/remotes.json': { json: {} } })],
  ['a missing manifest', ({ manifest }) => ({ [manifest]: { status: 404 } })],
  ['a page instead of the manifest', ({ manifest }) => ({ [manifest]: html })],
  ['an empty manifest', ({ manifest }) => ({ [manifest]: { json: {} } })],
  [
    'an entry on another origin',
    ({ manifest, container: globalName }) => {
      const remoteEntry = { name: 'entry.js', path: 'https://other.test/' };
      return { [manifest]: { json: { metaData: { globalName, remoteEntry } } } };
    },
  ],
  ['no network', ({ manifest }) => ({ [manifest]: 'offline' })],
  ['a missing entry', ({ entry }) => ({ [entry]: { status: 404 } })],
  ['an entry that throws', ({ entry }) => ({ [entry]: throws })],
  ['an entry that leaves no container', ({ entry }) => ({ [entry]: { script: () => {} } })],
])('%s', (_, fault) => {
  test('affects only the screen, and a retry recovers', async () => {
    const games = testRemote('games');
    const broken = fault(games);
    const { user, network } = openWith(games, broken);
    expect(await screen.findByRole('alert')).toHaveTextContent('did not load');
    expect(main()).not.toHaveAttribute('data-ready');
    const working = within(screen.getByRole('alert')).getAllByRole('link');
    expect(working.map((link) => link.getAttribute('href'))).toEqual(['/learn']);

    for (const address of Object.keys(broken)) delete network.stubs[address];
    Object.assign(network.stubs, testRemotes({ games }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await works();
    await waitFor(() => expect(main()).toHaveAttribute('data-ready', 'true'));
  });
});

test('ignores invalid entries of other remotes', async () => {
  const games = testRemote('games');
  openWith(games, { '/remotes.json': { json: { games: { entry: games.manifest }, account: 'damaged' } } });
  await works();
});

test('hides a temporary fault', async () => {
  const games = testRemote('games');
  const { network } = openWith(games, { [games.manifest]: { status: 503 } });
  Object.assign(network.stubs, games.stubs);
  await works();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('fails for a remote without a component', async () => {
  const games = testRemote('games', { default: 'not a component' });
  openWith(games, {});
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('shows the first error of several attempts with the name of the remote', async () => {
  const games = testRemote('games');
  openWith(games, { [games.entry]: { status: 404 } });
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The puzzles did not load');
  expect(failure).toHaveTextContent(`games: Error: Could not load ${games.entry}`);
  expect(failure).not.toHaveTextContent('retry');
});

test('tries a remote with a version mismatch once and offers to reload the page', async () => {
  const games = testRemote('games');
  const run = jest.fn();
  const script = () => {
    run();
    let isHalfEvaluated = false;
    const factory = () => {
      if (isHalfEvaluated) return {};
      isHalfEvaluated = true;
      throw new Error('Unsatisfied version 19.3.1 of shared singleton module react (required ^20.0.0)');
    };
    Object.assign(globalThis, { [games.container]: { init() {}, get: async () => factory } });
  };
  const { user } = openWith(games, { [games.entry]: { script } });
  const failure = await screen.findByRole('alert');
  expect(await screen.findByText(/this page is older/)).toBeVisible();
  expect(failure).toHaveTextContent('(required ^20.0.0)');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(run).toHaveBeenCalledTimes(1);

  // Bundlers cache evaluated modules, so showing the remote again does not request the rest.
  await user.click(screen.getByRole('link', { name: 'About' }));
  await heading(/^About/);
  act(() => history.back());
  expect(await screen.findByText(/this page is older/)).toBeVisible();
});

describe.each<[string, (games: TestRemote) => string]>([
  ['the list of remotes', () => '/remotes.json'],
  ['the manifest', ({ manifest }) => manifest],
  ['the entry', ({ entry }) => entry],
])('while %s hangs', (_, fileOf) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('offers a retry with a unique URL after ten seconds', async () => {
    const games = testRemote('games');
    const hanging = fileOf(games);
    const { network } = openWith(games, { [hanging]: 'silent' });
    const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await advance(9_900);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await advance(200);
    expect(screen.getByText('This is taking longer than usual.')).toBeVisible();

    Object.assign(network.stubs, testRemotes({ games }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await advance(100);
    await works();
    expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
    expect(network.queries.at(-1)).toMatch(/^\?retry=\d+$/);
  });
});

test('a remote that breaks affects only its screen, without blaming the connection', async () => {
  function App(): never {
    throw new Error('broken screen');
  }
  const games = testRemote('games', { default: App });
  const { user } = openWith(games, {});
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('The puzzles have stopped');
  expect(failure).toHaveTextContent('games: Error: broken screen');
  expect(failure).not.toHaveTextContent('connection');
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(await heading(/^About/)).toBeVisible();
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['a symbol', Symbol('example')],
  ['an object without a text', Object.create(null)],
  [
    'an object whose text throws',
    {
      toString() {
        throw new Error('no text');
      },
    },
  ],
])('a remote that throws %s can be tried again', async (_, thrown) => {
  const games = testRemote('games', {
    default() {
      throw thrown;
    },
  });
  openWith(games, {});
  expect(await screen.findByRole('alert')).toHaveTextContent('The puzzles have stopped');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a remote without a screen for an address of the shell needs an update, and is not ready', async () => {
  jest.useFakeTimers();
  const games = testRemote('games', { default: () => null });
  openWith(games, {});
  // First it loads.
  for (const ms of [1_000, 6_000]) await act(() => jest.advanceTimersByTimeAsync(ms));
  jest.useRealTimers();
  expect(await screen.findByText(/They need an update/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The puzzles did not load');
  expect(main()).not.toHaveAttribute('data-ready');
});

test('a remote that has no page for an exact address of the shell is being updated', async () => {
  const games = testRemote('games', {
    default: ({ platform }: RemoteAppProps) => <platform.pages.NotFound />,
  });
  openWith(games, {});
  expect(await heading('This page is being updated')).toBeVisible();
});

test('a retry finds a new deployment', async () => {
  const old = testRemote('games');
  const { user, network } = openWith(old, { [old.entry]: { status: 404 } });
  await screen.findByRole('alert');
  const renewed = testRemote('games');
  Object.assign(network.stubs, renewed.stubs);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await works();
});

test('isolates the share scope of each container', async () => {
  const games = testRemote('games');
  const account = testRemote('account');
  const scopes: ShareScope[] = [];
  const keepScope = ({ container, stubs, entry }: TestRemote): Record<string, Stub> => ({
    [entry]: {
      script() {
        (stubs[entry] as { script(): void }).script();
        const page = globalThis as unknown as Record<string, Container>;
        page[container]!.init = (scope) => void scopes.push(scope);
      },
    },
  });
  const { user } = openWith(games, {
    ...testRemotes({ games, account }),
    ...keepScope(games),
    ...keepScope(account),
  });
  await works();
  const [react] = Object.values(scopes[0]!['react']!);
  expect(react).toMatchObject({ loaded: 1, eager: true, from: 'shell' });
  scopes[0]!['react']!['19.99.0'] = react!;
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  await heading(/^account at/);
  expect(Object.keys(scopes[1]!['react']!)).toEqual([React.version]);
});

test('loads a remote once, however often it is shown', async () => {
  const { user, network } = openWith(testRemote('games'), {});
  await works();
  await user.click(screen.getByRole('link', { name: 'leave' }));
  await heading(/^About/);
  await user.click(screen.getByRole('link', { name: 'Puzzles' }));
  await heading('games at /puzzle-games');
  expect(network.requests.filter((address) => address === '/remotes.json')).toHaveLength(1);
});
