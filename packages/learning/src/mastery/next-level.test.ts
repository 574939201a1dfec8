import type { SkillProgress } from '@ninefold/contracts';
import fc from 'fast-check';
import { has, NEEDED } from './mastery';
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
    missing: { level: 'proficient', right: 2, hard: 2, kinds: 1 },
  });
  expect(skill('proficient', 2, [13, 24, 0, 15, 25])).toMatchObject({
    missing: { level: 'mastered', right: 3, hard: 3 },
  });
  expect(skill('mastered', 3, [15, 15, 15, 15, 25]).missing).toBeNull();
});

it('says why a level is lower or higher than the results', () => {
  expect(skill('familiar', 2, [13, 24, 15, 25])).toMatchObject({ isForgotten: true, isTested: false });
  expect(skill('proficient', 2, [13])).toMatchObject({ isForgotten: false, isTested: true });
});

it('reaches the next level with what is missing, and not with less', () => {
  const result = fc.constantFrom(0, 13, 14, 15, 24, 25);
  const level = fc.constantFrom(['attempted', 0] as const, ['familiar', 1] as const);
  fc.assert(
    fc.property(fc.array(result, { maxLength: 5 }), level, (recent, [name, shown]) => {
      const missing = skill(name, shown, recent).missing!;
      /** Right answers over two new kinds of question, the last ones hard. */
      const isReached = (right: number, hard: number) => {
        const more = Array.from(
          { length: right },
          (_, index) => (index < right - hard ? 33 : 35) + 10 * (index % 2),
        );
        return has([...recent, ...more].slice(-5), NEEDED[missing.level]);
      };
      expect(isReached(missing.right, missing.hard)).toBe(true);
      for (let less = 0; less < missing.right; less += 1) expect(isReached(less, less)).toBe(false);
      if (missing.hard > 0) expect(isReached(missing.right, missing.hard - 1)).toBe(false);
    }),
  );
});
