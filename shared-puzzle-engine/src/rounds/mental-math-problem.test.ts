import fc from 'fast-check';
import { mentalMathProblem, seededRandom, type Operation } from '../index';

const RANGES = {
  '+': { left: [10, 59], right: [10, 59] },
  '−': { left: [30, 79], right: [5, 24] },
  '×': { left: [2, 13], right: [2, 13] },
} as const;

const anyProblem = fc.integer().map((seed) => mentalMathProblem(seededRandom(seed)));
const problems = (count: number) => {
  const random = seededRandom('mental math');
  return Array.from({ length: count }, () => mentalMathProblem(random));
};

function parts(question: string) {
  const [left, sign, right] = question.split(' ');
  return { left: Number(left), sign: sign as keyof typeof RANGES, right: Number(right) };
}

describe('a mental-math problem', () => {
  test('asks for numbers from the ranges of its operation, and knows the answer', () => {
    fc.assert(
      fc.property(anyProblem, ({ question, answer }) => {
        const { left, sign, right } = parts(question);
        const range = RANGES[sign];
        expect(left >= range.left[0] && left <= range.left[1]).toBe(true);
        expect(right >= range.right[0] && right <= range.right[1]).toBe(true);
        expect(answer).toBe({ '+': left + right, '−': left - right, '×': left * right }[sign]);
      }),
      { numRuns: 500 },
    );
  });

  test('offers four different positive numbers within 10 of the answer, the answer among them', () => {
    fc.assert(
      fc.property(anyProblem, ({ answer, options }) => {
        expect(new Set(options).size).toBe(4);
        expect(options).toContain(answer);
        expect(options.every((option) => option > 0 && Math.abs(option - answer) <= 10)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('is of each operation equally often', () => {
    const count = (operation: Operation) =>
      problems(3000).filter((problem) => problem.operation === operation).length;
    for (const operation of ['addition', 'subtraction', 'multiplication'] as const) {
      expect(count(operation)).toBeGreaterThan(900);
      expect(count(operation)).toBeLessThan(1100);
    }
  });

  test('does not give its answer away by the place or the size of it', () => {
    const places = [0, 0, 0, 0];
    const ranks = [0, 0, 0, 0];
    for (const { options, answer } of problems(4000)) {
      const place = options.indexOf(answer);
      const rank = options.filter((option) => option < answer).length;
      places[place] = (places[place] ?? 0) + 1;
      ranks[rank] = (ranks[rank] ?? 0) + 1;
    }
    for (const times of places) expect(Math.abs(times - 1000)).toBeLessThan(150);
    for (const times of ranks) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  test('tempts with a slipped carry and with swapped digits', () => {
    const all = problems(1000);
    expect(all.some(({ options, answer }) => options.includes(answer + 10))).toBe(true);
    expect(all.some(({ options, answer }) => answer === 56 && options.includes(65))).toBe(true);
  });
});
