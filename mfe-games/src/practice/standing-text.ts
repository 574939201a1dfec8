import { formatClock } from 'shared-puzzle-engine';
import { PRACTICE_COPY } from './copy';
import type { PracticeResult } from './practice-result';

/** How a time compares with the player's others on such puzzles; `undefined` while there is nothing to compare. */
export function standingText({ seconds, hints, standing }: PracticeResult): string | undefined {
  const { personalBest, previousBest } = standing ?? { personalBest: null, previousBest: null };
  if (hints === 0 && previousBest === null) return PRACTICE_COPY.firstTime;
  if (personalBest === null) return undefined;
  if (hints === 0 && previousBest !== null && seconds < previousBest) {
    return PRACTICE_COPY.newBest(formatClock(previousBest));
  }
  return PRACTICE_COPY.best(formatClock(personalBest));
}
