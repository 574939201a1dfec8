import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signedIn } from 'shared-platform/testing';
import { fill, press } from '../testing/play';
import { digits, solution } from '../testing/read-puzzle';
import { NOON, renderGames, wait } from '../testing/render-games';
import { practiceRecords } from './practice-records';
import { fakePracticeServer } from './testing/fake-practice-server';

const auth = signedIn();
const PATH = '/sum-grid?mode=practice';

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** Solves the puzzle on the screen at its thirtieth second. */
async function solve(user: UserEvent) {
  await fill(user, solution());
  await wait(30_000);
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
}

async function playSignedIn(server: ReturnType<typeof fakePracticeServer>, over: object = {}) {
  const page = await renderGames(PATH, { auth, supabase: server.supabase, ...over });
  await screen.findByTestId('grid');
  return page;
}

test('a solved practice puzzle is saved to the account, with its givens, its hints and its time', async () => {
  const server = fakePracticeServer();
  const { user } = await playSignedIn(server);
  const givens = digits();
  const answer = solution();
  await press(user, 'Get Hint');
  await solve(user);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
  expect([...server.saved.values()]).toEqual([
    {
      p_user_id: 'user-1',
      p_id: expect.any(String) as string,
      p_game_type: 'sum_grid',
      p_givens: givens,
      p_grid: answer,
      p_completion_time_seconds: 30,
      p_hints_used: 1,
      p_finished_at: new Date(NOON + 30_000).toISOString(),
    },
  ]);
});

test.each([
  [null, 'Your first without a hint at this difficulty: the time to beat.'],
  [45, 'Your best time at this difficulty! It was 0:45.'],
  [20, 'Your best at this difficulty, without hints, is 0:20.'],
])('with a best of %s s before, 30 s are told to be: %s', async (best, words) => {
  const server = fakePracticeServer();
  server.best = best;
  const { user } = await playSignedIn(server);
  await solve(user);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('without a network it waits on the device, and is saved once when the network is back', async () => {
  const server = fakePracticeServer();
  server.online = false;
  const { user } = await playSignedIn(server);
  await solve(user);
  expect(screen.getByText(/^Kept on this device\. It is sent/)).toBeInTheDocument();
  server.online = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await wait(0);
  expect(screen.getByText('Saved to your account.')).toBeInTheDocument();
  expect(server.arrived).toHaveLength(1);
});

test('what waited in a closed tab is sent from any screen of the games', async () => {
  const server = fakePracticeServer();
  server.online = false;
  const { user, unmount } = await playSignedIn(server);
  await solve(user);
  unmount();
  server.online = true;
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  await wait(0);
  expect(server.saved.size).toBe(1);
  expect(practiceRecords.waiting('user-1')).toEqual([]);
});

test('every puzzle counts: the next one does not push out the one that waits', async () => {
  const server = fakePracticeServer();
  server.online = false;
  const { user } = await playSignedIn(server);
  await solve(user);
  await press(user, 'New Practice Puzzle');
  await solve(user);
  expect(practiceRecords.waiting('user-1')).toHaveLength(2);
});

test('a final refusal is told, reported and not repeated', async () => {
  const server = fakePracticeServer();
  server.refuses = 'malformed-practice';
  const reportError = jest.fn();
  const { user } = await playSignedIn(server, { reportError });
  await solve(user);
  await wait(600_000);
  expect(screen.getByText(/did not accept this result/)).toBeInTheDocument();
  expect(server.arrived).toHaveLength(1);
  expect(reportError).toHaveBeenCalledWith(expect.anything(), 'games: practice refused');
});

test('one that the server cannot read does not hold up those behind it', async () => {
  const server = fakePracticeServer();
  server.online = false;
  const { user } = await playSignedIn(server);
  await solve(user);
  await press(user, 'New Practice Puzzle');
  await solve(user);
  server.online = true;
  server.cannotRead = practiceRecords.waiting('user-1')[0]?.id ?? null;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await wait(0);
  expect(practiceRecords.waiting('user-1')).toEqual([]);
  expect(server.saved.size).toBe(1);
});

test('while somebody else is signed in elsewhere, it waits for the one who played', async () => {
  const server = fakePracticeServer();
  server.refuses = 'not-your-account';
  server.refusesAs = '42501';
  const { user } = await playSignedIn(server);
  await solve(user);
  expect(practiceRecords.waiting('user-1')).toHaveLength(1);
  server.refuses = null;
  await wait(5_000);
  expect(server.saved.size).toBe(1);
});

test("a guest's stays on the device, and an account is offered for it", async () => {
  const server = fakePracticeServer();
  const { user } = await renderGames(PATH, { supabase: server.supabase });
  await screen.findByTestId('grid');
  await solve(user);
  expect(screen.getByText('Kept on this device only.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create Account' })).toBeInTheDocument();
  expect(server.arrived).toHaveLength(0);
  expect(practiceRecords.ofGuest()).toHaveLength(1);
});

test('of what a guest solved, the newest two hundred wait for an account', () => {
  for (let number = 1; number <= 202; number += 1) {
    practiceRecords.add({
      id: `practice-${number}`,
      owner: 'guest',
      game: 'sum_grid',
      givens: [1, 0, 0, 0, 0, 0, 0, 0, 0],
      grid: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      seconds: 30,
      hints: 0,
      finishedAt: NOON + number,
      delivery: 'guest',
    });
  }
  expect(practiceRecords.ofGuest()).toHaveLength(200);
  expect(practiceRecords.get('guest', 'practice-2')).toBeNull();
});

test.each(['nonsense', '{}', '{"id":"a","owner":"guest","game":"chess"}'])(
  'a record that cannot be read (%s) is absent',
  (text) => {
    localStorage.setItem('games:practice-result:guest:a', text);
    expect(practiceRecords.get('guest', 'a')).toBeNull();
  },
);
