import fc from 'fast-check';
import { drillProblems, seededRandom } from '../index';

describe('the addition drill', () => {
  test('asks twenty different sums of two digits, numbered in order', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const problems = drillProblems(seededRandom(seed));
        expect(problems.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
        expect(new Set(problems.map(({ num1, num2 }) => `${num1}+${num2}`)).size).toBe(20);
        for (const { num1, num2, correctAnswer } of problems) {
          expect([num1, num2].every((number) => Number.isInteger(number) && number >= 0 && number <= 9)).toBe(
            true,
          );
          expect(correctAnswer).toBe(num1 + num2);
        }
      }),
    );
  });
});
