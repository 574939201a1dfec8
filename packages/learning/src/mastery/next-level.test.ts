import type { SkillProgress } from '@ninefold/contracts';
import { reasonsFor } from './next-level';

const skill = (level: SkillProgress['level'], evidence_count: number, recent: number[]) =>
  reasonsFor({ level, evidence_count, recent });

it('counts what the next level lacks', () => {
  expect(skill('attempted', 0, [0, 13])).toMatchObject({
    right: 1,
    results: 2,
    missing: { level: 'familiar', right: 1, hard: 0, kinds: 0 },
  });
  expect(skill('familiar', 1, [13, 0, 14, 15])).toMatchObject({
    missing: { level: 'proficient', right: 1, hard: 2, kinds: 1 },
  });
  expect(skill('proficient', 2, [13, 24, 0, 15, 25])).toMatchObject({
    missing: { level: 'mastered', right: 1, hard: 3 },
  });
  expect(skill('mastered', 3, [15, 15, 15, 15, 25]).missing).toBeNull();
});

it('says why a level is lower or higher than the results', () => {
  expect(skill('familiar', 2, [13, 24, 15, 25])).toMatchObject({ isForgotten: true, isTested: false });
  expect(skill('proficient', 2, [13])).toMatchObject({ isForgotten: false, isTested: true });
});
