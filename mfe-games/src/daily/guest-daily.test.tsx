import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { cell, digitButton, fill, press } from '../testing/play';
import { address, storedResults, NOON, renderGames, wait } from '../testing/render-games';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';

const puzzle = dailyPuzzle('sum_grid', '2026-11-21');
const open = puzzle.givens.indexOf(0);
const digit = puzzle.solution[open] ?? 0;

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function solve(user: UserEvent) {
  await fill(user, puzzle.solution);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
  return within(screen.getByRole('dialog'));
}

test('the grid can be played immediately without a server', async () => {
  await renderGames('/sum-grid');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sum Grid November 21, 2026');
  expect(cell(open)).toHaveAttribute('data-state', 'empty');
});

test('a reload restores the digits, and the timer continues', async () => {
  const { user, unmount } = await renderGames('/sum-grid');
  await user.click(cell(open));
  await user.click(digitButton(digit));
  unmount();
  jest.setSystemTime(NOON + 61_000);
  await renderGames('/sum-grid');
  expect(cell(open)).toHaveTextContent(String(digit));
  expect(screen.getByRole('timer')).toHaveTextContent('1:01');
});

test('a solved daily shows time and hints, and asks a guest to create an account or sign in', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  await wait(83_000);
  const dialog = await solve(user);
  expect(dialog.getByText('Time').nextElementSibling).toHaveTextContent('1:23');
  expect(dialog.getByText('Hints used').nextElementSibling).toHaveTextContent('0');
  expect(dialog.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', '/signup');
  expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  // Guests have no dashboard, so the link back names its target.
  expect(dialog.getByRole('link', { name: 'Go Back to Puzzles' })).toHaveAttribute('href', '/puzzle-games');
  expect(dialog.queryByRole('link', { name: /Dashboard/ })).not.toBeInTheDocument();
  expect(dialog.getByText('Kept on this device only.')).toBeInTheDocument();
});

test('the clock stops when the puzzle is solved', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  await solve(user);
  await wait(60_000);
  expect(screen.getByRole('timer', { hidden: true })).toHaveTextContent('0:01');
});

test('a daily can be played once a day, and practice stays available', async () => {
  leaveAlmostSolved();
  const { user, unmount } = await renderGames('/sum-grid');
  await solve(user);
  unmount();
  await renderGames('/sum-grid');
  expect(await screen.findByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
  expect(screen.queryByTestId('grid')).not.toBeInTheDocument();
  expect(screen.getByText('Puzzles reset at midnight EST.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Practice Mode' })).toHaveAttribute(
    'href',
    '/sum-grid?mode=practice',
  );
  expect(screen.getByRole('link', { name: 'Puzzles' })).toHaveAttribute('href', '/puzzle-games');
  expect(screen.queryByRole('link', { name: 'Today' })).not.toBeInTheDocument();
});

test('a finished daily is shared on a later visit with the same text as over the solved grid', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.assign(navigator, { share });
  const { user, unmount } = await renderGames('/sum-grid');
  await wait(83_000);
  await solve(user);
  await press(user, 'Share Results');
  unmount();
  const later = await renderGames('/sum-grid');
  await press(later.user, 'Share Results');
  Reflect.deleteProperty(navigator, 'share');
  const [[over] = [], [onPage] = []] = share.mock.calls;
  expect(over?.text).toContain('Ninefold #21 · Sum Grid · 1:23 · first try');
  expect(onPage).toEqual(over);
});

test('a guest who finished the daily sees one main action', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  await solve(user);
  await press(user, 'Close');
  await screen.findByRole('heading', { name: 'Daily Challenge Complete!' });
  const primary = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')].filter(({ classList }) =>
    classList.contains('primary'),
  );
  expect(primary).toEqual([screen.getByRole('button', { name: 'Share Results' })]);
});

