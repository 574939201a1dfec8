import type { Owner } from '@ninefold/contracts';
import { dailyPuzzle, dayKeyAt, type GridGame } from 'shared-puzzle-engine';
import { createAttempts } from '../player/attempts';
import { fakeDevice } from './render-games';

/**
 * Keeps today's puzzle on the device, begun now, with one cell left to write: for what comes after a solved daily.
 * To write the other cells on the screen takes longer than the rest of such a test.
 */
export function leaveAlmostSolved(owner: Owner = 'guest', game: GridGame = 'sum_grid'): void {
  const dayKey = dayKeyAt(Date.now());
  const { givens, solution } = dailyPuzzle(game, dayKey);
  createAttempts(fakeDevice().store).put({
    owner,
    game,
    dayKey,
    startedAt: Date.now(),
    startedOnServer: owner !== 'guest',
    board: {
      cells: [...solution.with(givens.lastIndexOf(0), 0)],
      pencil: givens.map(() => 0),
      revealed: [],
    },
  });
}
