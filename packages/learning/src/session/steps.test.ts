import { syntheticMap } from '../testing/synthetic-map';
import type { Standing } from './open-skills';
import { stepIn, stepOfSkill } from './steps';

const MAP = syntheticMap();
const STATISTICS = MAP.filter(({ path }) => path === 'statistics');

const known = (...places: number[]) =>
  places.map((place) => ({ skill: STATISTICS[place - 1]!.id, level: 'proficient' as const }));
const standing = (skills: Standing['skills'], placed: Partial<Standing> = {}): Standing => ({
  placed_levels: [],
  placed_skills: [],
  skills,
  ...placed,
});
const stepAfter = (...places: number[]) => stepIn('statistics', standing(known(...places)), MAP);

it('is the first skill of the path that is not proficient', () => {
  expect(stepAfter()).toEqual({ step: 1, of: STATISTICS.length, level: 'B1' });
  expect(stepAfter(1, 2, 4)).toMatchObject({ step: 3, level: 'B1' });
  expect(stepIn('statistics', standing([{ skill: STATISTICS[0]!.id, level: 'familiar' }]), MAP).step).toBe(1);
});

it('starts at the placed level, and returns to what is before it at the end', () => {
  const second = STATISTICS.findIndex(({ level }) => level === 'B2') + 1;
  const all = STATISTICS.map((_, at) => at + 1);
  const placed = (...places: number[]) =>
    stepIn('statistics', standing(known(...places), { placed_levels: ['A2', 'B2'] }), MAP);
  expect(placed()).toMatchObject({ step: second, level: 'B2' });
  expect(placed(second)).toMatchObject({ step: second + 1 });
  expect(placed(...all.filter((step) => step >= second))).toMatchObject({ step: 1, level: 'B1' });
  expect(placed(...all)).toMatchObject({ step: STATISTICS.length, level: 'B2' });
});

it('starts at the skill that the placement found, and returns to what is before it at the end', () => {
  const all = STATISTICS.map((_, at) => at + 1);
  const start = { placed_levels: ['B1'] as const, placed_skills: [STATISTICS[3]!.id, 'of-another-path'] };
  const placed = (...places: number[]) => stepIn('statistics', standing(known(...places), start), MAP).step;
  expect([placed(), placed(4, 5), placed(...all.slice(3))]).toEqual([4, 6, 1]);
});

it('numbers the skills of each path from 1', () => {
  const steps = STATISTICS.map((skill) => stepOfSkill(skill, MAP).step);
  expect(steps).toEqual(STATISTICS.map((_, at) => at + 1));
});
