import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { workOut } from '../work-out';
import { decimal } from '../write-number';
import { eleven, elevenOfThree } from './eleven';
import { lesson } from './lesson';

const five: Make = (random, difficulty) => {
  const number = difficulty === 1 ? randomInteger(random, 14, 98) : randomInteger(random, 123, 987);
  if (number % 10 === 0) return five(random, difficulty);
  const value = number * 5;
  return {
    prompt: workOut(random() < 0.5 ? `${number} xx 5` : `5 xx ${number}`),
    answer: numberAnswer(value, [
      [number * 10, 'This is 10 times. 5 times is half of it.'],
      [decimal(number, 2), `This is half of ${number}. 5 times is half of ${number * 10}.`],
      [value + 5, `Halve ${number * 10} again, from the left.`],
      [value - 50, `A 50 is missing: halve the hundreds and tens of ${number * 10} again.`],
      ...nearly(value),
    ]),
    solution: [
      step('5 is half of 10. First take 10 times.', `${number} xx 10 = ${number * 10}`),
      step('Then halve.', `${number * 10} -: 2 = ${value}`),
    ],
  };
};

const STORIES = [
  (number: number) => `A field has ${number} rows of 25 trees. How many trees is that?`,
  (number: number) => `A bus carries 25 people. How many people do ${number} full buses carry?`,
  (number: number) => `A tile is 25 cm long. How many centimeters long are ${number} tiles in a row?`,
] as const;

/** At difficulty 2 a multiple of 4, later any number. */
const twentyFive: Make = (random, difficulty) => {
  const number =
    difficulty === 2
      ? 4 * other(random, 3, 24, 5, 10, 15, 20)
      : randomInteger(random, difficulty === 3 ? 14 : 103, difficulty === 3 ? 98 : 487);
  if (
    number % 10 === 0 ||
    (difficulty > 2 && number % 4 === 0) ||
    (difficulty > 3 && number % 2 !== difficulty % 2)
  )
    return twentyFive(random, difficulty);
  const value = number * 25;
  const half = decimal(number, 2);
  const quarter = decimal(number, 4);
  return {
    prompt:
      difficulty > 3 && random() < 0.5 ? [say(pick(random, STORIES)(number))] : workOut(`${number} xx 25`),
    answer: numberAnswer(value, [
      [number * 50, 'You halved once. 25 is a quarter of 100: halve twice.'],
      [decimal(number * 10, 4), `A zero is missing: take 100 times ${quarter}, not 10 times.`],
      [Math.floor(number / 4) * 100, `You lost the remainder: a quarter of ${number} is ${quarter}.`],
      [number * 20, 'This is 20 times. You still need 5 times more.'],
      [value + 25, 'That is one 25 too many.'],
      ...nearly(value),
    ]),
    solution: [
      step('25 is a quarter of 100. For a quarter, halve twice.', `${number} -: 2 = ${half}`),
      step('And again.', `${half} -: 2 = ${quarter}`),
      step('Now take 100 times.', `${quarter} xx 100 = ${value}`),
    ],
  };
};

/** Doubled once and divided by 10, or doubled twice and divided by 100. */
const divided: Make = (random, difficulty) => {
  const by = difficulty === 3 ? 5 : 25;
  const value = randomInteger(random, difficulty === 5 ? 103 : 23, difficulty === 5 ? 387 : 98);
  if (value % 10 === 0) return divided(random, difficulty);
  const whole = value * by;
  const twice = step('Double.', `${whole} xx 2 = ${whole * 2}`);
  return {
    prompt: workOut(`${whole} -: ${by}`),
    answer: numberAnswer(value, [
      [
        by === 5 ? decimal(whole, 20) : value / 2,
        by === 5
          ? 'You halved. To divide by 5, double and divide by 10.'
          : 'You doubled once. 25 goes into 100 4 times: double twice.',
      ],
      [value * 10, by === 5 ? 'Divide by 10 at the end.' : 'Divide by 100 at the end.'],
      [value * 2, 'That is twice as much. Double fewer times.'],
      [value + 1, `Check: $${value + 1} xx ${by}$ is more than ${whole}.`],
      [value - 1, `Check: $${value - 1} xx ${by}$ is less than ${whole}.`],
    ]),
    solution:
      by === 5
        ? [
            step('5 goes into 10 twice. So double and divide by 10.'),
            twice,
            step('Divide by 10.', `${whole * 2} -: 10 = ${value}`),
          ]
        : [
            step('25 goes into 100 4 times. So double twice and divide by 100.'),
            twice,
            step('Double again.', `${whole * 2} xx 2 = ${whole * 4}`),
            step('Divide by 100.', `${whole * 4} -: 100 = ${value}`),
          ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [five, eleven],
    2: [five, eleven, twentyFive],
    3: [twentyFive, eleven, divided],
    4: [elevenOfThree, twentyFive, divided],
    5: [elevenOfThree, twentyFive, divided],
  }),
};
