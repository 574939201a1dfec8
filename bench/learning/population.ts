import { seededRandom, type Random } from 'shared-puzzle-engine';
import type { SkillOnMap } from '../../shared-learning/src/skills/skill';
import { guessSlipLearner } from './guess-slip-learner';
import { itemResponseLearner } from './item-response-learner';
import { type Learner, startLevelOf } from './learner';
import { fixedOrder, type Workbook } from './fixed-order';
import { adaptive, learningRun, type LearningRun } from './learning-run';

export const MODELS = {
  'item response': itemResponseLearner,
  'guess and slip': guessSlipLearner,
} as const;
export type Model = keyof typeof MODELS;

/** Learners by number. Each can begin anew any number of times, and is the same person each time. */
export interface Population {
  readonly model: Model;
  readonly map: readonly SkillOnMap[];
  /** Its name keeps the learners that are measured apart from those that the chooser was fitted to. */
  readonly seed: string;
  readonly size: number;
}

function forEach<Result>(
  { model, map, seed, size }: Population,
  run: (fresh: () => Learner, randomFor: (what: string) => Random) => Result,
): Result[] {
  return Array.from({ length: size }, (_, number) => {
    const name = `${seed} ${model} ${number}`;
    return run(
      () => MODELS[model](map, seededRandom(name)),
      (what) => seededRandom(`${name} ${what}`),
    );
  });
}

export function adaptiveRuns(population: Population): LearningRun[] {
  const { map } = population;
  return forEach(population, (fresh, randomFor) => {
    const level = startLevelOf(fresh(), map);
    return learningRun(fresh(), map, level, adaptive(map, level, randomFor('chooser')), randomFor('answers'));
  });
}

export function fixedRuns(population: Population, workbook: Workbook): LearningRun[] {
  const { map } = population;
  return forEach(population, (fresh, randomFor) => {
    const level = startLevelOf(fresh(), map);
    return learningRun(fresh(), map, level, fixedOrder(map, level, workbook), randomFor('answers'));
  });
}
