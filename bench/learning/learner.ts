import { LEARNING_LEVELS, type LearningLevel } from '@ninefold/contracts';
import type { ExerciseDifficulty } from '../../shared-learning/src/exercise/exercise';
import type { SkillOnMap } from '../../shared-learning/src/skills/skill';

/**
 * A person whose knowledge is known to us, and not to what chooses. The models stand fixed before anything is chosen
 * for them: the chooser may be tuned, they may not.
 */
export interface Learner {
  /** Answers an exercise and learns from it. `guess`: the chance of a lucky answer. */
  answer(skill: string, difficulty: ExerciseDifficulty, guess: number): boolean;
  /** Whether the skill is really mastered now. */
  hasMastered(skill: string): boolean;
  /** How much of a skill is there, from 0 to 1. */
  knowledgeOf(skill: string): number;
  /** A night without practice. */
  sleep(): void;
}

/** A learner who knows this much of a level on average can start above it. */
const ENOUGH = 0.7;

/** The level where a learner should start: the first one of which too little is there. */
export function startLevelOf(learner: Learner, map: readonly SkillOnMap[]): LearningLevel {
  const start = LEARNING_LEVELS.find((level) => {
    const skills = map.filter((skill) => skill.level === level);
    const known = skills.reduce((sum, { id }) => sum + learner.knowledgeOf(id), 0);
    return known / skills.length < ENOUGH;
  });
  return start ?? 'C2';
}
