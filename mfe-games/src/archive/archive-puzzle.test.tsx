import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Platform } from '@ninefold/platform';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { fakeServer } from '../testing/fake-server';
import { fill, press, write } from '../testing/play';
import { digits } from '../testing/read-puzzle';
import { address, NOON, renderGames, storedResults, wait } from '../testing/render-games';

/** Yesterday: the clock says November 21, 2026. */
const DAY = '2026-11-20';
const PATH = `/archive/${DAY}/sum-grid`;
const puzzle = dailyPuzzle('sum_grid', DAY);
const free = { auth: signedIn() };

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function open(path = PATH, platform: Partial<Platform> = {}) {
  const page = await renderGames(path, platform);
  await screen.findByTestId('grid');
  return page;
}

async function solve(user: UserEvent) {
  await fill(user, puzzle.solution);
  await wait(30_000);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
}

test('a guest plays yesterday’s puzzle, which is stored on the device as practice of its day', async () => {
  const { user } = await open();
  expect(digits()).toEqual(puzzle.givens);
  await solve(user);
  expect(storedResults().pending('guest')).toMatchObject([
    { result: { kind: 'practice', archive_day: DAY, game_type: 'sum_grid', completion_time_seconds: 30 } },
  ]);
  expect(screen.getByText(/From the archive, so it is practice/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Next: Multiplication Grid' })).toHaveAttribute(
    'href',
    `/archive/${DAY}/multiplication-grid`,
  );
});

test('the grid survives a reload, separately from practice and from another day', async () => {
  const first = await open();
  const cell = puzzle.givens.indexOf(0);
  await write(first.user, cell, 9);
  first.unmount();
  const practice = await open('/sum-grid?mode=practice');
  await write(practice.user, digits().indexOf(0), 8);
  practice.unmount();
  await open();
  expect(digits()).toEqual(puzzle.givens.with(cell, 9));
});

test('an account’s result is sent with its day and shows no rewards', async () => {
  const server = fakeServer();
  const { user } = await open(PATH, { ...free, supabase: server.supabase });
  await solve(user);
  expect(server.saved).toMatchObject([{ kind: 'practice', archive_day: DAY, user_id: 'user-1' }]);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
  expect(screen.queryByText(/\+\d+ XP/)).not.toBeInTheDocument();
  expect(screen.queryByText(/time to beat/)).not.toBeInTheDocument();
});

test('an offline result waits on the device and is sent when the network is back', async () => {
  const server = fakeServer();
  server.network = 'offline';
  const { user } = await open(PATH, { ...free, supabase: server.supabase });
  await solve(user);
  expect(screen.getByText(/^Kept on this device\. It is sent/)).toBeInTheDocument();
  server.network = 'online';
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await wait(0);
  expect(server.saved).toMatchObject([{ archive_day: DAY }]);
});

test('the shared text names the day of the puzzle and links to it', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await open();
  await press(user, 'Get Hint');
  await solve(user);
  await press(user, 'Share Results');
  const [{ text }] = share.mock.calls[0] as [{ text: string }];
  expect(text).toMatch(/^Ninefold #20 · Sum Grid for November 20, 2026 · 0:30 · 1 hint\n/);
  expect(text).toMatch(/\/archive\/2026-11-20\/sum-grid$/);
  Reflect.deleteProperty(navigator, 'share');
});

test('a solved puzzle can be played again, and the day keeps the better time', async () => {
  const { user, unmount } = await open();
  await solve(user);
  await press(user, 'Play Again');
  expect(digits()).toEqual(puzzle.givens);
  await write(user, puzzle.givens.indexOf(0), 9);
  unmount();
  await renderGames(`/archive/${DAY}`);
  expect(await screen.findByText('Solved later in 0:30')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Continue / })).toBeInTheDocument();
});

test('a guest’s unfinished puzzle continues for the account that signs in', async () => {
  const server = fakeServer();
  const page = await open();
  const cell = puzzle.givens.indexOf(0);
  await write(page.user, cell, 7);
  page.update({ ...free, supabase: server.supabase });
  await wait(0);
  expect(digits()[cell]).toBe(7);
  expect(Object.keys(localStorage)).toContain(`games:practice:user-1:sum_grid:${DAY}`);
  expect(Object.keys(localStorage)).not.toContain(`games:practice:guest:sum_grid:${DAY}`);
});

test.each([
  ['a day that is closed', '/archive/2026-11-19/sum-grid', '/archive/2026-11-19'],
  ['today', '/archive/2026-11-21/sum-grid', '/puzzle-games'],
  ['tomorrow', '/archive/2026-11-22/sum-grid', '/archive/2026-11-22'],
])('%s cannot be played', async (_, path, leadsTo) => {
  await renderGames(path);
  await wait(0);
  expect(address()).toBe(leadsTo);
  expect(screen.queryByTestId('grid')).not.toBeInTheDocument();
});

test('a day that closes at midnight can be finished', async () => {
  const { user } = await open();
  jest.setSystemTime(Date.parse('2026-11-22T06:00:00Z'));
  await wait(20_000);
  expect(screen.getByTestId('grid')).toBeInTheDocument();
  await solve(user);
  expect(storedResults().pending('guest')).toHaveLength(1);
});
