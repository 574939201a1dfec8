import type { LearningLevel, SkillProgress } from '@ninefold/contracts';
import type { LearningPath } from '../skills/skill';
import { syntheticMap } from '../testing/synthetic-map';
import { assumedKnown, currentLevel } from './open-skills';

const MAP = syntheticMap();

function proficientIn(...levels: string[]): SkillProgress[] {
  return MAP.filter(({ level }) => levels.includes(level)).map(({ id }) => ({
    skill: id,
    answers: 8,
    recent: [],
    evidence_count: 2,
    days_since_correct: 0,
    days_since_evidence: 0,
    level: 'proficient',
  }));
}

const levelOf = (path: LearningPath, skills: SkillProgress[], ...placed_levels: LearningLevel[]) =>
  currentLevel(path, { placed_levels, placed_skills: [], skills }, MAP);

it('starts each path where its placement said, or at its beginning', () => {
  expect(levelOf('statistics', [])).toBe('B1');
  expect(levelOf('statistics', [], 'A2', 'B2')).toBe('B2');
  expect(levelOf('mental-math', [], 'A2', 'B2')).toBe('C1');
});

it('moves on when all skills of a level are proficient, and stays at the last level of the path', () => {
  expect(levelOf('statistics', proficientIn('B1'))).toBe('B2');
  expect(levelOf('statistics', proficientIn('B1').slice(1), 'B1')).toBe('B1');
  expect(levelOf('statistics', proficientIn('B1', 'B2'), 'B2')).toBe('B2');
});

it('moves on from a level when its skills from the start of a placement on are proficient', () => {
  const ofB1 = proficientIn('B1');
  const placed = { placed_levels: ['B1' as const], placed_skills: [ofB1[2]!.skill] };
  expect(currentLevel('statistics', { ...placed, skills: ofB1.slice(3) }, MAP)).toBe('B1');
  expect(currentLevel('statistics', { ...placed, skills: ofB1.slice(2) }, MAP)).toBe('B2');
});

it('counts as known what is before the beginning and was not answered', () => {
  const path = MAP.filter((skill) => skill.path === 'statistics');
  const ids = path.map(({ id }) => id);
  const known = (level: LearningLevel, start?: string) => [
    ...assumedKnown({ level, start }, path, new Map()),
  ];
  const second = path.findIndex(({ level }) => level === 'B2');
  expect(known('B1')).toEqual([]);
  expect(known('B2')).toEqual(ids.slice(0, second));
  expect(known('B2', ids[second - 2])).toEqual(ids.slice(0, second - 2));
  expect(known('B1', ids[second + 1])).toEqual([]);
  const answered = new Map(proficientIn('B1').map((one) => [one.skill, one]));
  expect([...assumedKnown({ level: 'B2' }, path, answered)]).toEqual([]);
});
