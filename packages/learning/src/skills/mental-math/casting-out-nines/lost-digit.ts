import {
  ask,
  numberAnswer,
  step,
  wrong,
  type Draw,
  type ExerciseDifficulty,
  type Make,
  type Mistakes,
  type Step,
} from '../builder';

const digitsOf = (number: number) => [...String(number)].map(Number);

interface CastOut {
  /** "3 + 4 + 7 = 14, 1 + 4 = 5"; empty for a single digit below 9. */
  readonly math: string;
  readonly remainder: number;
}

/** Adds the digits until one is left. A 9 counts as 0. */
export function castOut(number: number): CastOut {
  const lines: string[] = [];
  let left = number;
  while (left > 9) {
    const digits = digitsOf(left);
    left = digits.reduce((all, digit) => all + digit, 0);
    lines.push(`${digits.join(' + ')} = ${left}`);
  }
  if (left === 9) lines.push('9 - 9 = 0');
  return { math: lines.join(', '), remainder: left % 9 };
}

export function castOutStep(number: number): Step {
  const { math, remainder } = castOut(number);
  return math === ''
    ? step`${number} is less than 9, so it is its own remainder.`
    : step`Add the digits of ${number}. It leaves ${remainder}. | ${math}`;
}

/** The missing digit if the others leave the remainder `known` and all must leave `wanted`. */
function fillStep(known: number, wanted: number): Step {
  return wanted >= known
    ? step`Subtract to find the lost digit. | ${wanted} - ${known} = ${wanted - known}`
    : step`Subtract to find the lost digit. Adding 9 does not change the remainder, so start at ${wanted + 9}. | ${wanted + 9} - ${known} = ${wanted + 9 - known}`;
}

type Sign = '+' | '-' | 'xx';

/** Something to calculate, and how its remainder by 9 is found. */
export interface Calculation {
  readonly math: string;
  readonly numbers: readonly number[];
  /** The sign between the numbers. A product comes first. */
  readonly signs: readonly Sign[];
  readonly value: number;
  readonly remainders: readonly number[];
  /** The same calculation with the remainders. The result may be negative, or 9 and more. */
  readonly raw: number;
  readonly remainder: number;
  readonly steps: readonly Step[];
}

type Range = readonly [low: number, high: number];
type Kind = readonly [ranges: readonly Range[], signs: readonly Sign[]];

const TWO_DIGITS: Range = [23, 89];
const THREE_DIGITS: Range = [123, 689];

const KINDS: Readonly<Record<ExerciseDifficulty, readonly [Kind, ...Kind[]]>> = {
  1: [[[THREE_DIGITS, THREE_DIGITS], ['+']]],
  2: [
    [
      [THREE_DIGITS, THREE_DIGITS, THREE_DIGITS],
      ['+', '+'],
    ],
    [[TWO_DIGITS, [3, 8]], ['xx']],
  ],
  3: [
    [[TWO_DIGITS, TWO_DIGITS], ['xx']],
    [
      [
        [7123, 9879],
        [1234, 5678],
      ],
      ['-'],
    ],
  ],
  4: [
    [[THREE_DIGITS, TWO_DIGITS], ['xx']],
    [
      [TWO_DIGITS, TWO_DIGITS, THREE_DIGITS],
      ['xx', '+'],
    ],
  ],
  5: [
    [[THREE_DIGITS, THREE_DIGITS], ['xx']],
    [
      [THREE_DIGITS, TWO_DIGITS, THREE_DIGITS],
      ['xx', '+'],
    ],
  ],
};

/** A factor with remainder 0 would decide the result alone, and a number that ends in 0 is shorter than it looks. */
export function drawCalculation(draw: Draw, difficulty: ExerciseDifficulty): Calculation {
  const [ranges, signs] = draw.pick(KINDS[difficulty]);
  const numbers = ranges.map(([low, high]) => draw.integer(low, high));
  const [first = 0, second = 0] = numbers;
  const isDull = signs[0] === 'xx' && (first % 9 === 0 || second % 9 === 0);
  if (isDull || first === second || numbers.some((number) => number % 10 === 0))
    return drawCalculation(draw, difficulty);
  return calculationOf(numbers, signs);
}

function calculationOf(numbers: readonly number[], signs: readonly Sign[]): Calculation {
  const remainders = numbers.map((number) => castOut(number).remainder);
  const value = calculate(numbers, signs);
  const raw = calculate(remainders, signs);
  const done = castOut(raw < 0 ? raw + 9 : raw);
  const written = write(remainders, signs);
  const first = raw < 0 ? `${written} + 9 = ${raw + 9}` : `${written} = ${raw}`;
  return {
    math: write(numbers, signs),
    numbers,
    signs,
    value,
    remainders,
    raw,
    remainder: done.remainder,
    steps: [
      ...numbers.map(castOutStep),
      step`Do to the remainders what is done to the numbers${raw < 0 ? '. Adding 9 does not change the remainder' : ''}. That leaves ${done.remainder}. | ${done.math === '' ? first : `${first}, ${done.math}`}`,
    ],
  };
}

function write(numbers: readonly number[], signs: readonly Sign[]): string {
  return numbers.map((number, index) => (index === 0 ? number : `${signs[index - 1]} ${number}`)).join(' ');
}

function calculate([first = 0, ...others]: readonly number[], signs: readonly Sign[]): number {
  return others.reduce((all, number, index) => {
    if (signs[index] === 'xx') return all * number;
    return signs[index] === '+' ? all + number : all - number;
  }, first);
}

