import { GAMES, type GridGame, type StoredAttempt } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import { findings, submissionsOf } from '../grid/moves';
import type { SharedPuzzle } from './share-text';

interface SharedDaily {
  readonly game: GridGame;
  readonly dayKey: string;
  /** null if it was solved on another device. */
  readonly attempt: Pick<StoredAttempt, 'moves'> | null;
  readonly seconds: number;
  readonly streak?: number | undefined;
}

/** What a player shares of a daily, right after solving it or later that day. */
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
