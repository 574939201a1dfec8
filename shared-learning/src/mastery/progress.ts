import type { LearningAnswer, LearningSessionKind, SkillProgress } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { masteryOf, NEW_SKILL, rated, type SkillState } from './mastery';

/** The chance of a lucky answer among four options. */
const GUESS_OF_CHOSEN = 0.25;

function stateOf(progress: SkillProgress | undefined): SkillState {
  if (!progress) return NEW_SKILL;
  const { rating, answers, proofs, days_since_correct } = progress;
  return { rating, answers, proofs, daysSinceCorrect: days_since_correct };
}

export type RatedAnswer = Pick<LearningAnswer, 'skill' | 'difficulty' | 'correct' | 'chosen' | 'helped'>;

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
    guess: answer.chosen ? GUESS_OF_CHOSEN : 0,
    mixed: kind !== 'skill',
  });
  const after: SkillProgress = {
    skill: answer.skill,
    rating: state.rating,
    answers: state.answers,
    proofs: state.proofs,
    days_since_correct: state.daysSinceCorrect,
    level: masteryOf(state) ?? 'attempted',
  };
  return before ? skills.map((one) => (one === before ? after : one)) : [...skills, after];
}