interface Gap {
  /** With a question mark in the gap: "20?26". */
  readonly text: string;
  readonly digit: number;
  /** The remainder with 0 in the gap, and how it is found. */
  readonly known: number;
  readonly math: string;
  readonly filled: (digit: number) => number;
}

/** Neither first, which the size shows, nor last. null if the digit could be 0 or 9, which leave the same remainder. */
function drawGap(draw: Draw, number: number): Gap | null {
  const digits = String(number);
  if (digits.length < 3) return null;
  const place = draw.integer(1, digits.length - 2);
  const written = (inGap: string) => `${digits.slice(0, place)}${inGap}${digits.slice(place + 1)}`;
  const digit = Number(digits[place]);
  if (digit % 9 === 0) return null;
  const { remainder, math } = castOut(Number(written('0')));
  return {
    text: written('?'),
    digit,
    known: remainder,
    math,
    filled: (other) => Number(written(String(other))),
  };
}

/** Every other digit, with the remainder it would leave. */
function otherDigits(digit: number, leaves: (digit: number) => number, wanted: number): Mistakes {
  return [1, 9, 2, 8].map((more) => {
    const other = (digit + more) % 10;
    return wrong`${other} | With ${other} in the gap, the number leaves ${leaves(other)}. It must leave ${wanted}.`;
  });
}

function asked(draw: Draw, { math, numbers: [one, another], signs }: Calculation, text: string): string {
  const bare = `The result of $${math}$ is ${text}, but one digit was lost.`;
  if (signs.length > 1 || signs[0] === '-' || draw.chance(0.5)) return bare;
  return signs[0] === '+'
    ? `A museum had ${one} visitors on Saturday and ${another} on Sunday. Its records say ${text} in all, but one digit cannot be read.`
    : draw.pick([
        `A mosaic has ${one} rows of ${another} tiles. Its plan says ${text} tiles, but one digit cannot be read.`,
        `${one} boxes hold ${another} screws each. The label says ${text} screws, but one digit cannot be read.`,
      ]);
}

/** A digit of the result, whose remainder is known. */
export const lostDigit: Make = (draw, difficulty) => {
  const calculation = drawCalculation(draw, difficulty);
  const { math, value, remainder, steps } = calculation;
  const gap = drawGap(draw, value);
  if (!gap) return lostDigit(draw, difficulty);
  const { text, digit, known, filled } = gap;
  return {
    prompt: ask`${asked(draw, calculation, text)} Which digit is it?`,
    answer: numberAnswer(digit, [
      wrong`${(9 - known) % 9} | You completed a multiple of 9. The result must leave ${remainder} instead.`,
      wrong`${known} | This is what the other digits leave. Find what you must add to get ${remainder}.`,
      wrong`${remainder} | This is what all the digits leave together. The others already leave ${known}.`,
      ...otherDigits(digit, (other) => castOut(filled(other)).remainder, remainder),
    ]),
    solution: [
      ...steps,
      step`The result must leave ${remainder} too. With 0 in the gap, it leaves ${known}. | ${gap.math}`,
      fillStep(known, remainder),
      step`So this is the result. | ${math} = ${value}`,
    ],
  };
};

/** A digit of a factor: first find the remainder of the whole factor. */
export const lostInFactor: Make = (draw, difficulty) => {
  const one = draw.integer(1123, 6879);
  const another = draw.integer(123, 689);
  const gap = drawGap(draw, one);
  const [ofOne, ofAnother] = [castOut(one).remainder, castOut(another)];
  // Otherwise several remainders would fit, or the answer would be obvious.
  if (!gap || another % 3 === 0 || ofAnother.remainder === 1) return lostInFactor(draw, difficulty);
  const { text, digit, known, filled } = gap;
  const value = one * another;
  const ofValue = castOut(value);
  const tried = castOut(ofOne * ofAnother.remainder);
  const leaves = (other: number) => castOut(castOut(filled(other)).remainder * ofAnother.remainder).remainder;
  return {
    prompt: ask`${text} times ${another} is ${value}, but one digit of the first factor was lost. Which digit is it?`,
    answer: numberAnswer(digit, [
      wrong`${(ofValue.remainder + 9 - known) % 9} | You used the remainder of the product. First find what times ${ofAnother.remainder} leaves ${ofValue.remainder}.`,
      wrong`${ofOne} | This is what the whole factor leaves. Its other digits already leave ${known}.`,
      wrong`${(9 - known) % 9} | You completed a multiple of 9. The factor leaves a remainder, so find that first.`,
      ...otherDigits(digit, leaves, ofValue.remainder),
    ]),
    solution: [
      step`Add the digits of the product. It leaves ${ofValue.remainder}. | ${ofValue.math}`,
      step`Add the digits of ${another}. It leaves ${ofAnother.remainder}. | ${ofAnother.math}`,
      step`Which remainder times ${ofAnother.remainder} leaves ${ofValue.remainder}? Try the digits: it is ${ofOne}. | ${ofOne} xx ${ofAnother.remainder} = ${ofOne * ofAnother.remainder}${tried.math === '' ? '' : `, ${tried.math}`}`,
      step`With 0 in the gap, the factor leaves ${known}. | ${gap.math}`,
      fillStep(known, ofOne),
      step`Check. | ${one} xx ${another} = ${value}`,
    ],
  };
};
