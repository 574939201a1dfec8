import type { ExerciseDifficulty } from '../exercise/exercise';

export const MASTERY_LEVELS = ['attempted', 'familiar', 'proficient', 'mastered'] as const;
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** What is known of one person's skill. The server keeps it, by the same rules in SQL: a test holds both equal. */
export interface SkillState {
  /** In thousandths of a logit: 0 is an even chance at difficulty 3, 800 more is an even chance one difficulty higher. */
  readonly rating: number;
  readonly answers: number;
  /** Correct answers in a row in mixed sessions at difficulty 3 or more. */
  readonly proofs: number;
  /** Whole days since the last correct answer; null before the first. */
  readonly daysSinceCorrect: number | null;
}

export const NEW_SKILL: SkillState = { rating: -600, answers: 0, proofs: 0, daysSinceCorrect: null };

/** The chance of a correct answer. `guess` is that of a lucky one: 0 for what is typed. */
export function chanceOf(rating: number, difficulty: ExerciseDifficulty, guess: number): number {
  return guess + (1 - guess) / (1 + Math.exp((800 * (difficulty - 3) - rating) / 1000));
}

export interface Rated {
  readonly difficulty: ExerciseDifficulty;
  readonly correct: boolean;
  readonly guess: number;
  /** In a session of several skills: the person had to see which one it is. */
  readonly mixed: boolean;
}

/** The state after one more answer: a step towards what happened, smaller the more is known (Elo). */
export function rated(state: SkillState, { difficulty, correct, guess, mixed }: Rated): SkillState {
  const surprise = (correct ? 1 : 0) - chanceOf(state.rating, difficulty, guess);
  const step = 300 + 1200 / (1 + state.answers);
  const rating = Math.floor(state.rating + step * surprise + 0.5);
  return {
    rating: Math.max(-4000, Math.min(4000, rating)),
    answers: state.answers + 1,
    proofs: correct ? state.proofs + (mixed && difficulty >= 3 ? 1 : 0) : 0,
    daysSinceCorrect: correct ? 0 : state.daysSinceCorrect,
  };
}

/** null: never tried. A skill loses a level after three weeks without use, and another one after nine. */
export function masteryOf(state: SkillState): MasteryLevel | null {
  if (state.answers === 0) return null;
  const reached =
    state.rating >= 1200 && state.proofs >= 2
      ? 3
      : state.rating >= 600 && state.answers >= 5
        ? 2
        : state.rating >= -200 && state.answers >= 3
          ? 1
          : 0;
  const days = state.daysSinceCorrect ?? 0;
  const forgotten = days >= 63 ? 2 : days >= 21 ? 1 : 0;
  return MASTERY_LEVELS[Math.max(0, reached - forgotten)] ?? 'attempted';
}
