import fc from 'fast-check';
import { kindOf, mentalMathProblem, problemAgain, seededRandom, type QuestionKind } from '../index';

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
  test('uses numbers from the ranges of its kind, and has the correct answer', () => {
    fc.assert(
      fc.property(anyProblem, ({ question, correctAnswer }) => {
        const { left, sign, right } = parts(question);
        const range = RANGES[sign];
        expect(left >= range.left[0] && left <= range.left[1]).toBe(true);
        expect(right >= range.right[0] && right <= range.right[1]).toBe(true);
        expect(correctAnswer).toBe({ '+': left + right, '−': left - right, '×': left * right }[sign]);
      }),
      { numRuns: 500 },
    );
  });

  test('offers four different positive numbers within 10 of the correct answer, which is among them', () => {
    fc.assert(
      fc.property(anyProblem, ({ correctAnswer, options }) => {
        expect(new Set(options).size).toBe(4);
        expect(options).toContain(correctAnswer);
        expect(options.every((option) => option > 0 && Math.abs(option - correctAnswer) <= 10)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('is of each kind equally often', () => {
    const drawn = problems(3000);
    const count = (kind: QuestionKind) => drawn.filter((problem) => problem.kind === kind).length;
    for (const kind of ['addition', 'subtraction', 'multiplication'] as const) {
      expect(count(kind)).toBeGreaterThan(900);
      expect(count(kind)).toBeLessThan(1100);
    }
  });

  test('does not reveal its correct answer by position or size', () => {
    const places = [0, 0, 0, 0];
    const ranks = [0, 0, 0, 0];
    for (const { options, correctAnswer } of problems(4000)) {
      const place = options.indexOf(correctAnswer);
      const rank = options.filter((option) => option < correctAnswer).length;
      places[place] = (places[place] ?? 0) + 1;
      ranks[rank] = (ranks[rank] ?? 0) + 1;
    }
    for (const times of places) expect(Math.abs(times - 1000)).toBeLessThan(150);
    for (const times of ranks) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  test('offers a slipped carry and swapped digits', () => {
    const all = problems(1000);
    expect(all.some(({ options, correctAnswer }) => options.includes(correctAnswer + 10))).toBe(true);
    expect(all.some(({ options, correctAnswer }) => correctAnswer === 56 && options.includes(65))).toBe(true);
  });

  test('can be repeated, with the same answer among four options', () => {
    fc.assert(
      fc.property(anyProblem, fc.integer(), ({ kind, question, correctAnswer, options }, seed) => {
        const again = problemAgain(question, seededRandom(seed));
        expect(again).toMatchObject({ kind, question, correctAnswer });
        expect(again?.options).toHaveLength(options.length);
        expect(kindOf(question)).toBe(kind);
      }),
    );
  });

  test.each(['', '7', '7 ? 8', 'seven + eight'])('is not created from "%s"', (text) => {
    expect(problemAgain(text, seededRandom(1))).toBeNull();
  });
});
