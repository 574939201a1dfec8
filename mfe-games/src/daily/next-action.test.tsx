import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GAMES, GRID_GAMES, type GridGame } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { createAttempts } from '../player/attempts';
import { writeResult } from '../results/write-result';
import { daily, TODAY } from '../results/testing/stored-results';
import { fakeServer } from '../testing/fake-server';
import { freshAttempt } from './use-daily-attempt';
import { fill, press } from '../testing/play';
import { testDevice, NOON, renderGames, wait } from '../testing/render-games';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

/** Stores a guest's daily of today as solved on this device, but without its moves. */
function done(game_type: GridGame, seconds: number) {
  const { store } = testDevice();
  const id = { owner: 'guest', game: game_type, dayKey: TODAY };
  const started = { startedAt: NOON - seconds * 1_000, startedOnServer: false };
  createAttempts(store).put({ ...freshAttempt(id, started), finishedInSeconds: seconds });
  writeResult(store, {
    owner: 'guest',
    result: daily({
      id: game_type,
      game_type,
      grid: [...dailyPuzzle(game_type, TODAY).solution],
      completion_time_seconds: seconds,
    }),
  });
}

async function solve(user: UserEvent, game: GridGame) {
  await fill(user, dailyPuzzle(game, TODAY).solution);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  return within(screen.getByRole('dialog'));
}

/** The controls below the daily card, in order. */
const actions = () => {
  const puzzles = screen.getByRole('region', { name: "Today's puzzles" });
  return [...document.querySelectorAll('a, button')]
    .filter((action) => puzzles.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map(({ textContent }) => textContent);
};

test('the end of a daily shows the daily card, offers to share it first, and links to the next daily', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  const dialog = await solve(user, 'sum_grid');
  expect(dialog.getByRole('region', { name: "Today's puzzles" })).toHaveTextContent(
    'Sum Grid: solved in 0:01',
  );
  const next = dialog.getByRole('link', { name: 'Next: Multiplication Grid, +75 XP' });
  expect(next).toHaveAttribute('href', '/multiplication-grid');
  expect(dialog.getByRole('link', { name: 'Practice Mode' })).toHaveAttribute(
    'href',
    '/sum-grid?mode=practice',
  );
  expect(actions().slice(0, 4)).toEqual([
    'Share Results',
    'Next: Multiplication Grid, +75 XP',
    'Try Again',
    'Go Back to Puzzles',
  ]);
  expect(
    dialog.getByText('Try Again is just for fun: your first time of 0:01 still counts.'),
  ).toBeInTheDocument();
});

test('the last daily of the day offers to share the whole day', async () => {
  leaveAlmostSolved('guest', 'combined_grid');
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.assign(navigator, { share });
  done('sum_grid', 60);
  done('multiplication_grid', 90);
  const { user } = await renderGames('/combined-grid');
  await wait(29_000);
  const dialog = await solve(user, 'combined_grid');
  expect(dialog.getByText('All solved, 2:59 in all.')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: /^Next:/ })).toHaveAttribute('href', '/learn/next');
  await press(user, "Share Today's Puzzles");
  const text = share.mock.calls[0]?.[0].text;
  expect(text).toMatch(/^Ninefold #21 · all solved in 2:59\n/);
  expect(text).toContain('Solved: Sum Grid in 1:00, Multiplication Grid in 1:30, Combined Grid in 0:29.');
});

test('the page of a finished daily shows the solved grid, the daily card and the same next action', async () => {
  done('sum_grid', 60);
  await renderGames('/sum-grid');
  expect(await screen.findByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
  const { solution } = dailyPuzzle('sum_grid', TODAY);
  expect(screen.queryByRole('button', { name: 'Watch your moves' })).not.toBeInTheDocument();
  const rows = [0, 3, 6].map((first) => solution.slice(first, first + 3).join(' '));
  expect(screen.getByRole('img', { name: `Your solved grid: ${rows.join(', ')}` })).toBeInTheDocument();
  expect(screen.getByText('Sum Grid: solved in 1:00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Next: Multiplication/ })).toHaveAttribute(
    'href',
    GAMES.multiplication_grid.path,
  );
  expect(actions().slice(0, 3)).toEqual([
    'Share Results',
    'Next: Multiplication Grid, +75 XP',
    'Practice Mode',
  ]);
});

test('with everything solved, a lesson and the timed round are one click away', async () => {
  for (const game of GRID_GAMES) done(game, 60);
  await renderGames('/sum-grid');
  await screen.findByRole('heading', { name: 'Daily Challenge Complete!' });
  expect(actions().slice(0, 5)).toEqual([
    "Share Today's Puzzles",
    'Next: a lesson',
    'Share Results',
    'Practice Mode',
    'Mental Math Speed Round',
  ]);
  expect(screen.getByRole('timer', { name: 'Next challenge in' })).toBeInTheDocument();
});

test('the page of a finished daily shows where the time went and replays the moves', async () => {
  const { user } = await renderGames('/sum-grid');
  await wait(29_000);
  await solve(user, 'sum_grid');
  await press(user, 'Close');
  const analysis = await screen.findByRole('region', { name: 'Where the time went' });
  expect(analysis).toHaveTextContent('Your longest pause was 0:29, with 0 of 6 cells filled.');
  expect(screen.getByRole('button', { name: 'Watch your moves' })).toBeInTheDocument();
});

test('a member’s next daily considers all devices', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  server.dailies = { multiplication_grid: { started: true, time_seconds: 70 } };
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  const dialog = await solve(user, 'sum_grid');
  expect(await dialog.findByRole('link', { name: 'Next: Combined Grid, +100 XP' })).toBeInTheDocument();
});

test('a saved time is compared with everybody’s if there are enough players', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  server.fasterThan = 68;
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  const dialog = await solve(user, 'sum_grid');
  expect(dialog.getByText(/Faster than 68% of today's players\./)).toBeInTheDocument();
  await press(user, 'Close');
  expect(await screen.findByText("Faster than 68% of today's players.")).toBeInTheDocument();
});

test('a saved time shows no comparison if there are too few players', async () => {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const { user } = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  const dialog = await solve(user, 'sum_grid');
  expect(server.callsTo('daily_standing')).toBe(1);
  expect(dialog.queryByText(/Faster than/)).not.toBeInTheDocument();
});
