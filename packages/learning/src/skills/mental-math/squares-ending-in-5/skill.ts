import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { formula, picture, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { cutRectangle } from '../cut-rectangle';
import { workOut } from '../work-out';
import { decimal } from '../write-number';
import { lesson } from './lesson';
import { sameTens } from './same-tens';

const AREAS = [
  (side: number) => `A square garden has sides of ${side} meters. What is its area in square meters?`,
  (side: number) => `A square tile has sides of ${side} centimeters. What is its area in square centimeters?`,
  (side: number) => `A hall has ${side} rows of ${side} seats. How many seats is that?`,
  (side: number) => `A quilt has ${side} rows of ${side} patches. How many patches is that?`,
  (side: number) => `${side} boxes hold ${side} nails each. How many nails is that?`,
  (side: number) => `${side} classes plant ${side} bulbs each. How many bulbs is that?`,
] as const;

const square: Make = (random, difficulty) => {
  const tens = difficulty < 3 ? randomInteger(random, 1, 9) : randomInteger(random, 10, 15);
  const number = tens * 10 + 5;
  const value = number ** 2;
  return {
    prompt:
      difficulty < 3 && random() < 0.7
        ? [say(pick(random, AREAS)(number))]
        : workOut(random() < 0.5 ? `${number}^2` : `${number} xx ${number}`),
    answer: numberAnswer(value, [
      [
        tens ** 2 * 100 + 25,
        `You squared the ${tens}. Multiply it by the next number, ${tens + 1}: the strips count too.`,
      ],
      [tens * (tens + 1) + 25, `You added 25. ${tens * (tens + 1)} are hundreds: write 25 after them.`],
      [(tens + 1) ** 2 * 100 + 25, `Only one of the two goes up: $${tens} xx ${tens + 1}$.`],
      [tens * (tens + 1) * 100, 'The corner is missing: 25.'],
      ...nearly(value),
    ]),
    solution: [
      step('Multiply the tens by the next number.', `${tens} xx ${tens + 1} = ${tens * (tens + 1)}`),
      ...(difficulty === 1
        ? [
            {
              text: `Why: the two strips make one of ${tens * 10} by 10.`,
              show: picture(cutRectangle([tens * 10, 5], [tens * 10, 5])),
            },
          ]
        : []),
      step('Write 25 after it, for the corner.', `${number}^2 = ${value}`),
    ],
  };
};

const SQUARES = [
  (side: string) => `A square room has sides of ${side} meters. How many square meters is its floor?`,
  (side: string) => `A square field is ${side} kilometers long. What is its area in square kilometers?`,
  (side: string) => `One side of a square cloth is ${side} meters. What is its area in square meters?`,
] as const;

/** 6.5 and 0.65: the digits are those of 65, the point is set at the end. */
const decimals: Make = (random, difficulty) => {
  const tens = difficulty === 4 ? randomInteger(random, 1, 9) : randomInteger(random, 10, 15);
  const under = pick(random, [10, 100]);
  const number = tens * 10 + 5;
  const side = decimal(number, under);
  const value = decimal(number ** 2, under ** 2);
  return {
    prompt: under === 10 ? [say(pick(random, SQUARES)(side))] : workOut(`${side}^2`),
    answer: numberAnswer(value, [
      [
        decimal(number ** 2, under),
        `The digits are right. Both factors have decimal places, so the product has twice as many: compare with ${side}.`,
      ],
      [
        decimal(tens ** 2 * 100 + 25, under ** 2),
        `Multiply ${tens} by the next number, ${tens + 1}, not by itself.`,
      ],
      [decimal(number * 2, under), `You doubled. Squared means ${side} times ${side}.`],
      [decimal(number * 4, under), 'This is the distance around the square. The area is side times side.'],
      [decimal(tens * (tens + 1) * 100, under ** 2), 'The 25 at the end is missing.'],
    ]),
    solution: [
      step(
        `First ignore the decimal point: square ${number}.`,
        `${tens} xx ${tens + 1} = ${tens * (tens + 1)}`,
      ),
      step('Write 25 after it.', `${number}^2 = ${number ** 2}`),
      step(
        `${side} is ${number} divided by ${under}, so its square is divided by ${under} twice.`,
        `${side}^2 = ${value}`,
      ),
    ],
  };
};

/** Backwards: which number has this square? */
const root: Make = (random, difficulty) => {
  const tens = difficulty === 4 ? randomInteger(random, 3, 9) : randomInteger(random, 10, 16);
  const value = tens * 10 + 5;
  const front = tens * (tens + 1);
  return {
    prompt: [say('Which positive number has this square?'), formula(`x^2 = ${value ** 2}`)],
    answer: numberAnswer(value, [
      [value + 10, `The front ${front} is $${tens} xx ${tens + 1}$. The smaller of the two is the tens.`],
      [tens, `These are the tens. The square ends in 25, so the number ends in 5.`],
      [value - 10, `Too small: $${tens - 1} xx ${tens} = ${tens * (tens - 1)}$, but the front is ${front}.`],
      [decimal(value ** 2, 2), 'You halved. Ask which number times itself gives this.'],
    ]),
    solution: [
      step(
        'The square ends in 25, so the number ends in 5. Look at the front.',
        `${value ** 2} = ${front * 100} + 25`,
      ),
      step(`Which two consecutive numbers have the product ${front}?`, `${front} = ${tens} xx ${tens + 1}`),
      step(`So there are ${tens} tens.`, `x = ${value}`),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [square],
    2: [square, sameTens, sameTens],
    3: [square, sameTens],
    4: [decimals, root, sameTens],
    5: [decimals, root, sameTens],
  }),
};
