import { MASTERY_LEVELS, type LearningLevel } from '@ninefold/contracts';
import { DIFFICULTIES, type ExerciseDifficulty } from '../../shared-learning/src/exercise/exercise';
import type { MasteryLevel } from '../../shared-learning/src/mastery/mastery';
import type { SkillOnMap } from '../../shared-learning/src/skills/skill';
import type { Chooser } from './learning-run';

const A_DAY = 10;

export interface Workbook {
  /** Exercises of each difficulty before the next one. */
  readonly each: number;
  /** The mastery, as the product shows it, at which a skill is done. */
  readonly done: MasteryLevel;
}

/**
 * A workbook: the skills of a level in map order, each from its easiest exercises to its hardest, until the mastery that
 * the product shows says that it is done; then the next one. At the end it begins again: one hard exercise of each
 * skill, and more where that shows a gap.
 */
export function fixedOrder(
  map: readonly SkillOnMap[],
  level: LearningLevel,
  { each, done }: Workbook,
): Chooser {
  const order = map.filter((skill) => skill.level === level);
  let place = 0;
  let asked = 0;
  let isFirstRound = true;
  return ({ skills, today }) => {
    if (today.length >= A_DAY) return null;
    const reached = skills.find(({ skill }) => skill === order[place]!.id)?.level;
    const isDone = reached !== undefined && MASTERY_LEVELS.indexOf(reached) >= MASTERY_LEVELS.indexOf(done);
    if (asked > 0 && isDone) {
      place = (place + 1) % order.length;
      asked = 0;
      if (place === 0) isFirstRound = false;
    }
    const difficulty = isFirstRound ? 1 + Math.floor(asked / each) : DIFFICULTIES.length;
    asked += 1;
    return {
      skill: order[place]!.id,
      difficulty: Math.min(DIFFICULTIES.length, difficulty) as ExerciseDifficulty,
    };
  };
}
