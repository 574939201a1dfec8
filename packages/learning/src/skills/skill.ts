import type { LearningLevel } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty, Exercise } from '../exercise/exercise';
import type { Block, Step } from '../exercise/text';
import type { Explore } from './explore';

export const LEARNING_PATHS = ['algebra', 'statistics', 'mental-math'] as const;
export type LearningPath = (typeof LEARNING_PATHS)[number];

/** The levels of each path, the lower one first. */
export const LEVELS_OF_PATH: Readonly<Record<LearningPath, readonly [LearningLevel, LearningLevel]>> = {
  algebra: ['A1', 'A2'],
  statistics: ['B1', 'B2'],
  'mental-math': ['C1', 'C2'],
};

/** A level names its path. */
export function pathOf(level: LearningLevel): LearningPath {
  return LEARNING_PATHS.find((path) => LEVELS_OF_PATH[path].includes(level)) ?? LEARNING_PATHS[0];
}

/** The position of a skill: all that is needed to choose what comes next. */
export interface SkillOnMap {
  /** The name of its folder. Stored with answers, so it never changes. */
  readonly id: string;
  readonly path: LearningPath;
  readonly level: LearningLevel;
  /** The ids of the skills that it builds on. They come before it in the map. */
  readonly needs: readonly string[];
}

/** What the map shows of a skill. Small: all entries are loaded together. */
export interface SkillEntry extends SkillOnMap {
  readonly title: string;
  /** One sentence: what one can do afterwards. */
  readonly summary: string;
  /** Its lesson and its exercises, in a file of their own. */
  load(): Promise<Skill>;
}

export interface Skill {
  readonly lesson: Lesson;
  makeExercise(random: Random, difficulty: ExerciseDifficulty): Exercise;
}

export type LessonBlock = Block | { readonly kind: 'explore'; readonly explore: Explore };

/** Two minutes of reading. */
export interface Lesson {
  /** The idea and why it is true, with a drawing where it helps. */
  readonly idea: readonly LessonBlock[];
  readonly example: { readonly prompt: readonly Block[]; readonly steps: readonly Step[] };
}
