import { syntheticMap } from '../../../../packages/learning/src/testing/synthetic-map';
import { placementBench } from './placement-bench';

const sample = { map: syntheticMap(), seed: 'test', worlds: 6, learners: 20 };

it('places most learners of independent paths exactly, more than levels by turns do, with fewer questions', () => {
  const figures = placementBench(sample);
  const valueOf = (rule: string, name: string) =>
    figures.find((figure) => figure.rule === rule && figure.name === name)!.estimate.value;
  expect(valueOf('placement', 'placed exactly')).toBeGreaterThan(0.85);
  expect(valueOf('placement', 'placed exactly')).toBeGreaterThan(
    valueOf('levels by turns', 'placed exactly'),
  );
  expect(valueOf('placement', 'questions of a path')).toBeLessThan(8);
});

it('meets the same learners in every run', () => {
  expect(placementBench(sample)).toEqual(placementBench(sample));
});
