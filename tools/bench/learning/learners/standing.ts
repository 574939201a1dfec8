import type { Random } from 'shared-puzzle-engine';
import {
  LEARNING_PATHS,
  LEVELS_OF_PATH,
  type LearningPath,
  type SkillOnMap,
} from '../../../../packages/learning/src/skills/skill';

/** How far somebody is in each path, in levels of the path from its first: 0 knows nothing, 2 all. Paths are independent. */
export type Standing = ReadonlyMap<LearningPath, number>;

export function drawStanding(random: Random): Standing {
  return new Map(LEARNING_PATHS.map((path) => [path, 2.2 * random()]));
}

/** How far somebody is beyond the middle of a skill's level, in levels; below zero before it. */
export function distanceTo(skill: SkillOnMap, standing: Standing): number {
  return standing.get(skill.path)! - (LEVELS_OF_PATH[skill.path].indexOf(skill.level) + 0.5);
}
