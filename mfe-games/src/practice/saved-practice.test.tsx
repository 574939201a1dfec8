import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signedIn } from '@ninefold/platform/testing';
import { fakeServer } from '../testing/fake-server';
import { fill, press, takeHint } from '../testing/play';
import { digits, solution } from '../testing/read-puzzle';
import { storedResults, NOON, renderGames, wait } from '../testing/render-games';
import { leavePracticeAlmostSolved } from './testing/open-practice';

const auth = signedIn();
const PATH = '/sum-grid?mode=practice';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Solves the puzzle on the screen in thirty seconds. */
async function solve(user: UserEvent, seconds = 30) {
  await fill(user, solution());
  await wait(1_000 * seconds);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
}

async function playSignedIn(server: ReturnType<typeof fakeServer>, over: object = {}) {
  const page = await renderGames(PATH, { auth, supabase: server.supabase, ...over });
  await screen.findByTestId('grid');
  return page;
}

test('a solved practice puzzle is saved to the account with its givens, hints and time', async () => {
  const server = fakeServer();
  const { user } = await playSignedIn(server);
  const givens = digits();
  const answer = solution();
  await takeHint(user);
  await solve(user);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
  expect(server.saved).toEqual([
    {
      kind: 'practice',
      user_id: 'user-1',
      by_guest: false,
      id: expect.any(String) as string,
      game_type: 'sum_grid',
      givens,
      grid: answer,
      completion_time_seconds: 30,
      hints_used: 1,
      finished_at: new Date(NOON + 30_000).toISOString(),
    },
  ]);
});

test.each([
  [null, 'Your first solve without hints at this difficulty: the time to beat.'],
  [45, 'Your best time at this difficulty! It was 0:45.'],
  [20, 'Your best at this difficulty, without hints, is 0:20.'],
])('with a best of %s s before, 30 s are shown as: %s', async (best, words) => {
  leavePracticeAlmostSolved();
  const server = fakeServer();
  server.best = best;
  const { user } = await playSignedIn(server);
  await solve(user);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test.each([
  [null, false],
  [20, true],
])(
  'with a best of %s s before, a time that no person reaches is not called the best',
  async (best, isShown) => {
    const server = fakeServer();
    server.best = best;
    const { user } = await playSignedIn(server);
    await solve(user, 3);
    expect(server.saved).toMatchObject([{ completion_time_seconds: 3 }]);
    expect(screen.queryByText(/Your best time|the time to beat/)).not.toBeInTheDocument();
    const words = 'Your best at this difficulty, without hints, is 0:20.';
    expect(screen.queryAllByText(words)).toHaveLength(isShown ? 1 : 0);
  },
);

test('an offline result waits on the device, and is saved once when the network is back', async () => {
  leavePracticeAlmostSolved();
  const server = fakeServer();
  server.network = 'offline';
  const { user } = await playSignedIn(server);
  await solve(user);
  expect(screen.getByText(/^Kept on this device\. It is sent/)).toBeInTheDocument();
  server.network = 'online';
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await wait(0);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
  expect(server.sent).toHaveLength(1);
});

test('a result from a closed tab is sent from any games screen', async () => {
  leavePracticeAlmostSolved();
  const server = fakeServer();
  server.network = 'offline';
  const { user, unmount } = await playSignedIn(server);
  await solve(user);
  unmount();
  server.network = 'online';
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.saved).toHaveLength(1);
  expect(storedResults().pending('user-1')).toEqual([]);
});

test('every puzzle counts: a new result does not replace a pending one', async () => {
  leavePracticeAlmostSolved();
  const server = fakeServer();
  server.network = 'offline';
  const { user } = await playSignedIn(server);
  await solve(user);
  await press(user, 'New Practice Puzzle');
  await solve(user);
  expect(storedResults().pending('user-1')).toHaveLength(2);
});

test('a final rejection is shown, reported and not retried', async () => {
  leavePracticeAlmostSolved();
  const server = fakeServer();
  server.refuses = 'malformed-practice';
  const reportError = jest.fn();
  const { user } = await playSignedIn(server, { reportError });
  await solve(user);
  await wait(600_000);
  expect(screen.getByText(/did not accept this result/)).toBeInTheDocument();
  expect(server.sent).toHaveLength(1);
  expect(reportError).toHaveBeenCalledWith(expect.anything(), 'games: practice rejected');
});

test('a result that the server cannot read does not block those behind it', async () => {
  leavePracticeAlmostSolved();
  const server = fakeServer();
  server.network = 'offline';
  const { user } = await playSignedIn(server);
  await solve(user);
  await press(user, 'New Practice Puzzle');
  await solve(user);
  server.network = 'online';
  server.cannotRead = storedResults().pending('user-1')[0]?.result.id ?? null;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await wait(0);
  expect(storedResults().pending('user-1')).toEqual([]);
  expect(server.saved).toHaveLength(1);
});

test('a result waits while another person is signed in in another tab', async () => {
  leavePracticeAlmostSolved();
  const server = fakeServer();
  server.refuses = 'not-your-account';
  const { user } = await playSignedIn(server);
  await solve(user);
  expect(storedResults().pending('user-1')).toHaveLength(1);
  server.refuses = null;
  await wait(5_000);
  expect(server.saved).toHaveLength(1);
});

test('a guest’s result stays on the device with an offer of an account', async () => {
  leavePracticeAlmostSolved('guest');
  const server = fakeServer();
  const { user } = await renderGames(PATH, { supabase: server.supabase });
  await screen.findByTestId('grid');
  await solve(user);
  expect(screen.getByText('Kept on this device only.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create Account' })).toBeInTheDocument();
  expect(server.sent).toHaveLength(0);
  expect(storedResults().pending('guest')).toHaveLength(1);
});
