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
    expect(fits).toEqual(fits.map((_, index) => index === answer.right));
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

/** Where the curve turns is read off three of its points; the solutions lie on both sides of it, at equal distances. */
function curveOf(equation: string, numbers: Numbers = {}, letter = 'x') {
  const at = (x: number) => gapAt(equation, { ...numbers, [letter]: x });
  const a = (at(1) + at(-1)) / 2 - at(0);
  const turn = -(at(1) - at(-1)) / (4 * a);
  const height = at(turn);
  return { at: (x: number) => height + a * (x - turn) ** 2, a, turn, height };
}

/** The solution to the right of the turn, or to the left: halved until it is found. */
function bisected({ at, a, turn }: ReturnType<typeof curveOf>, direction: 1 | -1): number {
  let [inside, outside] = [turn, turn + direction * 1000];
  for (let round = 0; round < 100; round++) {
    const middle = (inside + outside) / 2;
    if (at(middle) * a < 0) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** By the shape of the curve: the formula is not used. */
export function solvesByFormula(exercise: Exercise) {
  const { answer } = exercise;
  const words = wordsOf(exercise);
  const [more = NaN, area = NaN] = (words.match(/\d+/g) ?? []).map(Number);
  const math = (formulasOf(exercise)[0] ?? `x^2 + ${more}x = ${area}`).replace('h =', '0 =');
  const isTime = math.includes('t');
  if (words.includes('positive $k$')) {
    expect(numberOf(answer)).toBeGreaterThan(0);
    expect(curveOf(math, { k: numberOf(answer) }).height).toBeCloseTo(0, 9);
    return;
  }
  const curve = curveOf(math, {}, isTime ? 't' : 'x');
  if (answer.kind === 'choice' && !words.startsWith('How many')) {
    const larger = (option: string) => {
      const [, first = '', root = '', under = ''] = /\((-?\d+) \+- sqrt\((\d+)\)\)\/(\d+)/.exec(option) ?? [];
      return [1, -1].map((sign) => (Number(first) + sign * Math.sqrt(Number(root))) / Number(under));
    };
    const fits = answer.options.map(({ text }) => larger(text).every((x) => Math.abs(curve.at(x)) < 1e-9));
    expect(fits).toEqual(fits.map((_, index) => index === answer.right));
  } else if (answer.kind === 'choice') {
    const side = Math.abs(curve.height) < 1e-9 ? 0 : Math.sign(curve.height * curve.a);
    const count = side === 0 ? 'Exactly one' : side > 0 ? 'None' : 'Exactly two';
    expect(answer.options[answer.right]?.text).toBe(count);
  } else if (words.includes('$b$ and $c$')) {
    const [b, c] = numbersOf(answer);
    expect(b).toBeCloseTo((curve.at(1) - curve.at(-1)) / 2, 9);
    expect(c).toBeCloseTo(curve.at(0), 9);
  } else if (words.includes('discriminant')) {
    expect(numberOf(answer)).toBeCloseTo(-4 * curve.a * curve.height, 9);
  } else if (answer.kind === 'pair') {
    solveAll(math, numbersOf(answer));
  } else if (answer.kind === 'number') {
    const exactly = bisected(curve, words.includes('smaller') ? -1 : 1);
    const places = words.includes('two decimal') ? 2 : 1;
    expect(answer.value).toBe(exactly.toFixed(places));
    expect(Number(answer.tolerance)).toBe(0.5 * 10 ** -places);
  }
}
