import { SKILLS } from '../../../../packages/learning/src/skills/skill-map';
import { misconceptionsOf } from './misconceptions';
import { makersOf } from './play-session';
import { stuckBench } from './stuck-bench';

it('frees more learners with support that grows than with reasons, and makes them miss less', async () => {
  const few = SKILLS.filter(({ id }) => ['slope', 'one-step-equations', 'mean', 'times-9'].includes(id));
  const misconceptions = await misconceptionsOf(few);
  expect(new Set(misconceptions.map(({ entry }) => entry.id)).size).toBe(few.length);
  const figures = stuckBench(misconceptions, await makersOf(SKILLS.map(({ id }) => id)), 4, 'test');
  const of = (product: string, kind: string) =>
    figures.find((one) => one.product === product && one.kind === kind)!;
  for (const kind of ['skill', 'practice']) {
    const [ours, before] = [of('support that grows', kind), of('one attempt and its reason (before)', kind)];
    expect(ours.freeAfterThree.value).toBeGreaterThan(before.freeAfterThree.value);
  }
  expect(of('support that grows', 'skill').misses.value).toBeLessThan(
    of('one attempt and its reason (before)', 'skill').misses.value,
  );
});
