import type { LearningLevel } from '@ninefold/contracts';
import type { LearningPath } from '../../shared-learning/src/skills/skill';

const LEVELS: Readonly<Record<LearningPath, readonly [LearningLevel, LearningLevel]>> = {
  algebra: ['A1', 'A2'],
  statistics: ['B1', 'B2'],
  'mental-math': ['C1', 'C2'],
};

/** The levels of a path, the first one first. */
export function levelsOf(path: LearningPath): readonly [LearningLevel, LearningLevel] {
  return LEVELS[path];
}
