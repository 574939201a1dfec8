import { SKILLS } from '../../../packages/learning/src/skills/skill-map';
import { differenceOf, meanEstimate, medianOf, ratioOf, shareOf } from './interval';
import { labelBench } from './labels/label-bench';
import { adaptive, type KindOf, type MakeChooser } from './learning-run';
import { knowsTheTruth, threeInARow } from './opponents';
import { type Model, MODELS, practiceRuns } from './population';

const kindOf: KindOf = ({ difficulty, avoided_kind = 3 }, random) => ({
  kind: avoided_kind < 3 ? 3 - avoided_kind : random() < 0.5 ? 1 : 2,
  difficulty,
});
const SAMPLE = { map: SKILLS, seed: 'test', size: 9, kindOf };

describe.each(Object.keys(MODELS) as Model[])('Learners of the kind of %s', (model) => {
  const population = { ...SAMPLE, model };

  it.each([adaptive, threeInARow])('master a level by %p', (make) => {
    expect(practiceRuns(population, make).every(({ isMastered }) => isMastered)).toBe(true);
  });

  it('are the same persons in every run', () => {
    const few = { ...population, size: 3 };
    expect(practiceRuns(few, adaptive)).toEqual(practiceRuns(few, adaptive));
  });
});

it('takes fewest exercises to ask only what is missing', () => {
  const exercises = (make: MakeChooser) =>
    practiceRuns({ ...SAMPLE, model: 'item response' }, make)
      .map((run) => run.exercises)
      .reduce((sum, each) => sum + each);
  expect(exercises(knowsTheTruth(3))).toBeLessThan(Math.min(exercises(threeInARow), exercises(adaptive)));
});

it('gives figures with intervals around them', () => {
  const ratio = ratioOf([
    [1, 2],
    [3, 4],
    [2, 4],
  ]);
  expect(ratio.value).toBeCloseTo(0.6);
  expect(ratio.low).toBeLessThan(0.6);
  expect(differenceOf(1, ratio).high).toBeCloseTo(1 - ratio.low);
  expect(meanEstimate([ratio, ratio]).high).toBeLessThan(ratio.high);
  expect(medianOf([9, 1, 5])).toMatchObject({ value: 5 });
  const share = shareOf(100, 100);
  expect(share.low).toBeCloseTo(0.963, 3);
  expect(share.high).toBeCloseTo(1);
});

it('shows fewer wrong labels than two in a row', () => {
  const figures = labelBench({ ...SAMPLE, size: 30 });
  const valueOf = (name: string) =>
    figures.find((figure) => figure.name === name && figure.model === undefined)!.estimate.value;
  const wronglyShown = (label: string, rule: string) => valueOf(`${label}, and not: ${rule}`);
  expect(wronglyShown('proficient', 'ours')).toBeLessThan(wronglyShown('proficient', 'two in a row') / 2);
  // In so small a sample a few labels decide.
  expect(wronglyShown('mastered', 'ours')).toBeLessThan(wronglyShown('mastered', 'two in a row'));
  const halfRight = 'right half of the time, proficient in a skill session';
  expect(valueOf(`${halfRight}: ours`)).toBeLessThan(valueOf(`${halfRight}: two in a row`) / 2);
});
