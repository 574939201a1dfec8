import { syntheticMap } from '../testing/synthetic-map';
import { stepIn, stepOfSkill } from './steps';

const MAP = syntheticMap();
const STATISTICS = MAP.filter(({ path }) => path === 'statistics');

const known = (...places: number[]) =>
  places.map((place) => ({ skill: STATISTICS[place - 1]!.id, level: 'proficient' as const }));
const stepAfter = (...places: number[]) => stepIn('statistics', [], known(...places), MAP);

it('is the first skill of the path that is not proficient', () => {
  expect(stepAfter()).toEqual({ step: 1, of: STATISTICS.length, level: 'B1' });
  expect(stepAfter(1, 2, 4)).toMatchObject({ step: 3, level: 'B1' });
  expect(stepIn('statistics', [], [{ skill: STATISTICS[0]!.id, level: 'familiar' }], MAP).step).toBe(1);
});

it('starts at the placed level, and returns to what is before it at the end', () => {
  const second = STATISTICS.findIndex(({ level }) => level === 'B2') + 1;
  const all = STATISTICS.map((_, at) => at + 1);
  const placed = (...places: number[]) => stepIn('statistics', ['A2', 'B2'], known(...places), MAP);
  expect(placed()).toMatchObject({ step: second, level: 'B2' });
  expect(placed(second)).toMatchObject({ step: second + 1 });
  expect(placed(...all.filter((step) => step >= second))).toMatchObject({ step: 1, level: 'B1' });
  expect(placed(...all)).toMatchObject({ step: STATISTICS.length, level: 'B2' });
});

it('numbers the skills of each path from 1', () => {
  const steps = STATISTICS.map((skill) => stepOfSkill(skill, MAP).step);
  expect(steps).toEqual(STATISTICS.map((_, at) => at + 1));
});
