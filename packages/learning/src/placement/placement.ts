import type { LearningAnswer, LearningLevel } from '@ninefold/contracts';
import { LEVELS_OF_PATH, pathOf, type SkillOnMap } from '../skills/skill';
import { wasSolved } from '../session/answered';

/** Three minutes. */
export const MAX_PLACEMENT_LENGTH = 8;
/** Who solves so many of them knows the first level of a path well enough to start above it. */
const ENOUGH_SOLVED = 6;

export interface Placement {
  /** Where to start in the path; before the end, where the answers so far would lead. */
  readonly level: LearningLevel;
  /** No further answer changes it. */
  readonly done: boolean;
}

type PlacementAnswer = Pick<LearningAnswer, 'skill' | 'correct' | 'helped'>;

/** The level whose skills a placement asks: the first one of the path. How much of it is known is all that it must find. */
export function levelToAsk(level: LearningLevel): LearningLevel {
  return LEVELS_OF_PATH[pathOf(level)][0];
}

/** What the answers of a placement say. @param level any level of its path */
export function placementOf(
  level: LearningLevel,
  answers: readonly PlacementAnswer[],
  map: readonly SkillOnMap[],
): Placement {
  const [first, second] = LEVELS_OF_PATH[pathOf(level)];
  const asked = new Set(map.filter((skill) => skill.level === first).map(({ id }) => id));
  const counted = answers.filter(({ skill }) => asked.has(skill));
  const solved = counted.filter(wasSolved).length;
  const isEnough = solved >= ENOUGH_SOLVED;
  const done = isEnough || counted.length - solved > MAX_PLACEMENT_LENGTH - ENOUGH_SOLVED;
  return { level: isEnough ? second : first, done };
}
