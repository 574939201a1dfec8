import { randomInteger, type Random } from 'shared-puzzle-engine';
import { numberAnswer, type Mistakes } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { drawCalculation, type Calculation } from './calculation';
import { castOut, fillStep } from './cast-out';

interface Gap {
  /** With a question mark in the gap: "20?26". */
  readonly text: string;
  readonly digit: number;
  /** What the number leaves with 0 in the gap, and how that is found. */
  readonly known: number;
  readonly math: string;
  readonly filled: (digit: number) => number;
}

/** Not in front, which the size shows, nor at the end. null where the digit could be 0 or 9: both leave as much. */
function drawGap(random: Random, number: number): Gap | null {
  const digits = String(number);
  if (digits.length < 3) return null;
  const place = randomInteger(random, 1, digits.length - 2);
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

/** Each other digit, with what it would leave. */
function otherDigits(digit: number, leaves: (digit: number) => number, wanted: number): Mistakes {
  return [1, 9, 2, 8].map((more) => {
    const other = (digit + more) % 10;
    return [other, `With ${other} in the gap it leaves ${leaves(other)}. It must leave ${wanted}.`];
  });
}

function asked(random: Random, { math, numbers: [one, another], signs }: Calculation, text: string): string {
  const bare = `The result of $${math}$ is ${text}, but one digit was lost.`;
  if (signs.length > 1 || signs[0] === '-' || random() < 0.5) return bare;
  return signs[0] === '+'
    ? `A museum had ${one} visitors on Saturday and ${another} on Sunday. Its book says ${text} in all, but one digit cannot be read.`
    : pick(random, [
        `A mosaic has ${one} rows of ${another} tiles. Its plan says ${text} tiles, but one digit cannot be read.`,
        `${one} boxes hold ${another} screws each. The label says ${text} screws, but one digit cannot be read.`,
      ]);
}

/** Of the result: the remainders say what all its digits leave. */
export const lostDigit: Make = (random, difficulty) => {
  const calculation = drawCalculation(random, difficulty);
  const { math, value, remainder, steps } = calculation;
  const gap = drawGap(random, value);
  if (!gap) return lostDigit(random, difficulty);
  const { text, digit, known, filled } = gap;
  return {
    prompt: [say(`${asked(random, calculation, text)} Which digit is it?`)],
    answer: numberAnswer(digit, [
      [(9 - known) % 9, `You completed a multiple of 9. But the result must leave ${remainder}.`],
      [known, `This is what the other digits leave. Ask what you must add to get ${remainder}.`],
      [remainder, `This is what all digits leave together. The others already leave ${known}.`],
      ...otherDigits(digit, (other) => castOut(filled(other)).remainder, remainder),
    ]),
    solution: [
      ...steps,
      step(`The result must leave ${remainder} too. With 0 in the gap it leaves ${known}.`, gap.math),
      fillStep(known, remainder),
      step('So this is the result.', `${math} = ${value}`),
    ],
  };
};

/** Of a factor: first find what the whole factor leaves. */
export const lostInFactor: Make = (random, difficulty) => {
  const one = randomInteger(random, 1123, 6879);
  const another = randomInteger(random, 123, 689);
  const gap = drawGap(random, one);
  const [ofOne, ofAnother] = [castOut(one).remainder, castOut(another)];
  // Otherwise several remainders would fit, or one glance would be enough.
  if (!gap || another % 3 === 0 || ofAnother.remainder === 1) return lostInFactor(random, difficulty);
  const { text, digit, known, filled } = gap;
  const value = one * another;
  const ofValue = castOut(value);
  const tried = castOut(ofOne * ofAnother.remainder);
  const leaves = (other: number) => castOut(castOut(filled(other)).remainder * ofAnother.remainder).remainder;
  return {
    prompt: [
      say(
        `${text} times ${another} is ${value}, but one digit of the first factor was lost. Which digit is it?`,
      ),
    ],
    answer: numberAnswer(digit, [
      [
        (ofValue.remainder + 9 - known) % 9,
        `The product leaves ${ofValue.remainder}, not the factor. First ask what times ${ofAnother.remainder} leaves ${ofValue.remainder}.`,
      ],
      [ofOne, `This is what the whole factor leaves. Its other digits already leave ${known}.`],
      [(9 - known) % 9, 'You completed a multiple of 9. But the factor leaves a remainder.'],
      ...otherDigits(digit, leaves, ofValue.remainder),
    ]),
    solution: [
      step(`Add the digits of the product. It leaves ${ofValue.remainder}.`, ofValue.math),
      step(`Add the digits of ${another}. It leaves ${ofAnother.remainder}.`, ofAnother.math),
      step(
        `Which remainder times ${ofAnother.remainder} leaves ${ofValue.remainder}? Try them: it is ${ofOne}.`,
        `${ofOne} xx ${ofAnother.remainder} = ${ofOne * ofAnother.remainder}${tried.math === '' ? '' : `, ${tried.math}`}`,
      ),
      step(`With 0 in the gap the factor leaves ${known}.`, gap.math),
      fillStep(known, ofOne),
      step('Check.', `${one} xx ${another} = ${value}`),
    ],
  };
};
