import type { SkillProgress } from '@ninefold/contracts';
import { syntheticMap } from '../testing/synthetic-map';
import { currentLevel } from './open-skills';

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

it('starts each path where its placement said, or at its beginning', () => {
  expect(currentLevel('statistics', [], [], MAP)).toBe('B1');
  expect(currentLevel('statistics', ['A2', 'B2'], [], MAP)).toBe('B2');
  expect(currentLevel('mental-math', ['A2', 'B2'], [], MAP)).toBe('C1');
});

it('moves on when all skills of a level are proficient, and stays at the last level of the path', () => {
  expect(currentLevel('statistics', [], proficientIn('B1'), MAP)).toBe('B2');
  expect(currentLevel('statistics', ['B1'], proficientIn('B1').slice(1), MAP)).toBe('B1');
  expect(currentLevel('statistics', ['B2'], proficientIn('B1', 'B2'), MAP)).toBe('B2');
});
