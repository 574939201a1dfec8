import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Platform } from '@ninefold/platform';
import type { Owner } from '@ninefold/contracts';
import { signedIn } from '@ninefold/platform/testing';
import { seededRandom } from 'shared-puzzle-engine';
import { press, write } from '../../testing/play';
import { solution, states } from '../../testing/read-puzzle';
import { testDevice, renderGames, wait } from '../../testing/render-games';
import { drawPuzzle } from '../difficulty';
import { createPracticeStore } from '../../practice-play/practice-store';
import { practiceKey } from '../../player/practice-records';

export const PRACTICE_PATH = '/sum-grid?mode=practice';

/** The storage key of the signed-in player's sum grid. */
export const PRACTICE_KEY = practiceKey('user-1', 'sum_grid');

/** Opens a practice puzzle for a signed-in player. */
export async function openPractice(path = PRACTICE_PATH, platform: Partial<Platform> = { auth: signedIn() }) {
  const page = await renderGames(path, platform);
  await screen.findByTestId('grid');
  return page;
}

/** Stores a sum grid with one empty cell, for tests of what follows a solved puzzle. */
export function leavePracticeAlmostSolved(owner: Owner = 'user-1'): void {
  const puzzle = { id: crypto.randomUUID(), ...drawPuzzle('sum_grid', seededRandom('almost'), 'easy') };
  const { givens, solution } = puzzle;
  const gridStore = createPracticeStore(testDevice().store, owner, 'sum_grid');
  // Moves from the first grid on are known.
  for (const cells of [givens, solution.with(givens.lastIndexOf(0), 0)])
    gridStore.save(puzzle, { cells, pencil: givens.map(() => 0), revealed: [] }, 0, 'play');
}

/** Enters right digits into the first open cells. */
export async function place(user: UserEvent, count: number) {
  const right = solution();
  const open = states().flatMap((state, position) => (state === 'empty' ? position : []));
  for (const position of open.slice(0, count)) {
    await write(user, position, right[position] ?? 0);
  }
}

/** Submits the grid and waits for the dialog. */
export async function submitPractice(user: UserEvent) {
  await press(user, 'Submit');
  await wait(0);
  await wait(1_000);
}
