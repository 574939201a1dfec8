import { act } from '@testing-library/react';
import type { Platform } from '@ninefold/platform';
import { signedIn } from '@ninefold/platform/testing';
import { withFallback } from '@ninefold/web/storage';
import type { GridPuzzle } from 'shared-puzzle-engine';
import { fakeServer } from '../testing/fake-server';
import { NOON, renderGames, wait } from '../testing/render-games';
import { createPracticeStore, type PracticePuzzle } from '../practice-play/practice-store';
import { leavePracticeAlmostSolved } from './testing/open-practice';

const gridStore = () =>
  createPracticeStore(
    withFallback(() => localStorage),
    'user-1',
    'sum_grid',
  );
const readStored = () => gridStore().read();
const movesStored = (puzzle: PracticePuzzle) => gridStore().movesOf(puzzle);
function storedPuzzle() {
  const kept = readStored();
  if (!kept) throw new Error('no puzzle is kept on the device');
  return kept.puzzle;
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

async function openTab(supabase: Platform['supabase']) {
  const tab = await renderGames('/sum-grid?mode=practice', { auth: signedIn(), supabase });
  await tab.page.findByTestId('grid');
  return tab;
}
type Tab = Awaited<ReturnType<typeof openTab>>;

async function writeLast({ page, user }: Tab, { solution }: GridPuzzle) {
  const cells = page.getAllByRole('gridcell');
  const last = cells.findIndex(({ dataset }) => dataset['state'] === 'empty');
  expect(last).toBeGreaterThanOrEqual(0);
  act(() => cells[last]?.focus());
  await user.keyboard(String(solution[last]));
}

async function submit({ page, user }: Tab) {
  await user.click(page.getByRole('button', { name: 'Submit' }));
  await wait(0);
  await wait(1_000);
}

/** Opens the same puzzle in two tabs, with one empty cell. */
async function openTwice() {
  leavePracticeAlmostSolved();
  const server = fakeServer();
  const tab = await openTab(server.supabase);
  const other = await openTab(server.supabase);
  return { tab, other, server, puzzle: storedPuzzle() };
}

test('a puzzle solved in one tab is not restored by the other', async () => {
  const { tab, other, puzzle } = await openTwice();
  await writeLast(tab, puzzle);
  await submit(tab);
  other.unmount();
  expect(readStored()).toBeNull();
});

test('a finished tab does not replace another tab’s new puzzle', async () => {
  const { tab, other, puzzle } = await openTwice();
  await writeLast(tab, puzzle);
  await other.user.click(other.page.getByRole('button', { name: 'New Puzzle' }));
  const theirs = storedPuzzle().id;
  expect(theirs).not.toBe(puzzle.id);
  await submit(tab);
  expect(storedPuzzle().id).toBe(theirs);
});

test('an idle tab does not replace the puzzle that another tab has started since', async () => {
  const { tab, other, puzzle } = await openTwice();
  await writeLast(tab, puzzle);
  await other.user.click(other.page.getByRole('button', { name: 'New Puzzle' }));
  const theirs = storedPuzzle().id;
  await wait(2_000);
  tab.unmount();
  expect(storedPuzzle().id).toBe(theirs);
});

test('playing on stores the grid again, without a review of unknown moves', async () => {
  const { tab, other, puzzle } = await openTwice();
  await writeLast(tab, puzzle);
  expect(movesStored(puzzle)).not.toHaveLength(0);
  await other.user.click(other.page.getByRole('button', { name: 'New Puzzle' }));
  await tab.user.click(tab.page.getByRole('button', { name: 'Undo' }));
  expect(storedPuzzle().id).toBe(puzzle.id);
  expect(movesStored(puzzle)).toBeUndefined();
});

test('a puzzle solved in both tabs counts once, and both show it as saved', async () => {
  const { tab, other, server, puzzle } = await openTwice();
  for (const either of [tab, other]) {
    await writeLast(either, puzzle);
    await submit(either);
    expect(either.page.getByText('Saved to your account.')).toBeInTheDocument();
  }
  expect(server.saved).toHaveLength(1);
});
