import { numberAnswer } from '../../making/answers';
import { formula, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { quotient } from '../../making/write';
import type { Skill } from '../../skill';
import { decimal } from '../write-number';
import { drawFraction } from './draw-fraction';
import { divided, multiplied } from './easier-form';
import { largest } from './largest';
import { lesson } from './lesson';

const UNDERS = {
  1: [4, 5, 10],
  2: [8, 20],
  3: [8, 20, 25, 40],
  4: [16, 25, 40, 50],
  5: [16, 40, 80],
} as const;

const ASKS = [
  [say('What percentage is this fraction?')],
  [say('Write this fraction as a percentage.')],
  [say('This fraction of a forest is oak. What percentage is that?')],
  [say('This fraction of the students at a school walk there. What percentage is that?')],
  [say('This fraction of a tank is full. What percentage is that?')],
  [say('This fraction of the seats in a bus is taken. What percentage is that?')],
  [say('A team has won this fraction of its games. What percentage is that?')],
  [say('This fraction of a download is finished. What percentage is that?')],
] as const;

const asPercent: Make = (random, difficulty) => {
  const { over, under } = drawFraction(random, UNDERS[difficulty]);
  const value = decimal(over * 100, under);
  const piece = decimal(100, under);
  return {
    prompt: [...pick(random, ASKS), formula(`${over}/${under}`)],
    answer: numberAnswer(
      value,
      [
        [`${over}.${under}`, `The bar is not a decimal point. $${over}/${under}$ is $${over} -: ${under}$.`],
        [decimal(over * 10, under), 'The decimal point is one place off. Percents are hundredths.'],
        ...(over > 1 ? [[piece, `This is one piece, $1/${under}$. There are ${over}.`] as const] : []),
        [decimal((under - over) * 100, under), `This is the other part, $${under - over}/${under}$.`],
        [quotient(under * 100, over), `You divided ${under} by ${over}. It is ${over} divided by ${under}.`],
        [decimal((over + 1) * 100, under), 'This is one piece too many.'],
      ],
      '%',
    ),
    solution: [
      step(`Find one piece: 100% in ${under} pieces.`, `100 -: ${under} = ${piece}`),
      ...(over > 1 ? [step(`Take ${over} of them.`, `${over} xx ${piece} = ${value}`)] : []),
    ],
  };
};

/** 0.36 = x/25 */
const asFraction: Make = (random, difficulty) => {
  const fraction = drawFraction(random, UNDERS[difficulty]);
  const { over, under } = fraction;
  if (under === 10 || over === 1) return asFraction(random, difficulty);
  const piece = decimal(1, under);
  const digits = Number(fraction.decimal.slice(2));
  return {
    prompt: [say('Find $x$.'), formula(`${fraction.decimal} = x/${under}`)],
    answer: numberAnswer(over, [
      [
        digits,
        `These are the digits after the decimal point: ${digits} of ${10 ** (fraction.decimal.length - 2)}. Here the pieces are $1/${under}$.`,
      ],
      [
        under - over,
        `This is what is missing to make 1. One piece is ${piece}: count up to ${fraction.decimal}.`,
      ],
      [decimal(under * over, 10), 'The decimal point is in the wrong place. Multiply and look at the size.'],
      [over + 1, `$${over + 1}/${under}$ is ${decimal(over + 1, under)}.`],
      [over - 1, `$${over - 1}/${under}$ is ${decimal(over - 1, under)}.`],
    ]),
    solution: [
      step('Find one piece.', `1/${under} = ${piece}`),
      step(
        `How many times does it go into ${fraction.decimal}? That is ${under} times as much.`,
        `x = ${under} xx ${fraction.decimal} = ${over}`,
      ),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [asPercent, asFraction],
    2: [asPercent, asFraction, largest],
    3: [asPercent, multiplied, largest],
    4: [multiplied, divided, asFraction],
    5: [multiplied, divided, divided],
  }),
};
