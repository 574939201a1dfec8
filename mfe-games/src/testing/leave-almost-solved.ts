import type { Owner } from '@ninefold/contracts';
import { dailyPuzzle, dayKeyAt, type GridGame } from 'shared-puzzle-engine';
import { createAttempts } from '../player/attempts';
import { testDevice } from './render-games';

/**
 * Stores today's puzzle as just started, with one empty cell, for tests of what follows a solved daily. Entering the
 * other cells on the screen would take longer than the rest of such a test.
 */
export function leaveAlmostSolved(
  owner: Owner = 'guest',
  game: GridGame = 'sum_grid',
  startedOnServer = owner !== 'guest',
): void {
  const dayKey = dayKeyAt(Date.now());
  const { givens, solution } = dailyPuzzle(game, dayKey);
  createAttempts(testDevice().store).put({
    owner,
    game,
    dayKey,
    startedAt: Date.now(),
    startedOnServer,
    grid: {
      cells: [...solution.with(givens.lastIndexOf(0), 0)],
      pencil: givens.map(() => 0),
      revealed: [],
    },
  });
}
