import type { Answer, Exercise } from '../../../exercise/exercise';
import { formulasOf, numberOf, wordsOf } from '../../../testing/read-exercise';
import { sidesAt } from './sides';

type Numbers = Readonly<Record<string, number>>;

function gapAt(equation: string, numbers: Numbers): number {
  const [left = NaN, right = NaN] = sidesAt(equation, numbers);
  return left - right;
}

/** Both numbers of a pair, the smaller one first, or the one number. */
function numbersOf(answer: Answer): number[] {
  const values = answer.kind === 'pair' ? [...answer.values] : [String(numberOf(answer))];
  return values.map((value) => numberOf({ kind: 'number', value, mistakes: [] }));
}

/** A quadratic equation has two solutions at most: two different ones that fit are all. */
function solveAll(equation: string, solutions: readonly number[], letter = 'x') {
  for (const solution of solutions) expect(gapAt(equation, { [letter]: solution })).toBeCloseTo(0, 6);
  expect(solutions).toEqual([...new Set(solutions)].sort((one, another) => one - another));
}

/** By putting the answer in, or by trying all numbers of a story. */
export function solvesByFactoring(exercise: Exercise) {
  const { answer } = exercise;
  const words = wordsOf(exercise);
  const [math] = formulasOf(exercise);
  const [first = NaN, second = NaN, third = NaN] = (words.match(/-?\d+/g) ?? []).map(Number);
  if (answer.kind === 'choice') {
    const fits = answer.options.map(({ text }) =>
      [first, second].every((x) => gapAt(text.replaceAll('$', ''), { x }) === 0),
    );
    expect(fits).toEqual(fits.map((_, place) => place === answer.right));
  } else if (words.includes('other one')) {
    // With x = known, what is left of the equation says what b is.
    const atKnown = (b: number) => gapAt(math ?? '', { x: first, b });
    const b = atKnown(0) / (atKnown(0) - atKnown(1));
    expect(gapAt(math ?? '', { x: numberOf(answer), b })).toBeCloseTo(0, 9);
    expect(numberOf(answer)).not.toBe(first);
  } else if (math?.startsWith('h')) {
    solveAll(math.replace('h', String(first)), numbersOf(answer), 't');
  } else if (math) {
    solveAll(math, numbersOf(answer));
    if (words.includes('positive')) expect(numberOf(answer)).toBeGreaterThan(0);
  } else {
    const fits = (x: number) => {
      if (words.includes('frame')) return (first + 2 * x) * (second + 2 * x) === third;
      if (words.includes('longer')) return x * (x + first) === second;
      const isRight = words.includes('whole') || x % 2 === (words.includes('odd') ? 1 : 0);
      return isRight && x * (x + (words.includes('whole') ? 1 : 2)) === first;
    };
    expect(Array.from({ length: 99 }, (_, x) => x).filter(fits)).toEqual(numbersOf(answer));
  }
}
