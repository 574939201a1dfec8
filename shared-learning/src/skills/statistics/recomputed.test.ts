import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { DIFFICULTIES, type Exercise } from '../../exercise/exercise';
import type { Skill } from '../skill';
import { STATISTICS } from './statistics';
import { mean, sum, times } from './testing/brute-force';
import { FIRST_CHECKS } from './testing/first-checks';
import { LATER_CHECKS } from './testing/later-checks';
import { valueOf } from './testing/read-exercise';

const CHECKS = { ...FIRST_CHECKS, ...LATER_CHECKS };

/** All AsciiMath in it: formulas, and what stands between dollar signs. */
function mathIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(mathIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    if (typeof inside !== 'string') return mathIn(inside);
    return key === 'math' ? [inside] : inside.split('$').filter((_, place) => place % 2 === 1);
  });
}

function effort({ solution }: Exercise): number {
  return sum(solution.map(({ show }) => 12 + (show?.kind === 'math' ? show.math.length : 0)));
}

describe.each(STATISTICS.map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  let skill: Skill;
  beforeAll(async () => {
    skill = await entry.load();
  });

  it('has the answer that is found in another way', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...DIFFICULTIES), (seed, difficulty) => {
        const exercise = skill.makeExercise(seededRandom(seed), difficulty);
        const found = CHECKS[id]?.(exercise);
        if (exercise.answer.kind === 'number') expect(valueOf(exercise)).toBeCloseTo(found ?? NaN, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('writes formulas that are AsciiMath: words in them are quoted', () => {
    const exercises = DIFFICULTIES.flatMap((difficulty) =>
      times(12, (seed) => skill.makeExercise(seededRandom(seed), difficulty)),
    );
    const unquoted = mathIn([skill.lesson, exercises]).map((math) =>
      math.replace(/"[^"]*"/g, '0').replaceAll(/sqrt|sigma/g, 's'),
    );
    const isBroken = (math: string) => !/\S/.test(math) || /[a-zA-Z]{3}|\+ -|- -/.test(math);
    expect(unquoted.filter(isBroken)).toEqual([]);
  });

  it('asks for more at difficulty 5 than at difficulty 1', () => {
    const all = (difficulty: 1 | 5) =>
      times(20, (seed) => effort(skill.makeExercise(seededRandom(seed), difficulty)));
    expect(mean(all(5))).toBeGreaterThan(mean(all(1)));
  });
});
