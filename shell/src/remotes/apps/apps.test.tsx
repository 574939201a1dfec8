import { act, screen, waitFor } from '@testing-library/react';
import { lazy, memo } from 'react';
import platformPackage from '@ninefold/platform/package.json';
import type { Stub } from '../../testing/fake-network';
import { heading, main, openShell } from '../../testing/open-shell';
import { testRemote, testRemotes, type TestRemote } from '../../testing/test-remotes';

const OWN_FILE = '/remotes/chess.json';

/** Opens `/apps/chess`. Where its line is, and other files, are given. */
function openChess(chess: TestRemote, network: Record<string, Stub>) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return openShell('/apps/chess', { network: { ...testRemotes(), ...chess.stubs, ...network } });
}

const lineOf = ({ manifest }: TestRemote) => ({ entry: manifest });
const works = () => heading('chess at /apps/chess');

test('the file of its team says where an app is, before the common file', async () => {
  const chess = testRemote('chess');
  openChess(chess, {
    [OWN_FILE]: { json: lineOf(chess) },
    '/remotes.json': { json: { chess: { entry: 'http://old.test/mf-manifest.json' } } },
  });
  await works();
});

test.each<[string, Stub]>([
  ['missing', { status: 404 }],
  ['hidden by a bucket', { status: 403 }],
  ['the page of a static host', { text: '<!doctype html>' }],
])('the line of an older deployment counts while the own file is %s', async (_, own) => {
  const chess = testRemote('chess');
  openChess(chess, { [OWN_FILE]: own, '/remotes.json': { json: { chess: lineOf(chess) } } });
  await works();
});

test('an unknown app is an unknown page', async () => {
  openChess(testRemote('chess'), { [OWN_FILE]: { status: 404 } });
  expect(await heading('Page Not Found')).toBeVisible();
});

test.each<[string, Stub]>([
  ['fails for now', { status: 500 }],
  ['is damaged', { text: '{ "entry": ' }],
  ['names no build', { json: {} }],
])('an app whose own file %s did not load, and no older deployment takes its place', async (_, own) => {
  const chess = testRemote('chess');
  openChess(chess, { [OWN_FILE]: own, '/remotes.json': { json: { chess: lineOf(chess) } } });
  expect(await screen.findByText(/The connection may have dropped/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('These pages did not load');
});

test('an app does not wait for the common file', async () => {
  const chess = testRemote('chess');
  openChess(chess, { [OWN_FILE]: { json: lineOf(chess) }, '/remotes.json': 'silent' });
  await works();
});

test.each(['constructor', 'to-string', 'games'])('nothing is at /apps/%s', async (name) => {
  openShell(`/apps/${name}`, { network: { [`/remotes/${name}.json`]: { status: 404 } } });
  if (name === 'games') await heading('games at /apps/games');
  else await heading('Page Not Found');
});

test('an app may suspend', async () => {
  let resolve: ((module: { default: () => React.ReactNode }) => void) | undefined;
  const Lazy = lazy(() => new Promise<{ default: () => React.ReactNode }>((done) => (resolve = done)));
  const chess = testRemote('chess', { default: Lazy });
  openChess(chess, { [OWN_FILE]: { json: lineOf(chess) } });
  await screen.findAllByText('Loading...');
  resolve?.({ default: () => <h1>resolved</h1> });
  expect(await heading('resolved')).toBeVisible();
});

test('an app that shows nothing is an empty page, and no failed download', async () => {
  jest.useFakeTimers();
  const chess = testRemote('chess', { default: () => null });
  openChess(chess, { [OWN_FILE]: { json: lineOf(chess) } });
  // First it loads.
  for (const ms of [1_000, 6_000]) await act(() => jest.advanceTimersByTimeAsync(ms));
  jest.useRealTimers();
  expect(await heading('This page is empty')).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent('did not load');
});

test('an element is not a component', async () => {
  const chess = testRemote('chess', { default: <h1>an element</h1> });
  openChess(chess, { [OWN_FILE]: { json: lineOf(chess) } });
  expect(await screen.findByText(/exposes no App/)).toBeVisible();
});

test('an app may be what `memo` returns', async () => {
  const chess = testRemote('chess', { default: memo(() => <h1>memoized</h1>) });
  openChess(chess, { [OWN_FILE]: { json: lineOf(chess) } });
  expect(await heading('memoized')).toBeVisible();
});

describe('an app that asks for another version of the platform', () => {
  /** Its manifest with this range. */
  function withRange(requiredVersion: string) {
    const chess = testRemote('chess');
    const manifest = chess.stubs[chess.manifest] as { json: object };
    const shared = [{ name: '@ninefold/platform', requiredVersion }];
    return openChess(chess, {
      [OWN_FILE]: { json: lineOf(chess) },
      [chess.manifest]: { json: { ...manifest.json, shared } },
    });
  }

  test('a newer one needs a newer page', async () => {
    withRange('^99.0.0');
    expect(await screen.findByText(/this page is older/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });

  test('an older one needs an update itself', async () => {
    withRange('^0.9.0');
    expect(await screen.findByText(/They need an update/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test.each([`^${platformPackage.version}`, '>=1.0.0 <3.0.0', '^1.0.0 || ^2.0.0', '*', 'not a range'])(
    '%s is shown',
    async (range) => {
      withRange(range);
      await works();
    },
  );
});

test('its style sheets apply only while it is shown', async () => {
  const chess = testRemote('chess');
  // In the folder of its build.
  const moved = (url: string) => url.replace('chess.test/', 'chess.test/1/');
  const files = Object.entries(chess.stubs).map(([url, stub]) => [moved(url), stub]);
  const addStyles = (name: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: `http://chess.test/1/${name}.css` });
    document.head.append(link);
    return link;
  };
  const early = addStyles('app');
  const { user } = openChess(chess, {
    ...(Object.fromEntries(files) as Record<string, Stub>),
    [OWN_FILE]: { json: { entry: moved(chess.manifest) } },
  });
  await works();
  expect(early.media).toBe('');
  await user.click(screen.getByRole('link', { name: 'leave' }));
  await heading(/^About/);
  const late = addStyles('lazy');
  await waitFor(() => expect([early.media, late.media]).toEqual(['not all', 'not all']));
  history.back();
  await works();
  expect([early.media, late.media]).toEqual(['', '']);
  expect(main()).toHaveAttribute('data-ready', 'true');
});
