import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { evidenceDifficulty } from '../mastery/mastery';
import { wasSolved } from './session';

export const EASIEST = 1;
export const HARDEST = 5;

/** Mixed practice skips the easiest exercises. */
const EASIEST_MIXED = 2;

/**
 * In mixed practice: one step easier after a miss, otherwise hard enough for evidence.
 * @param progress of the skill; undefined before its first answer
 * @param last the last answer of this session about the skill
 */
export function nextDifficulty(
  progress: SkillProgress | undefined,
  last: LearningAnswer | undefined,
): ExerciseDifficulty {
  const evidence = progress?.evidence_count ?? 0;
  if (last && !wasSolved(last)) return Math.max(EASIEST_MIXED, last.difficulty - 1) as ExerciseDifficulty;
  if (last || !progress || evidence > 0) return evidenceDifficulty(evidence);
  // A skill practiced without evidence starts one step lower; a new one may already be known.
  return (evidenceDifficulty(evidence) - 1) as ExerciseDifficulty;
}
