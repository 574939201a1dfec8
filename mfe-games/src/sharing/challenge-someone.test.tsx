import { screen } from '@testing-library/react';
import { StoredPracticeSchema } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { createRecordStore } from '@ninefold/web/storage';
import { createAttempts } from '../player/attempts';
import { CODE } from '../testing/fake-challenges';
import { fakeServer } from '../testing/fake-server';
import { answer, begin, runOut } from '../testing/play-round';
import { fill, press } from '../testing/play';
import { address, testDevice, NOON, renderGames, wait } from '../testing/render-games';
// Loaded in advance, so that the chunk arrives while the test waits.
import './ChallengeSomeone';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

/** A practice puzzle that its player has just solved. */
async function solved(server = fakeServer(), player: { auth?: typeof auth } = { auth }, seconds = 8) {
  const { user, unmount } = await renderGames('/sum-grid?mode=practice', {
    ...player,
    supabase: server.supabase,
  });
  await screen.findByTestId('grid');
  const { solution, id } = createRecordStore(testDevice().store, StoredPracticeSchema).read(
    `games:practice:${player.auth ? 'user-1' : 'guest'}:sum_grid`,
  )!;
  await fill(user, solution);
  await wait(seconds * 1_000);
  await press(user, 'Submit');
  for (let second = 0; second < 3; second++) await wait(1_000);
  return { user, server, id, unmount };
}

/**
 * The device's share sheet.
 * @returns what it received
 */
function shareOnDevice() {
  const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return () => share.mock.calls[0]?.[0].text;
}
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const challengeButton = () => screen.queryByRole('button', { name: 'Challenge someone' });
const LINK = `${window.location.origin}/challenge/${CODE}`;

test('a solved practice puzzle becomes a link, which is then shared', async () => {
  const { user, server, id } = await solved();
  const shared = shareOnDevice();
  await user.click(challengeButton()!);
  await wait(100);
  expect(server.challenged).toMatchObject([{ p_result_id: id }]);
  expect(server.challenged[0]?.p_moves.length).toBeGreaterThan(5);
  const send = screen.getByRole('button', { name: 'Send the Challenge' });
  expect(send).toHaveFocus();
  await user.click(send);
  expect(shared()).toMatch(new RegExp(`^Can you beat my 0:\\d\\d in Sum Grid.*\\n${LINK}$`));
});

test('the challenge action stays below a solved grid after its result is closed', async () => {
  const { user, server, id } = await solved();
  await user.keyboard('{Escape}');
  await wait(100);
  await user.click(challengeButton()!);
  await wait(100);
  expect(server.challenged).toMatchObject([{ p_result_id: id }]);
});

test('a guest is sent to the sign-up and returns from there', async () => {
  const { user, server, id, unmount } = await solved(fakeServer(), {});
  expect(challengeButton()).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign up to challenge someone' }));
  expect(address()).toBe('/signup');
  // The sign-up mail opens another tab, and the shell continues from there.
  const [, stored = ''] = localStorage.getItem('invitation')?.split(' ') ?? [];
  expect(stored).toBe(`/challenge?result=${id}`);
  unmount();
  const account = await renderGames(stored, { auth, supabase: server.supabase });
  await wait(1_000);
  expect(screen.getByText(/^Your Sum Grid, solved in 0:\d\d, is ready to be sent\.$/)).toBeInTheDocument();
  await account.user.click(challengeButton()!);
  await wait(100);
  expect(server.challenged).toMatchObject([{ p_result_id: id }]);
  expect(server.challenged[0]?.p_moves.length).toBeGreaterThan(5);
  expect(localStorage.getItem('invitation')).toBeNull();
  // The list below contains it.
  expect(screen.getByRole('link', { name: /^Sum Grid/ })).toHaveAttribute('href', `/challenge/${CODE}`);
  expect(screen.queryByText(/No challenge yet/)).not.toBeInTheDocument();
});

