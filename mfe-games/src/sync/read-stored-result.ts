import type { GameType, GridGame } from 'shared-contracts';
import { isAmount, MOST_MILLISECONDS, MOST_SECONDS } from '../device/daily-record';
import { isFinishedResult, type FinishedResult } from '../results/finished-result';
import type { Attempt } from '../quiz/answers';

export type RoundGame = Exclude<GameType, GridGame>;
const ROUND_GAMES: readonly RoundGame[] = ['mental_math_speed', 'addition_drill'];

/** What a finished round came to. */
export interface RoundResult {
  /** Correct answers. */
  readonly score: number;
  readonly seconds: number;
  /** Rounded percent. */
  readonly accuracy: number;
  readonly answeredBy: 'choosing' | 'typing';
  readonly attempts: readonly Attempt[];
}

/** The best scores that a round is compared with. */
export interface RoundStanding {
  readonly personalBest: number;
  /** Before this round; null when it was the first. */
  readonly previousBest: number | null;
}

/** One finished round on this device, to be shown, compared and sent. */
export interface RoundRecord extends RoundResult, FinishedResult {
  readonly game: RoundGame;
  /** What this device knew at the end of the round, and the server's word once it has the round. */
  readonly standing: RoundStanding;
}

/** What was stored may be from an older version, or have been edited: anything odd counts as absent. */
export function parseRoundRecord(text: string | null): RoundRecord | null {
  if (!text) return null;
  try {
    const record = JSON.parse(text) as RoundRecord;
    const { game, score, seconds, accuracy, standing, attempts } = record;
    const whole =
      isFinishedResult(record) &&
      ROUND_GAMES.includes(game) &&
      [score, seconds, accuracy, standing.personalBest].every(
        (value) => Number.isInteger(value) && isAmount(value, MOST_SECONDS),
      ) &&
      attempts.every(isAttempt);
    return whole ? record : null;
  } catch {
    return null;
  }
}

const isAttempt = ({ answer, given, milliseconds }: Attempt): boolean =>
  [answer, given ?? 0].every(Number.isInteger) && isAmount(milliseconds, MOST_MILLISECONDS);
