import { differenceOf, type Estimate, meanEstimate, medianOf, ratioOf } from './interval';
import { adaptive, type LearningRun, type MakeChooser } from './learning-run';
import { atRandom, knowsTheTruth, threeInARow, workbook } from './opponents';
import { type Model, MODELS, type Population, practiceRuns } from './population';

/** The opponent is the best fixed order, determined separately for each kind of learner. */
const WORKBOOKS = [1, 2, 3].flatMap((each) =>
  (['proficient', 'mastered'] as const).map((done) => workbook({ each, done })),
);

export interface LearningFigure {
  readonly name: string;
  /** Missing: the mean of all kinds of learners. */
  readonly model?: Model;
  readonly estimate: Estimate;
  /** What we would like. Where no plain rule and no model reached it, decision 0029 says so. */
  readonly goal?: string;
  /** What holds today: beyond it something has become worse. */
  readonly bound?: { readonly atLeast: number } | { readonly atMost: number };
}

interface Compared {
  readonly model: Model;
  readonly ours: readonly LearningRun[];
  readonly theirs: Readonly<Record<'plain' | 'random' | 'fixed', readonly LearningRun[]>>;
  readonly truth: Readonly<Record<'typical' | 'easiest', readonly LearningRun[]>>;
}

function compare(population: Population): Compared {
  const runs = (make: MakeChooser) => practiceRuns(population, make);
  const fixed = WORKBOOKS.map(runs).reduce((a, b) => (exercisesOf(b) < exercisesOf(a) ? b : a));
  return {
    model: population.model,
    ours: runs(adaptive),
    theirs: { plain: runs(threeInARow), random: runs(atRandom), fixed },
    truth: { typical: runs(knowsTheTruth(3)), easiest: runs(knowsTheTruth(1)) },
  };
}

/** What mixed practice does for learners of five kinds, beside what simpler ways do, and what no way can do better. */
export function learningBench(sample: Omit<Population, 'model'>): LearningFigure[] {
  const all = (Object.keys(MODELS) as Model[]).map((model) => compare({ ...sample, model }));
  const forEach = (
    name: string,
    of: (compared: Compared) => Estimate,
    {
      each,
      mean,
      goal,
    }: { each?: LearningFigure['bound']; mean?: LearningFigure['bound']; goal?: string } = {},
  ): LearningFigure[] => [
    ...all.map((one) => ({ name, model: one.model, estimate: of(one), ...(each && { bound: each }) })),
    { name, estimate: meanEstimate(all.map(of)), ...(goal && { goal }), ...(mean && { bound: mean }) },
  ];
  const seenAs = (label: keyof LearningRun['seen']) =>
    medianOf(all.flatMap(({ ours }) => ours.flatMap((run) => run.seen[label] ?? [])));
  return [
    ...forEach('fewer exercises than three in a row', ({ ours, theirs }) => savedOf(ours, theirs.plain), {
      each: { atLeast: -0.6 },
      mean: { atLeast: -0.33 },
      goal: '10 %',
    }),
    ...forEach('fewer than any skill not mastered', ({ ours, theirs }) => savedOf(ours, theirs.random)),
    ...forEach('fewer than the best of six fixed orders', ({ ours, theirs }) => savedOf(ours, theirs.fixed)),
    ...forEach('the most that could be saved of three in a row', ({ truth, theirs }) =>
      savedOf(truth.typical, theirs.plain),
    ),
    ...forEach('solved', ({ ours }) => solvedOf(ours), { goal: '75 to 88 %' }),
    ...forEach('solved with three in a row', ({ theirs }) => solvedOf(theirs.plain)),
    ...forEach('solved with any skill not mastered', ({ theirs }) => solvedOf(theirs.random)),
    ...forEach('solved with the best of six fixed orders', ({ theirs }) => solvedOf(theirs.fixed)),
    ...forEach('solved if only what is missing were asked, at its easiest', ({ truth }) =>
      solvedOf(truth.easiest),
    ),
    ...forEach('exercises to mastery of a level', ({ ours }) =>
      ratioOf(ours.map((run) => [run.exercises, 1])),
    ),
    ...forEach(
      'shown as mastered, and not',
      ({ ours }) => ratioOf(ours.map(({ shown, shownWrongly }) => [shownWrongly, shown])),
      { goal: 'at most 10 %', mean: { atMost: 0.1 } },
    ),
    {
      name: 'of what is mastered after 60 exercises, shown as mastered to the median learner',
      estimate: seenAs('mastered'),
    },
    {
      name: 'of what is mastered after 60 exercises, shown as at least proficient',
      estimate: seenAs('proficient'),
      goal: '67 %',
      bound: { atLeast: 0.1 },
    },
  ];
}

function savedOf(ours: readonly LearningRun[], theirs: readonly LearningRun[]): Estimate {
  return differenceOf(1, ratioOf(ours.map((run, at) => [run.exercises, theirs[at]!.exercises])));
}

function solvedOf(runs: readonly LearningRun[]): Estimate {
  return ratioOf(runs.map(({ correct, exercises }) => [correct, exercises]));
}

function exercisesOf(runs: readonly LearningRun[]): number {
  return runs.reduce((sum, { exercises }) => sum + exercises, 0);
}