test('the other games of the day stay available', async () => {
  leaveAlmostSolved();
  const { user, unmount } = await renderGames('/sum-grid');
  await solve(user);
  unmount();
  await renderGames('/combined-grid');
  expect(screen.getByTestId('grid')).toBeInTheDocument();
});

test('closing the dialog shows a countdown that updates each second', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  await solve(user);
  await press(user, 'Close');
  expect(await screen.findByRole('heading', { name: 'Daily Challenge Complete!' })).toHaveFocus();
  const countdown = await screen.findByRole('timer', { name: 'Next challenge in' });
  const shown = () =>
    within(countdown)
      .getAllByText(/^\d\d$/)
      .map((part) => part.textContent);
  const before = shown();
  await wait(1_000);
  expect(Number(before.join(''))).toBeGreaterThan(Number(shown().join('')));
  expect(shown()[0]).toBe('11');
});

test.each(['Try Again', 'New Puzzle'])('%s offers a guest an account instead', async (name) => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  if (name === 'Try Again') await solve(user);
  await press(user, name);
  const offer = within(await screen.findByRole('dialog', { name: 'Want Unlimited Puzzles?' }));
  expect(offer.getByRole('link', { name: 'Sign Up for Free' })).toHaveAttribute('href', '/signup');
  expect(offer.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  await user.click(offer.getByRole('button', { name: 'Maybe Later' }));
  expect(screen.queryByRole('dialog', { name: 'Want Unlimited Puzzles?' })).not.toBeInTheDocument();
  expect(address()).toBe('/sum-grid');
});

test('the offer replaces the finished daily, and closing it shows the countdown', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  await solve(user);
  await press(user, 'Try Again');
  await screen.findByRole('dialog', { name: 'Want Unlimited Puzzles?' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press(user, 'Maybe Later');
  expect(await screen.findByRole('heading', { name: 'Daily Challenge Complete!' })).toHaveFocus();
});

test('a record from another version or with invalid data is ignored', async () => {
  localStorage.setItem('games:attempt:guest:sum_grid:2026-11-21', '{"grid":{"cells":[1,2]}}');
  await renderGames('/sum-grid');
  expect(cell(open)).toHaveAttribute('data-state', 'empty');
});

test('the game works when storage is blocked', async () => {
  const forbidden = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const { user } = await renderGames('/sum-grid');
  await solve(user);
  forbidden.mockRestore();
});

test('earlier days are removed, except for results without an account and an open grid of yesterday', async () => {
  leaveAlmostSolved();
  const { user, unmount } = await renderGames('/sum-grid');
  await solve(user);
  unmount();
  const unfinished = await renderGames('/combined-grid');
  unfinished.unmount();
  const attempts = () => Object.keys(localStorage).filter((key) => key.startsWith('games:attempt:'));
  jest.setSystemTime(NOON + 86_400_000);
  const nextDay = await renderGames('/sum-grid');
  await wait(100);
  // Another tab may still play yesterday's daily.
  expect(attempts()).toContain('games:attempt:guest:combined_grid:2026-11-21');
  nextDay.unmount();
  jest.setSystemTime(NOON + 2 * 86_400_000);
  await renderGames('/sum-grid');
  await wait(100);
  expect(attempts()).toEqual([
    'games:attempt:guest:sum_grid:2026-11-21',
    'games:attempt:guest:sum_grid:2026-11-22',
    'games:attempt:guest:sum_grid:2026-11-23',
  ]);
  expect(storedResults().pending('guest')).toMatchObject([
    { result: { game_type: 'sum_grid', day_key: '2026-11-21' } },
  ]);
});

test('a clock that was a day ahead does not reopen a finished puzzle', async () => {
  leaveAlmostSolved();
  const { user, unmount } = await renderGames('/sum-grid');
  await solve(user);
  unmount();
  jest.setSystemTime(NOON + 86_400_000);
  const ahead = await renderGames('/sum-grid');
  ahead.unmount();
  jest.setSystemTime(NOON + 60_000);
  await renderGames('/sum-grid');
  expect(await screen.findByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
});
