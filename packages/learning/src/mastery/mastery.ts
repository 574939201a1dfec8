import { MASTERY_LEVELS } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';

export { MASTERY_LEVELS };
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** The difficulty that the next proof asks for: easy exercises are often solved without the skill. */
export function proofDifficulty(proofs: number): ExerciseDifficulty {
  return Math.min(5, 3 + proofs) as ExerciseDifficulty;
}

/** Proofs of a skill that is proficient, and of one that is mastered. */
export const PROFICIENT = 2;
export const MASTERED = 3;

/** What is known of one person's skill. The server stores it, by the same rules in SQL: a test holds both equal. */
export interface SkillState {
  readonly answers: number;
  /** Correct answers in a row, each at least as hard as `proofDifficulty`. From the third on, each came on another day. */
  readonly proofs: number;
  /** Days since the last correct answer, by the calendar; null before the first. */
  readonly daysSinceCorrect: number | null;
  /** Days since the last proof. null before the first, and where an earlier build did not store it. */
  readonly daysSinceProof: number | null;
}

export const NEW_SKILL: SkillState = { answers: 0, proofs: 0, daysSinceCorrect: null, daysSinceProof: null };

export interface Rated {
  readonly difficulty: ExerciseDifficulty;
  readonly correct: boolean;
  /** In a session of several skills: the person had to see which one it is. */
  readonly mixed: boolean;
}

/**
 * The state after one more answer. Two proofs can come in one session, whatever it is about; each further one takes
 * another day and a mixed session. After a miss a proficient skill is familiar, and any other one
 * has no proof.
 */
export function rated(state: SkillState, { difficulty, correct, mixed }: Rated): SkillState {
  const answers = state.answers + 1;
  if (!correct) return { ...state, answers, proofs: state.proofs >= PROFICIENT ? 1 : 0 };
  const counts = state.proofs < PROFICIENT || (mixed && state.daysSinceProof !== 0);
  const proves = counts && difficulty >= proofDifficulty(state.proofs);
  const proofs = proves ? { proofs: state.proofs + 1, daysSinceProof: 0 } : {};
  return { ...state, answers, ...proofs, daysSinceCorrect: 0 };
}

/** null: never tried. A skill loses a level after three weeks without use, and another one after nine. */
export function masteryOf({
  answers,
  proofs,
  daysSinceCorrect,
}: Omit<SkillState, 'daysSinceProof'>): MasteryLevel | null {
  if (answers === 0) return null;
  const days = daysSinceCorrect ?? 0;
  const forgotten = days >= 63 ? 2 : days >= 21 ? 1 : 0;
  return MASTERY_LEVELS[Math.max(0, Math.min(MASTERED, proofs) - forgotten)] ?? 'attempted';
}
