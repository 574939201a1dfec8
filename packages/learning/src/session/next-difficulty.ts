import type { LearningAnswer, SkillProgress } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../exercise/exercise';
import { PROFICIENT } from '../mastery/mastery';
import { EASIEST_COUNTED, rowOf } from '../mastery/recent-results';
import { wasSolved } from './session';

export const EASIEST = 1;
export const HARDEST = 5;

/** Mixed practice has the easiest exercises for new skills only. */
const EASIEST_MIXED = 2;

/**
 * In mixed practice: the easiest for a new skill, one step easier after a miss, otherwise hard enough for evidence.
 * @param progress of the skill; undefined before its first answer
 * @param last the last answer of this session about the skill
 */
export function nextDifficulty(
  progress: SkillProgress | undefined,
  last: LearningAnswer | undefined,
): ExerciseDifficulty {
  if (last && !wasSolved(last)) {
    const easiest = Math.min(EASIEST_MIXED, last.difficulty);
    return Math.max(easiest, last.difficulty - 1) as ExerciseDifficulty;
  }
  if (!progress) return EASIEST;
  if (progress.evidence_count >= PROFICIENT) return HARDEST;
  const row = rowOf(progress.recent);
  // A skill that was missed last time starts one step lower.
  const start = last || row > 0 ? EASIEST_COUNTED : EASIEST_MIXED;
  return Math.min(HARDEST, start + row) as ExerciseDifficulty;
}
