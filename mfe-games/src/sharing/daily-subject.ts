import { GAMES, type GridGame, type StoredAttempt } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { findings, submissionsOf } from '../grid/moves';
import type { SharedPuzzle } from './share-text';

interface SharedDaily {
  readonly game: GridGame;
  readonly dayKey: string;
  /** What this device has of it; null for one that was solved elsewhere. */
  readonly attempt: Pick<StoredAttempt, 'moves'> | null;
  readonly seconds: number;
  readonly streak?: number | undefined;
}

/** What a player shares of a daily, over the solved board and on a later visit of the day. */
export function dailySubject({ game, dayKey, attempt, seconds, streak }: SharedDaily): SharedPuzzle {
  const { givens, solution } = dailyPuzzle(game, dayKey);
  const moves = attempt?.moves;
  return {
    title: GAMES[game].title,
    dayKey,
    seconds,
    streak,
    hints: 0,
    submissions: submissionsOf(moves),
    found: findings(givens, solution, moves),
  };
}
