import type { StoredMove } from '@ninefold/contracts';

export const REPLAY_MS = 10_000;
/** The empty board is looked at before the first move. */
const FIRST_MS = 400;

/**
 * When each move is shown, in milliseconds from the start of a replay, which is as long for everybody. A long pause stays
 * longer than a short one, but leaves time for the rest.
 */
export function replayTimes(moves: readonly StoredMove[]): number[] {
  const weights = moves.map(({ at }, index) => {
    const before = moves[index - 1];
    return before ? Math.sqrt(Math.max(0, at - before.at)) + 1 : 0;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let passed = 0;
  return weights.map((weight) => {
    passed += weight;
    return FIRST_MS + (passed / total) * (REPLAY_MS - FIRST_MS);
  });
}
