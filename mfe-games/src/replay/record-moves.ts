import { dailyPuzzle } from 'shared-puzzle-engine';
import type { AttemptId, Attempts } from '../sync/attempts';
import { newMoves } from './moves';

/**
 * Writes down what happens on the board of an attempt, from what is kept of it: the board itself knows nothing of it,
 * and its first bytes do without. Another tab that plays the same attempt leaves nothing to add.
 * @returns a function that ends it
 */
export function recordMoves(attempts: Attempts, id: AttemptId, now: () => number): () => void {
  const { givens } = dailyPuzzle(id.game, id.dayKey);

  function look() {
    const attempt = attempts.get(id);
    // What another device has solved was not played here.
    if (!attempt) return;
    const added = newMoves(attempt, givens, now());
    if (added.length > 0) attempts.put({ ...attempt, moves: [...(attempt.moves ?? []), ...added] });
  }

  look();
  return attempts.subscribe(look);
}
