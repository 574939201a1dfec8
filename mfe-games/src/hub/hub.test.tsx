import { act, screen, within } from '@testing-library/react';
import { GAME_TYPES, GAMES, GRID_GAMES, StoredSessionSchema } from '@ninefold/contracts';
import { fakePlatform, signedIn } from '@ninefold/platform/testing';
import { createRecordStore } from '@ninefold/web/storage';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { daily, TODAY } from '../results/testing/stored-results';
import { writeResult } from '../results/write-result';
import { fakeServer } from '../testing/fake-server';
import { cell, digitButton } from '../testing/play';
import { testDevice, NOON, renderGames, wait } from '../testing/render-games';

const auth = signedIn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const cardOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

test.each([
  ['Sum Grid', 'Easy', '/sum-grid'],
  ['Multiplication Grid', 'Medium', '/multiplication-grid'],
  ['Combined Grid', 'Hard', '/combined-grid'],
])('%s is %s, with a daily challenge and practice', async (title, difficulty, path) => {
  await renderGames('/puzzle-games');
  const card = await cardOf(title);
  expect(card.getByText(difficulty)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Daily Challenge' })).toHaveAttribute('href', path);
  expect(card.getByRole('link', { name: 'Play for Fun' })).toHaveAttribute('href', `${path}?mode=practice`);
});

test.each([
  ['Play Mental Math Speed Round', '/mental-math-speed'],
  ['Play Addition Drill', '/addition-drill'],
])('the hub links to: %s', async (name, path) => {
  await renderGames('/puzzle-games');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});

test.each([
  ['a member', auth, 1],
  ['a guest, who has none', { status: 'out' } as const, 0],
])('the link to the dashboard is shown to %s', async (_, person, count) => {
  await renderGames('/puzzle-games', { auth: person, supabase: fakeServer().supabase });
  await screen.findByRole('heading', { name: 'Sum Grid' });
  expect(screen.queryAllByRole('link', { name: 'Today' })).toHaveLength(count);
});

test('games come before the text about them, and the first link plays one', async () => {
  await renderGames('/puzzle-games');
  await screen.findByRole('heading', { name: 'Sum Grid' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...GAME_TYPES.map((game) => GAMES[game].title),
    'What you get',
    'Why it helps',
  ]);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/sum-grid');
});

/** A learning session that a guest finished on this device at noon. */
function finishSession(): void {
  const answer = {
    ...{ id: '00000000-0000-4000-8000-000000000001', skill: 'mean', difficulty: 1, seed: 1, given: '4' },
    ...{ correct: true, chosen: false, helped: false, seconds: 4, answered_at: new Date(NOON).toISOString() },
  };
  const id = '00000000-0000-4000-8000-000000000002';
  const session = { id, kind: 'skill', level_id: 'B1', skill: 'mean' } as const;
  createRecordStore(testDevice().store, StoredSessionSchema).write(`learning-session:guest:${id}`, {
    ...{ ...session, answers: [answer], saved: [], task: null, finished: true },
    ...{ placed_level: null, due: [], before: [] },
  });
}

test('a guest’s day includes a lesson, which is done after a finished session', async () => {
  const { unmount } = await renderGames('/puzzle-games');
  const lesson = await screen.findByRole('link', { name: 'Lesson or practice: 5 minutes' });
  expect(lesson).toHaveAttribute('href', '/learn/next');
  unmount();
  finishSession();
  await renderGames('/puzzle-games');
  expect(await screen.findByText('Lesson or practice: done')).toBeInTheDocument();
  expect(screen.queryByText(/^All done/)).not.toBeInTheDocument();
});

test('a day with all dailies done offers to share the whole day first', async () => {
  const { store } = testDevice();
  for (const game_type of GRID_GAMES) {
    writeResult(store, { owner: 'guest', result: daily({ id: game_type, game_type }) });
  }
  finishSession();
  await renderGames('/puzzle-games');
  expect(await screen.findByText('All done, the puzzles in 3:45.')).toBeInTheDocument();
  const share = screen.getByRole('button', { name: "Share Today's Puzzles" });
  const [link] = screen.getAllByRole('link');
  expect(share.compareDocumentPosition(link as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [
    'with its stamp where links have pictures',
    'https://share.test',
    `https://share.test/share/stamp/${TODAY}/225`,
  ],
  ['with the page of the puzzles elsewhere', undefined, `${window.location.origin}/puzzle-games`],
])('the daily card is shared %s', async (_, shareUrl, link) => {
  const { store } = testDevice();
  for (const game_type of GRID_GAMES) {
    writeResult(store, { owner: 'guest', result: daily({ id: game_type, game_type }) });
  }
  const shareText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share: shareText });
  const { settings } = fakePlatform();
  const { user } = await renderGames('/puzzle-games', { settings: { ...settings, shareUrl } });
  await user.click(await screen.findByRole('button', { name: "Share Today's Puzzles" }));
  delete (navigator as Partial<Navigator>).share;
  expect(shareText).toHaveBeenCalledWith({ text: expect.stringMatching(new RegExp(`${link}$`)) as string });
});

test('a started puzzle continues where it was left', async () => {
  const { user, unmount } = await renderGames('/sum-grid');
  const open = dailyPuzzle('sum_grid', TODAY).givens.indexOf(0);
  await user.click(cell(open));
  await user.click(digitButton(dailyPuzzle('sum_grid', TODAY).solution[open] ?? 0));
  unmount();
  await renderGames('/puzzle-games');
  const card = await cardOf('Sum Grid');
  expect(card.getByRole('link', { name: 'Continue, 1 of 6' })).toHaveAttribute('href', '/sum-grid');
});

test('a solved puzzle shows its time, offers practice first, and stays solved on the daily card', async () => {
  writeResult(testDevice().store, { owner: 'guest', result: daily() });
  await renderGames('/puzzle-games');
  const card = await cardOf('Sum Grid');
  expect(card.getByText('Done today in 1:15')).toBeInTheDocument();
  const links = card.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Play for Fun', 'See Result']);
  expect(screen.getByText('Sum Grid: solved in 1:15')).toBeInTheDocument();
});

test('results from other devices are shown, with the best time and scores', async () => {
  const server = fakeServer();
  server.dailies = {
    sum_grid: { started: true, time_seconds: 41, best_time_seconds: 38 },
    combined_grid: { started: true },
  };
  server.bestScores = { mental_math_speed: 12, addition_drill: null };
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  const done = await cardOf('Sum Grid');
  expect(await done.findByText('Done today in 0:41')).toBeInTheDocument();
  expect(done.getByText('Best 0:38')).toBeInTheDocument();
  expect((await cardOf('Combined Grid')).getByRole('link', { name: 'Continue' })).toBeInTheDocument();
  expect((await cardOf('Mental Math Speed Round')).getByText('Best: 12 correct')).toBeInTheDocument();
});

test('returning to the page loads what another device did meanwhile', async () => {
  const server = fakeServer();
  await renderGames('/puzzle-games', { auth, supabase: server.supabase });
  expect(await screen.findByText('Sum Grid: open, 50 XP')).toBeInTheDocument();
  server.dailies = { sum_grid: { started: true, time_seconds: 41 } };
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await wait(100);
  expect(screen.getByText('Sum Grid: solved in 0:41')).toBeInTheDocument();
});

test('an open page switches to the next day at midnight in New York', async () => {
  writeResult(testDevice().store, { owner: 'guest', result: daily() });
  await renderGames('/puzzle-games');
  const card = await cardOf('Sum Grid');
  expect(card.getByRole('link', { name: 'See Result' })).toBeInTheDocument();
  await wait(12 * 3_600_000 + 1_000);
  expect((await cardOf('Sum Grid')).getByRole('link', { name: 'Daily Challenge' })).toBeInTheDocument();
  expect(screen.getByText('Sum Grid: open, 50 XP')).toBeInTheDocument();
});
