import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { evidenceDifficulty } from '../mastery/mastery';
import { wasSolved } from './session';

export const EASIEST = 1;
export const HARDEST = 5;

/** The easiest exercises are for sessions about one skill. */
const EASIEST_MIXED = 2;

/**
 * In mixed practice: one easier after a miss; after a correct answer, what proves the skill.
 * @param progress of the skill; undefined before its first answer
 * @param last the last answer of this session about it
 */
export function nextDifficulty(
  progress: SkillProgress | undefined,
  last: LearningAnswer | undefined,
): ExerciseDifficulty {
  const evidence = progress?.proofs ?? 0;
  if (last && !wasSolved(last)) return Math.max(EASIEST_MIXED, last.difficulty - 1) as ExerciseDifficulty;
  if (last || !progress || evidence > 0) return evidenceDifficulty(evidence);
  // What was practiced and is not proven begins below; what is new may be known already.
  return (evidenceDifficulty(evidence) - 1) as ExerciseDifficulty;
}
