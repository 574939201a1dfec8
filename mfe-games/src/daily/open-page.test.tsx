import { act, screen } from '@testing-library/react';
import { signedIn } from '@ninefold/platform/testing';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { fakeServer } from '../testing/fake-server';
import { fill, press } from '../testing/play';
import { address, renderGames, storedResults, wait } from '../testing/render-games';
import { leaveAlmostSolved } from '../testing/leave-almost-solved';

const BEFORE_MIDNIGHT = Date.parse('2026-11-22T04:59:00Z');
const YESTERDAY = 'November 21, 2026';
const TODAY = 'November 22, 2026';

beforeEach(() => {
  jest.useFakeTimers({ now: BEFORE_MIDNIGHT });
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** The days for which this device has an attempt. */
const startedDays = () =>
  Object.keys(localStorage).flatMap((key) => /^games:attempt:.*:(\d{4}-\d\d-\d\d)$/.exec(key)?.[1] ?? []);

function setVisible(isVisible: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const auth = signedIn();
const HOUR_MS = 3_600_000;

/** Advances the clock in one step, as for a suspended page. */
async function pass(milliseconds: number) {
  jest.setSystemTime(Date.now() + milliseconds);
  await wait(15_000);
}

/** A member's page of a solved daily that stays open past midnight. */
async function leaveCompleteOpen() {
  leaveAlmostSolved('user-1');
  const server = fakeServer();
  const page = await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await fill(page.user, dailyPuzzle('sum_grid', '2026-11-21').solution);
  await press(page.user, 'Submit');
  await wait(1_000);
  await press(page.user, 'Close');
  await screen.findByRole('timer', { name: 'Next challenge in' });
  await wait(1_000);
  await pass(9 * HOUR_MS);
  return { ...page, server };
}

test('a finished daily that stays open past midnight starts nothing and offers the new one', async () => {
  const { server, user } = await leaveCompleteOpen();
  expect(screen.getByRole('heading', { name: 'Daily Challenge Complete!' })).toBeInTheDocument();
  expect(screen.getByText(/^You solved the puzzle for November 21, 2026 in/)).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(startedDays()).toEqual(['2026-11-21']);
  expect(server.callsTo('start_daily')).toBe(1);

  server.completedInSeconds = null;
  await press(user, "Play today's puzzle");
  expect(await screen.findByTestId('grid')).toBeInTheDocument();
  expect(screen.getByText(TODAY)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  await wait(0);
  expect(server.callsTo('start_daily')).toBe(2);
});

test('returning to an open page starts nothing', async () => {
  const { server } = await leaveCompleteOpen();
  setVisible(false);
  setVisible(true);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await wait(60_000);
  expect(startedDays()).toEqual(['2026-11-21']);
  expect(server.callsTo('start_daily')).toBe(1);
});

test('signing in on a page of yesterday does not start today’s daily', async () => {
  const server = fakeServer();
  const { update } = await renderGames('/sum-grid', { supabase: server.supabase });
  await pass(9 * HOUR_MS);
  update({ auth });
  await wait(1_000);
  expect(server.callsTo('start_daily')).toBe(0);
  expect(startedDays()).toEqual(['2026-11-21']);
});

test('a daily played past midnight can be finished, and the new one waits for a click', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  await pass(120_000);
  expect(screen.getByText(YESTERDAY)).toBeInTheDocument();
  await wait(10);
  expect(screen.getByText('A new puzzle is here. You can still finish this one first.')).toBeInTheDocument();
  await fill(user, dailyPuzzle('sum_grid', '2026-11-21').solution);
  await press(user, 'Submit');
  await wait(1_000);
  expect(storedResults().pending('guest')).toMatchObject([{ result: { day_key: '2026-11-21' } }]);
  await press(user, 'Close');
  await press(user, "Play today's puzzle");
  expect(screen.getByText(TODAY)).toBeInTheDocument();
  expect(startedDays()).toContain('2026-11-22');
});

test('a tab opened in the background starts when it is first shown', async () => {
  const server = fakeServer();
  setVisible(false);
  await renderGames('/sum-grid', { auth, supabase: server.supabase });
  await pass(9 * HOUR_MS);
  expect(startedDays()).toEqual([]);
  expect(server.callsTo('start_daily')).toBe(0);
  setVisible(true);
  await wait(0);
  expect(screen.getByText(TODAY)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  expect(server.callsTo('start_daily')).toBe(1);
});

test('a timer of more than an hour shows its start time, on the grid and with the result', async () => {
  leaveAlmostSolved();
  const { user } = await renderGames('/sum-grid');
  expect(screen.queryByText(/^since/)).not.toBeInTheDocument();
  await pass(HOUR_MS);
  expect((await screen.findByText(/^since/)).parentElement).toHaveTextContent(
    /since .*\d:59 [AP]M.*even while the page is closed/,
  );
  await fill(user, dailyPuzzle('sum_grid', '2026-11-21').solution);
  await press(user, 'Submit');
  await wait(1_000);
  const why = 'The clock runs from your first look at the puzzle, even while the page is closed.';
  expect(screen.getByRole('dialog')).toHaveTextContent(why);
  await press(user, 'Close');
  await screen.findByRole('heading', { name: 'Daily Challenge Complete!' });
  expect(screen.getByText(why)).toBeInTheDocument();
});

test('New Puzzle in a daily asks a member for confirmation', async () => {
  const { user } = await renderGames('/sum-grid', { auth, supabase: fakeServer().supabase });
  await press(user, 'New Puzzle');
  await screen.findByRole('dialog', { name: 'Leave the daily puzzle?' });
  await press(user, 'Keep Playing');
  expect(address()).toBe('/sum-grid');
  await press(user, 'New Puzzle');
  await user.click(await screen.findByRole('link', { name: 'Go to Practice' }));
  expect(address()).toBe('/sum-grid?mode=practice');
});
