import { SKILLS } from '../../../../packages/learning/src/skills/skill-map';
import { stepBench } from './step-bench';

it('places learners closer to their step than simpler rules do, in at most ten questions', () => {
  const figures = stepBench({ map: SKILLS, seed: 'test', learners: 400 });
  const valueOf = (rule: string, name: string) =>
    figures.find((figure) => figure.rule === rule && figure.name === name)!.estimate.value;
  const name = 'within two steps, skills known in order';
  expect(valueOf('placement', name)).toBeGreaterThan(0.88);
  for (const rule of ['first level only', 'binary search', 'staircase'])
    expect(valueOf('placement', name)).toBeGreaterThan(valueOf(rule, name) + 0.05);
  expect(valueOf('placement', 'questions, skills known in order')).toBeLessThanOrEqual(10);
});
