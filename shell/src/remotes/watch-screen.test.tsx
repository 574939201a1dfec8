import React from 'react';
import { useLocation } from '@ninefold/platform';
import { act, fireEvent, screen } from '@testing-library/react';
import { heading, main, openShell } from '../testing/open-shell';
import { testRemote, testRemotes } from '../testing/test-remotes';

function openWith(App: () => React.ReactNode, at = '/sum-grid') {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return openShell(at, { network: testRemotes({ games: testRemote('games', { default: App }) }) });
}

describe.each<[string, () => React.ReactNode]>([
  ['says that it is loading', () => <p>Loading…</p>],
  ['says so in a heading', () => <h1>Loading the board...</h1>],
  ['is marked as busy', () => <div aria-busy="true">Ein Moment</div>],
  ['shows an endless progress bar', () => <div role="progressbar">…</div>],
])('a remote that %s for good', (_, App) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('offers a retry after 15 seconds, which shows a newer build', async () => {
    const { network } = openWith(App);
    const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    for (const ms of [1_000, 13_000]) await advance(ms);
    expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
    await advance(3_000);
    expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
    expect(main()).not.toHaveAttribute('data-ready');

    Object.assign(network.stubs, testRemotes());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    for (const ms of [100, 20_000]) await advance(ms);
    await heading('games at /sum-grid');
    expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
    expect(main()).toHaveAttribute('data-ready', 'true');
  });
});

test('a remote that suspends for good where it was loaded before offers a retry', async () => {
  jest.useFakeTimers();
  const never = new Promise<string>(() => {});
  const App = () => (useLocation().pathname === '/archive' ? <p>{React.use(never)}</p> : <h1>the hub</h1>);
  openWith(App, '/puzzle-games');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  // The remote is loaded, and another screen is in between.
  for (const path of ['/about', '/archive']) {
    act(() => {
      history.pushState({}, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  jest.useRealTimers();
  expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.each<[string, () => React.ReactNode]>([
  ['has a text', () => <p role="status">You have no games yet.</p>],
  ['can be used while it loads', () => ['Loading…', <button key="cancel" type="button" />]],
  ['measures its progress', () => ['Half of it', <progress key="half" value={1} max={2} />]],
])('nothing is said of a remote that %s', async (_, App) => {
  jest.useFakeTimers();
  openWith(App);
  for (const ms of [1_000, 60_000]) await act(() => jest.advanceTimersByTimeAsync(ms));
  jest.useRealTimers();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(main()).toHaveAttribute('data-ready', 'true');
});

test('what a remote shows late takes the place of the notice that it is loading', async () => {
  jest.useFakeTimers();
  let show = () => {};
  function App() {
    const [isShown, setShown] = React.useState(false);
    show = () => setShown(true);
    return isShown ? <h1>late</h1> : <p>Loading…</p>;
  }
  openWith(App);
  for (const ms of [1_000, 16_000]) await act(() => jest.advanceTimersByTimeAsync(ms));
  expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
  act(() => show());
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  jest.useRealTimers();
  expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
  expect(main()).toHaveAttribute('data-ready', 'true');
});

test('empty elements show nothing either', async () => {
  jest.useFakeTimers();
  const App = () => (
    <div>
      <section />
    </div>
  );
  openWith(App);
  for (const ms of [1_000, 6_000]) await act(() => jest.advanceTimersByTimeAsync(ms));
  jest.useRealTimers();
  expect(await screen.findByText(/They need an update/)).toBeVisible();
});
