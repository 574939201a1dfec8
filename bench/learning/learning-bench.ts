import type { SkillOnMap } from '../../shared-learning/src/skills/skill';
import type { Workbook } from './fixed-order';
import { type Estimate, meanOf, ratioOf, shareOf } from './interval';
import type { LearningRun } from './learning-run';
import { adaptiveRuns, fixedRuns, MODELS, type Model, type Population } from './population';

/** The fixed order that the promise is about. */
const WORKBOOK: Workbook = { each: 2, done: 'mastered' };
/** What holds today. Below it something has become worse. */
const SAVED: Readonly<Record<Model, number>> = { 'item response': 0.27, 'guess and slip': 0.23 };
/** Others, to see how much hangs on that choice. */
const WORKBOOKS = [1, 2, 3, 4, 5].flatMap((each) =>
  (['proficient', 'mastered'] as const).map((done): Workbook => ({ each, done })),
);

export interface LearningFigure {
  readonly model: Model;
  readonly name: string;
  readonly estimate: Estimate;
  /** What we aim for, and what the value must reach; missing for what is printed to be known. */
  readonly goal?: number;
  readonly bound?: number;
}

/** What adaptive practice does for learners of known ability. */
export function learningBench(map: readonly SkillOnMap[], seed: string, size: number): LearningFigure[] {
  return (Object.keys(MODELS) as Model[]).flatMap((model) => {
    const population: Population = { model, map, seed, size };
    const runs = adaptiveRuns(population);
    const savedAgainst = (fixed: readonly LearningRun[]) => saved(runs, fixed);
    const others = WORKBOOKS.map((workbook) => fixedRuns(population, workbook));
    const best = others.reduce((a, b) => (exercisesOf(b) < exercisesOf(a) ? b : a));
    const figure = (name: string, estimate: Estimate, goals?: { goal?: number; bound?: number }) => {
      return { model, name, estimate, ...goals };
    };
    return [
      figure('fewer exercises than a fixed order', savedAgainst(fixedRuns(population, WORKBOOK)), {
        goal: 0.25,
        bound: SAVED[model],
      }),
      figure('fewer than the best of ten fixed orders', savedAgainst(best)),
      figure('exercises to mastery of a level', ratioOf(runs.map(({ exercises }) => [exercises, 1]))),
      figure('levels mastered', shareOf(runs.filter(({ mastered }) => mastered).length, size)),
      figure(
        'success rate in practice',
        ratioOf(runs.map(({ correct, exercises }) => [correct, exercises])),
        {
          goal: 0.85,
        },
      ),
      figure(
        'success rate in the best fixed order',
        ratioOf(best.map((run) => [run.correct, run.exercises])),
      ),
    ];
  });
}

function saved(runs: readonly LearningRun[], fixed: readonly LearningRun[]): Estimate {
  const { value, low, high } = ratioOf(runs.map((run, at) => [run.exercises, fixed[at]!.exercises]));
  return { value: 1 - value, low: 1 - high, high: 1 - low };
}

function exercisesOf(runs: readonly LearningRun[]): number {
  return meanOf(runs.map(({ exercises }) => exercises));
}
