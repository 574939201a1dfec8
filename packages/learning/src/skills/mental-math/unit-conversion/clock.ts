import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer, pairAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';

const SPANS = [
  ['hours', 'minutes', 'min', 'A train ride takes'],
  ['hours', 'minutes', 'min', 'A movie lasts'],
  ['minutes', 'seconds', 's', 'A song lasts'],
] as const;

/** 2 hours 35 minutes is 155 minutes; seconds likewise. */
export const together: Make = (random) => {
  const [large, small, sign, start] = pick(random, SPANS);
  const count = randomInteger(random, 2, 6);
  const over = other(random, 12, 55, 20, 30, 40, 50);
  const value = count * 60 + over;
  const span = `${count} ${large} ${over} ${small}`;
  return {
    prompt: [
      say(random() < 0.5 ? `Convert ${span} to ${small}.` : `${start} ${span}. How many ${small} is that?`),
    ],
    answer: numberAnswer(
      value,
      [
        [count * 100 + over, `You counted 100 ${small}. There are 60: $${count} xx 60 = ${count * 60}$.`],
        [60 + over, `You used 60 ${small} once. There are ${count} times 60.`],
        [count * 60, `The ${over} ${small} are missing.`],
        [count + over, `The ${count} are ${large}. Each one is 60 ${small}.`],
        ...nearly(value),
      ],
      sign,
    ),
    solution: [
      step(`Each of the ${count} ${large} is 60 ${small}.`, `${count} xx 60 = ${count * 60}`),
      step(`Add the ${over} ${small}.`, `${count * 60} + ${over} = ${value}`),
    ],
  };
};

/** 155 minutes is 2 hours 35 minutes. */
export const apart: Make = (random) => {
  const hours = randomInteger(random, 1, 6);
  const over = other(random, 12, 55, 20, 30, 40, 50);
  const all = hours * 60 + over;
  const text = pick(random, [
    `Convert ${all} minutes to hours and minutes.`,
    `A flight takes ${all} minutes. How many hours and minutes is that?`,
    `A hike took ${all} minutes. How many hours and minutes is that?`,
  ]);
  return {
    prompt: [say(text)],
    answer: pairAnswer(
      ['h', 'min'],
      [hours, over],
      [
        [`${Math.floor(all / 100)}, ${all % 100}`, 'You used 100 minutes for an hour. An hour has 60.'],
        [
          `${hours}, ${Math.round((over * 100) / 60)}`,
          `You divided ${all} by 60 and read the decimals as minutes. Take what is left: $${all} - ${hours * 60}$.`,
        ],
        [
          `${hours}, ${60 - over}`,
          `This is what is missing to the next hour. Take what is left over: $${all} - ${hours * 60}$.`,
        ],
        [`${hours}, ${over + 10}`, `Subtract ${hours * 60} again: $${all} - ${hours * 60} = ${over}$.`],
        [`${hours + 1}, ${over}`, `${hours + 1} hours is already ${hours * 60 + 60} minutes.`],
      ],
    ),
    solution: [
      step(`How many times does 60 go into ${all}?`, `${hours} xx 60 = ${hours * 60}`),
      step('What is left is the minutes.', `${all} - ${hours * 60} = ${over}`),
    ],
  };
};
