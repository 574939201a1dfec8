import {
  MASTERY_LEVELS,
  type LearningAnswer,
  type LearningSessionKind,
  type SkillProgress,
} from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';

export { MASTERY_LEVELS };
export type MasteryLevel = (typeof MASTERY_LEVELS)[number];

/** The difficulty that the next piece of evidence needs: easy exercises are often solved without the skill. */
export function evidenceDifficulty(evidence: number): ExerciseDifficulty {
  return Math.min(5, 3 + evidence) as ExerciseDifficulty;
}

/** The evidence that a proficient or mastered skill has at least. */
export const PROFICIENT = 2;
export const MASTERED = 3;

/** What is known about one person's skill. The server applies the same rules in SQL, and a test keeps the two equal. */
export interface SkillState {
  readonly answers: number;
  /** Correct answers in a row, each at least as hard as `evidenceDifficulty`. From the third on, each on another day. */
  readonly evidence: number;
  /** Calendar days since the last correct answer; null before the first. */
  readonly daysSinceCorrect: number | null;
  /** Calendar days since the last evidence; null before the first. */
  readonly daysSinceEvidence: number | null;
}

export const NEW_SKILL: SkillState = {
  answers: 0,
  evidence: 0,
  daysSinceCorrect: null,
  daysSinceEvidence: null,
};

export interface Rated {
  readonly difficulty: ExerciseDifficulty;
  readonly correct: boolean;
  /** In a session of several skills, where recognizing the skill is part of the task. */
  readonly mixed: boolean;
}

/**
 * The state after one more answer. Two pieces of evidence can come from any one session; each further one takes another
 * day and a mixed session. After a miss a proficient or mastered skill is familiar, and any other skill has no evidence.
 */
export function rated(state: SkillState, { difficulty, correct, mixed }: Rated): SkillState {
  const answers = state.answers + 1;
  if (!correct) return { ...state, answers, evidence: state.evidence >= PROFICIENT ? 1 : 0 };
  const counts = state.evidence < PROFICIENT || (mixed && state.daysSinceEvidence !== 0);
  const isEvidence = counts && difficulty >= evidenceDifficulty(state.evidence);
  const change = isEvidence ? { evidence: state.evidence + 1, daysSinceEvidence: 0 } : {};
  return { ...state, answers, ...change, daysSinceCorrect: 0 };
}

/** null: never tried. A skill loses a level after three weeks without use, and another one after nine. */
export function masteryOf({
  answers,
  evidence,
  daysSinceCorrect,
}: Omit<SkillState, 'daysSinceEvidence'>): MasteryLevel | null {
  if (answers === 0) return null;
  const days = daysSinceCorrect ?? 0;
  const forgotten = days >= 63 ? 2 : days >= 21 ? 1 : 0;
  return MASTERY_LEVELS[Math.max(0, Math.min(MASTERED, evidence) - forgotten)] ?? 'attempted';
}

export type RatedAnswer = Pick<LearningAnswer, 'skill' | 'difficulty' | 'correct' | 'helped'>;

/**
 * The progress after further answers, as the server will compute it, for answers that were not sent yet. A placement
 * changes nothing: it asks about skills before their lessons.
 */
export function progressAfter(
  skills: readonly SkillProgress[],
  answers: readonly RatedAnswer[],
  kind: LearningSessionKind,
): SkillProgress[] {
  const progress = new Map(skills.map((one) => [one.skill, one]));
  if (kind === 'placement') return [...skills];
  for (const { skill, difficulty, correct, helped } of answers) {
    const state = rated(stateOf(progress.get(skill)), {
      difficulty: difficulty as ExerciseDifficulty,
      correct: correct && !helped,
      mixed: kind !== 'skill',
    });
    progress.set(skill, {
      skill,
      answers: state.answers,
      evidence_count: state.evidence,
      days_since_correct: state.daysSinceCorrect,
      days_since_evidence: state.daysSinceEvidence,
      level: masteryOf(state) ?? 'attempted',
    });
  }
  return [...progress.values()];
}

function stateOf(progress: SkillProgress | undefined): SkillState {
  if (!progress) return NEW_SKILL;
  const { answers, evidence_count, days_since_correct, days_since_evidence } = progress;
  return {
    answers,
    evidence: evidence_count,
    daysSinceCorrect: days_since_correct,
    daysSinceEvidence: days_since_evidence,
  };
}
