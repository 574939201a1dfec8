import type { ExerciseDifficulty } from '../exercise/exercise';

/** Easier exercises are often solved without the skill, so their results are not kept. */
export const EASIEST_COUNTED = 3;
export const HARDEST = 5;

/** Results that are kept. */
export const RECENT = 5;

/**
 * The latest results, oldest first: 0 for a miss, otherwise ten times the kind of question plus its difficulty. The
 * database stores the same numbers.
 */
export type RecentResults = readonly number[];

export interface Result {
  readonly correct: boolean;
  readonly difficulty: ExerciseDifficulty;
  /** Which of the skill's kinds of question, from 1. */
  readonly kind: number;
}

export function withResult(recent: RecentResults, { correct, difficulty, kind }: Result): RecentResults {
  if (difficulty < EASIEST_COUNTED) return recent;
  return [...recent, correct ? 10 * kind + difficulty : 0].slice(-RECENT);
}

export interface Counts {
  readonly right: number;
  /** Right answers to the hardest questions. */
  readonly hard: number;
  /** Kinds of question that were answered correctly. */
  readonly kinds: number;
}

export function countsOf(recent: RecentResults): Counts {
  const right = recent.filter(Boolean);
  return {
    right: right.length,
    hard: right.filter((result) => result % 10 === HARDEST).length,
    kinds: kindsOf(recent).length,
  };
}

/** Kinds of question that were answered correctly. */
export function kindsOf(recent: RecentResults): readonly number[] {
  return [...new Set(recent.filter(Boolean).map((result) => Math.floor(result / 10)))];
}

/** Correct results in a row, up to the latest one. */
export function rowOf(recent: RecentResults): number {
  return recent.length - 1 - recent.lastIndexOf(0);
}
