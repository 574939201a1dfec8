import { meanOf, ratioOf, shareOf } from './interval';
import { adaptiveRuns, fixedRuns, MODELS, type Model } from './population';
import { syntheticMap } from '../../shared-learning/src/testing/synthetic-map';

const MAP = syntheticMap();

describe.each(Object.keys(MODELS) as Model[])('Learners of the model of %s', (model) => {
  const population = { model, map: MAP, seed: 'test', size: 12 };

  it('master a level, by adaptive practice with fewer exercises than in a fixed order', () => {
    const runs = adaptiveRuns(population);
    const fixed = fixedRuns(population, { each: 2, done: 'mastered' });
    expect(runs.every(({ mastered }) => mastered)).toBe(true);
    expect(meanOf(runs.map(({ exercises }) => exercises))).toBeLessThan(
      meanOf(fixed.map(({ exercises }) => exercises)),
    );
  });

  it('are the same persons in every run', () => {
    const few = { ...population, size: 3 };
    expect(adaptiveRuns(few)).toEqual(adaptiveRuns(few));
  });
});

it('gives figures with intervals around them', () => {
  const ratio = ratioOf([
    [1, 2],
    [3, 4],
    [2, 4],
  ]);
  expect(ratio.value).toBeCloseTo(0.6);
  expect(ratio.low).toBeLessThan(0.6);
  expect(ratio.high).toBeGreaterThan(0.6);
  const share = shareOf(100, 100);
  expect(share.low).toBeCloseTo(0.963, 3);
  expect(share.high).toBeCloseTo(1);
});
