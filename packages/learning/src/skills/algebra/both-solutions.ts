import Fraction from 'fraction.js';
import type { PairAnswer } from '../../exercise/exercise';
import { pairAnswer } from '../making/answers';

type Numbers = readonly [one: Fraction | number, another: Fraction | number];
export type WrongSolutions = readonly (readonly [...Numbers, reason: string])[];

/** Both solutions of an equation, told apart by their size: so it does not matter which one was found first. */
export function bothSolutions(
  one: Fraction | number,
  another: Fraction | number,
  mistakes: WrongSolutions,
): PairAnswer {
  const [smaller, larger] = inOrder([one, another]);
  const written = (numbers: Numbers) =>
    inOrder(numbers)
      .map((number) => number.toFraction())
      .join(', ');
  const all: WrongSolutions = [
    ...mistakes,
    [smaller.neg(), larger.neg(), 'Both signs are wrong. Put your numbers into the equation to see it.'],
    [smaller.neg(), larger, 'One sign is wrong. Put both numbers into the equation to see which.'],
    [smaller, larger.neg(), 'One sign is wrong. Put both numbers into the equation to see which.'],
    [
      smaller,
      larger.add(1),
      'The smaller one is right. Put the other one into the equation to see that it does not fit.',
    ],
    [
      smaller.sub(1),
      larger,
      'The larger one is right. Put the other one into the equation to see that it does not fit.',
    ],
  ];
  return pairAnswer(
    ['smaller', 'larger'],
    [smaller.toFraction(), larger.toFraction()],
    [
      ...all.map(([first, second, reason]) => [written([first, second]), reason] as const),
      [
        `${larger.toFraction()}, ${smaller.toFraction()}`,
        'Both numbers are right, but they are in the wrong order. The smaller one is farther to the left on the number line.',
      ],
    ],
  );
}

function inOrder([one, another]: Numbers): [Fraction, Fraction] {
  const [first, second] = [new Fraction(one), new Fraction(another)];
  return first.gt(second) ? [second, first] : [first, second];
}
