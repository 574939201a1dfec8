import { GRID_GAMES, type GridGame } from 'shared-contracts';
import type { Cells } from 'shared-puzzle-engine';
import { isAmount, isNine, MOST_SECONDS } from '../device/daily-record';
import { isFinishedResult, type FinishedResult } from '../results/finished-result';

/** The best times that a result is compared with: of the same game, with as many givens, without hints. */
export interface PracticeStanding {
  /** Seconds; null when every puzzle so far took a hint. */
  readonly personalBest: number | null;
  /** Before this one. */
  readonly previousBest: number | null;
}

/** One solved practice puzzle on this device, to be shown and sent. */
export interface PracticeResult extends FinishedResult {
  readonly game: GridGame;
  readonly givens: Cells;
  readonly grid: Cells;
  readonly seconds: number;
  readonly hints: number;
  /** The server's word, once it has the result. */
  readonly standing?: PracticeStanding;
}

/** What was stored may be from an older version, or have been edited: anything odd counts as absent. */
export function parsePracticeResult(text: string | null): PracticeResult | null {
  if (!text) return null;
  try {
    const result = JSON.parse(text) as PracticeResult;
    const { game, givens, grid, seconds, hints } = result;
    const whole =
      isFinishedResult(result) &&
      GRID_GAMES.includes(game) &&
      isNine(givens, 0, 9) &&
      isNine(grid, 1, 9) &&
      [seconds, hints].every((value) => Number.isInteger(value) && isAmount(value, MOST_SECONDS));
    return whole ? result : null;
  } catch {
    return null;
  }
}
