import type { LearningAnswer, LearningSessionKind, SkillProgress } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { masteryOf, NEW_SKILL, rated, type SkillState } from './mastery';

function stateOf(progress: SkillProgress | undefined): SkillState {
  if (!progress) return NEW_SKILL;
  const { answers, proofs, days_since_correct, days_since_proof } = progress;
  return { answers, proofs, daysSinceCorrect: days_since_correct, daysSinceProof: days_since_proof };
}

export type RatedAnswer = Pick<LearningAnswer, 'skill' | 'difficulty' | 'correct' | 'helped'>;

/**
 * The progress after one more answer, as the server will find it: for what a device has not sent yet. A placement only looks
 * where to begin: a skill that it asked about was not tried yet, and its lesson comes first.
 */
export function progressAfter(
  skills: readonly SkillProgress[],
  answer: RatedAnswer,
  kind: LearningSessionKind,
): SkillProgress[] {
  if (kind === 'placement') return [...skills];
  const before = skills.find(({ skill }) => skill === answer.skill);
  const state = rated(stateOf(before), {
    difficulty: answer.difficulty as ExerciseDifficulty,
    correct: answer.correct && !answer.helped,
    mixed: kind !== 'skill',
  });
  const after: SkillProgress = {
    skill: answer.skill,
    answers: state.answers,
    proofs: state.proofs,
    days_since_correct: state.daysSinceCorrect,
    days_since_proof: state.daysSinceProof,
    level: masteryOf(state) ?? 'attempted',
  };
  return before ? skills.map((one) => (one === before ? after : one)) : [...skills, after];
}
