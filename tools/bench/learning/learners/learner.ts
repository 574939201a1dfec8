import type { Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../../../../packages/learning/src/exercise/exercise';
import type { SkillOnMap } from '../../../../packages/learning/src/skills/skill';

export interface Asked {
  readonly skill: string;
  readonly difficulty: ExerciseDifficulty;
  /** The chance of a lucky answer among options; 0 for what is typed. */
  readonly guess: number;
}

export interface Given {
  readonly correct: boolean;
  /** Of a wrong answer: it is the skill's known mistake, which the product recognizes. */
  readonly isKnownMistake: boolean;
}

/**
 * A simulated person whose knowledge is known to the bench, but not to the chooser. The models are fixed in advance:
 * the chooser may be tuned, they may not.
 */
export interface Learner {
  /** Answers an exercise and learns from it. */
  answer(asked: Asked): Given;
  /** Whether the skill is really mastered now. */
  hasMastered(skill: string): boolean;
  /** How much of a skill is there, from 0 to 1. */
  knowledgeOf(skill: string): number;
  /** A night without practice. */
  sleep(): void;
}

/** Makes a person. `random` draws all that is the person's own; `common` what all persons of a population share. */
export type LearnerModel = (map: readonly SkillOnMap[], random: Random, common: Random) => Learner;
