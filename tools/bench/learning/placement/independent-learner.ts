import type { LearningLevel } from '@ninefold/contracts';
import type { Random } from 'shared-puzzle-engine';
import {
  LEARNING_PATHS,
  LEVELS_OF_PATH,
  type LearningPath,
  type SkillOnMap,
} from '../../../../packages/learning/src/skills/skill';
import { between, logistic, normal } from '../learners/draws';

/** What all learners of one seed have in common. Nobody knows the true values, so each seed has others. */
export interface World {
  /** How often a question is answered right without the skill, and wrong with it. */
  readonly guess: number;
  readonly slip: number;
  /** The share of answers that are chosen from four options. */
  readonly chosen: number;
  /** How often somebody who does not know says so, and does not guess. */
  readonly honest: number;
  /** The share of learners who know nothing of a path. */
  readonly beginners: number;
  /** The share whose skills are there or not; the others know each skill to some degree. */
  readonly allOrNothing: number;
  /** How steeply knowledge falls along a path, and how much skills of one level differ, in logits. */
  readonly slope: number;
  readonly spread: number;
}

export function drawWorld(random: Random): World {
  return {
    guess: between(random, 0.02, 0.15),
    slip: between(random, 0.02, 0.12),
    chosen: between(random, 0, 0.3),
    honest: between(random, 0.1, 0.9),
    beginners: between(random, 0.1, 0.4),
    allOrNothing: random(),
    slope: between(random, 2, 5),
    spread: between(random, 0.5, 1.5),
  };
}

/** A learner who knows this much of a level on average can start above it. */
const ENOUGH = 0.7;
const OPTIONS = 4;

export interface IndependentLearner {
  solves(skill: string): boolean;
  /** How much of a skill is there, from 0 to 1. */
  knowledgeOf(skill: string): number;
}

/** A learner of whom one path says nothing about another one: who calculates fast need not know algebra. */
export function independentLearner(
  world: World,
  map: readonly SkillOnMap[],
  random: Random,
): IndependentLearner {
  const isAllOrNothing = random() < world.allOrNothing;
  const knowledge = new Map<string, number>();
  for (const path of LEARNING_PATHS) {
    const levels = LEVELS_OF_PATH[path];
    const place = random() < world.beginners ? -1 : levels.length * random();
    for (const { id, level } of map.filter((skill) => skill.path === path)) {
      const distance = place - (levels.indexOf(level) + 0.5);
      const degree = logistic(world.slope * distance + world.spread * normal(random));
      knowledge.set(id, isAllOrNothing ? Number(random() < degree) : degree);
    }
  }
  const knowledgeOf = (skill: string) => knowledge.get(skill)!;
  return {
    knowledgeOf,
    solves(skill) {
      if (random() < knowledgeOf(skill)) return random() >= world.slip;
      if (random() < world.honest) return false;
      return random() < (random() < world.chosen ? 1 / OPTIONS : world.guess);
    },
  };
}

/** Where a learner should start in a path: the first level of which too little is there. */
export function startIn(
  path: LearningPath,
  { knowledgeOf }: IndependentLearner,
  map: readonly SkillOnMap[],
): LearningLevel {
  const levels = LEVELS_OF_PATH[path];
  const start = levels.find((level) => {
    const skills = map.filter((skill) => skill.level === level);
    return skills.reduce((sum, { id }) => sum + knowledgeOf(id), 0) / skills.length < ENOUGH;
  });
  return start ?? levels.at(-1)!;
}