test('a time too short for a person offers no challenge, neither to a player nor to a guest', async () => {
  const { unmount } = await solved(undefined, undefined, 2);
  expect(challengeButton()).not.toBeInTheDocument();
  unmount();
  localStorage.clear();
  await solved(undefined, {}, 6);
  expect(screen.queryByRole('link', { name: 'Sign up to challenge someone' })).not.toBeInTheDocument();
});

test.each([
  ['too-many-challenges', 'You have made many challenges today. Please try again tomorrow.'],
  // For example, because its solution would reveal a coming daily.
  ['unknown-result', 'This result cannot be sent as a challenge. Play again and send the new one.'],
] as const)(
  'a challenge refused as %s shows a message that does not blame the connection',
  async (hint, words) => {
    const server = fakeServer();
    server.refusesChallenges = hint;
    const { user } = await solved(server);
    await user.click(challengeButton()!);
    await wait(100);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'New Practice Puzzle' })).toBeEnabled();
  },
);

test('a guest’s round cannot become a challenge, and the next one can with an account', async () => {
  const { user } = await begin();
  await answer(user, true);
  await runOut();
  await wait(0);
  expect(
    screen.getByText(/With a free account your next round can be sent to someone\./),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign up for free' }));
  expect(address()).toBe('/signup');
  expect(localStorage.getItem('invitation')).toBeNull();
});

test('a pending result cannot become a challenge yet', async () => {
  const server = fakeServer();
  server.refuses = 'too-many-results';
  await solved(server);
  expect(challengeButton()).not.toBeInTheDocument();
});

test('a verified round becomes a link with its score', async () => {
  const server = fakeServer();
  const { user } = await begin({ auth, supabase: server.supabase });
  await answer(user, true);
  await runOut();
  await wait(0);
  const shared = shareOnDevice();
  await user.click(challengeButton()!);
  await wait(100);
  expect(server.challenged).toEqual([{ p_result_id: server.saved[0]?.id, p_moves: [] }]);
  await user.click(screen.getByRole('button', { name: 'Send the Challenge' }));
  expect(shared()).toMatch(/^Can you beat my 1 correct in Mental Math Speed Round/);
});

test('an unverified round cannot become a challenge', async () => {
  const server = Object.assign(fakeServer(), { verifies: false });
  const { user } = await begin({ auth, supabase: server.supabase });
  await answer(user, true);
  await runOut();
  expect(challengeButton()).not.toBeInTheDocument();
});

test('a daily solved on its day becomes a link with the moves of this device', async () => {
  const server = fakeServer();
  const dayKey = '2026-11-20';
  server.archived = [{ day_key: dayKey, grids: { sum_grid: { daily_seconds: 72, archive_seconds: null } } }];
  const startedAt = NOON - 86_400_000;
  createAttempts(testDevice().store).put({
    ...{ owner: 'user-1', game: 'sum_grid', dayKey, startedAt, startedOnServer: true },
    grid: { cells: Array<number>(9).fill(0), pencil: Array<number>(9).fill(0), revealed: [] },
    finishedInSeconds: 72,
    moves: [
      { at: startedAt + 5_000, cell: 1, digit: 3 },
      // The server measured less time.
      { at: startedAt + 75_000, cell: 2, digit: 4 },
    ],
  });
  const { user } = await renderGames(`/archive/${dayKey}`, { auth, supabase: server.supabase });
  await wait(100);
  const button = screen.getByRole('button', { name: 'Challenge someone to the Sum Grid' });
  expect(
    screen.getByRole('link', { name: /Sum Grid$/ }).compareDocumentPosition(button) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await user.click(button);
  await wait(100);
  expect(server.challenged).toEqual([
    {
      ...{ p_game_type: 'sum_grid', p_day_key: dayKey },
      p_moves: [
        { at: 5_000, cell: 1, digit: 3 },
        { at: 72_000, cell: 2, digit: 4 },
      ],
    },
  ]);
  expect(screen.getByRole('button', { name: 'Send the Challenge' })).toBeInTheDocument();
});
