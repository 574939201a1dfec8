import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { ExerciseDifficulty } from '../../../exercise/exercise';
import type { Step } from '../../../exercise/text';
import { step } from '../../making/blocks';
import { pick } from '../../making/draw';
import { castOut, castOutStep } from './cast-out';

type Sign = '+' | '-' | 'xx';

/** Something to calculate, and how its remainder by 9 is found. */
export interface Calculation {
  readonly math: string;
  readonly numbers: readonly number[];
  /** Between the numbers; a product stands in front. */
  readonly signs: readonly Sign[];
  readonly value: number;
  readonly remainders: readonly number[];
  /** The same done with the remainders; it may be below 0, or 9 and more. */
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

/** A factor that leaves 0 would decide alone, and a number that ends in 0 is shorter than it looks. */
export function drawCalculation(random: Random, difficulty: ExerciseDifficulty): Calculation {
  const [ranges, signs] = pick(random, KINDS[difficulty]);
  const numbers = ranges.map(([low, high]) => randomInteger(random, low, high));
  const [first = 0, second = 0] = numbers;
  const isDull = signs[0] === 'xx' && (first % 9 === 0 || second % 9 === 0);
  if (isDull || first === second || numbers.some((number) => number % 10 === 0))
    return drawCalculation(random, difficulty);
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
      step(
        `Do to the remainders what is done to the numbers${raw < 0 ? '. Adding a 9 changes nothing' : ''}. That leaves ${done.remainder}.`,
        done.math === '' ? first : `${first}, ${done.math}`,
      ),
    ],
  };
}

function write(numbers: readonly number[], signs: readonly Sign[]): string {
  return numbers.map((number, place) => (place === 0 ? number : `${signs[place - 1]} ${number}`)).join(' ');
}

function calculate([first = 0, ...others]: readonly number[], signs: readonly Sign[]): number {
  return others.reduce((all, number, place) => {
    if (signs[place] === 'xx') return all * number;
    return signs[place] === '+' ? all + number : all - number;
  }, first);
}
