import Fraction from 'fraction.js';
import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { NumberAnswer } from '../../../exercise/exercise';
import type { Block, Step } from '../../../exercise/text';
import { numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import { commonDivisor } from '../../making/write';

/** In lowest terms, between 0 and 1. */
export function drawProper(random: Random, lowest: number, highest: number): Fraction {
  const under = randomInteger(random, lowest, highest);
  const over = randomInteger(random, 1, under - 1);
  return commonDivisor(over, under) > 1 ? drawProper(random, lowest, highest) : new Fraction(over, under);
}

export function overOf(fraction: Fraction): number {
  return Number(fraction.s * fraction.n);
}

export function underOf(fraction: Fraction): number {
  return Number(fraction.d);
}

/** "2 3/4", "3/4", "2". */
export function mixed(fraction: Fraction): string {
  return fraction.toFraction(true);
}

export const FORM = 'Write your answer as a fraction or a mixed number.';

export function workOut(math: string): Block[] {
  return [say(`Work it out. ${FORM}`), formula(math)];
}

export type FractionMistakes = readonly (readonly [value: Fraction, reason: string])[];

/** Nobody takes zero or less for the answer: such values are left out. */
export function fractionAnswer(value: Fraction, mistakes: FractionMistakes): NumberAnswer {
  const piece = new Fraction(1, value.d);
  const all: FractionMistakes = [
    ...mistakes,
    [value.inverse(), 'The fraction is upside down: swap the numerator and the denominator.'],
    [value.add(piece), `Almost: $${piece.toFraction()}$ too much. Go through your last steps again.`],
    [value.sub(piece), `Almost: $${piece.toFraction()}$ too little. Go through your last steps again.`],
    [value.add(1), 'You have one whole too many. Go through your last steps again.'],
  ];
  return numberAnswer(
    value.toFraction(),
    all.filter(([wrong]) => wrong.gt(0)).map(([wrong, reason]) => [wrong.toFraction(), reason]),
  );
}

/** The steps that turn mixed numbers into fractions. */
export function asFractions(...numbers: readonly Fraction[]): Step[] {
  return numbers
    .filter((number) => mixed(number).includes(' '))
    .map((number) => {
      const [whole, under] = [Number(number.floor()), underOf(number)];
      return step(
        `Write $${mixed(number)}$ as a fraction. Each whole is $${under}/${under}$.`,
        `${mixed(number)} = (${whole} xx ${under} + ${overOf(number) - whole * under})/${under} = ${number.toFraction()}`,
      );
    });
}

/** The last step, where something is left to do: "10/12 = 5/6", "49/12 = 4 1/12". */
export function tidied(over: number, under: number): Step[] {
  const value = new Fraction(over, under);
  const forms = new Set([`${over}/${under}`, value.toFraction(), mixed(value)]);
  if (forms.size === 1) return [];
  const divisor = commonDivisor(over, under);
  const what = [
    ...(divisor > 1 ? [`Divide the numerator and the denominator by ${divisor}.`] : []),
    ...(mixed(value).includes(' ')
      ? ['The numerator is larger than the denominator: write it as a mixed number.']
      : []),
  ];
  return [step(what.join(' '), [...forms].join(' = '))];
}
