import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, people, pick } from '../../making/draw';
import { quotient } from '../../making/write';
import { drawRatio } from './draw-ratio';
import { ratioBars } from './ratio-bars';

const THINGS = ['dollars', 'pistachios', 'stickers', 'shells'] as const;

export const shared: Make = (random) => {
  const [a, b] = drawRatio(random, 7);
  const worth = other(random, 3, 12, a, b);
  const [first = '', second = ''] = people(random, 2);
  const thing = pick(random, THINGS);
  const [all, value] = [(a + b) * worth, b * worth];
  return {
    prompt: [
      say(
        `${first} and ${second} share ${all} ${thing} in the ratio $${a} : ${b}$. How many does ${second} get?`,
      ),
    ],
    answer: numberAnswer(value, [
      [a * worth, `This is ${first}'s share. The first number belongs to the first name.`],
      [quotient(all, b), `You divided by ${b}. There are ${a} and ${b} parts: divide by ${a + b} first.`],
      [worth, `This is one part. ${second} gets ${b} of them.`],
      [quotient(all, 2), 'This would be half for each. The shares are not equal.'],
      ...nearly(value),
    ]),
    solution: [
      step('Count the parts.', `${a} + ${b} = ${a + b}`),
      step('Find one part.', `${all} -: ${a + b} = ${worth}`),
      {
        text: `${second} has ${b} parts.`,
        show: picture(
          ratioBars(
            [
              [first, a],
              [second, b],
            ],
            String(worth),
          ),
        ),
      },
      step('So this is the share.', `${b} xx ${worth} = ${value}`),
    ],
  };
};

/** Not the whole is known, but how much more the one has. */
export const difference: Make = (random) => {
  const [one, another] = drawRatio(random, 8);
  const [a, b] = [Math.max(one, another), Math.min(one, another)];
  if (a - b < 2) return difference(random, 4);
  const worth = other(random, 3, 9, a - b, a + b);
  const [first = '', second = ''] = people(random, 2);
  const thing = pick(random, THINGS);
  const more = (a - b) * worth;
  const value = (a + b) * worth;
  return {
    prompt: [
      say(
        `${first} and ${second} share some ${thing} in the ratio $${a} : ${b}$. ${first} gets ${more} more than ${second}. How many ${thing} are there in all?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        quotient(more * (a + b), a),
        `You used ${more} as ${first}'s whole share. It is only how much more ${first} gets: ${a - b} parts.`,
      ],
      [more * (a + b), `You used ${more} as one part. It is ${a - b} parts: divide first.`],
      [a * worth, `This is ${first}'s share alone.`],
      [b * worth, `This is ${second}'s share alone.`],
      ...nearly(value),
    ]),
    solution: [
      step(`How many more parts does ${first} have?`, `${a} - ${b} = ${a - b}`),
      step(`These ${a - b} parts are ${more}. Find one part.`, `${more} -: ${a - b} = ${worth}`),
      {
        text: 'Draw both shares.',
        show: picture(
          ratioBars(
            [
              [first, a],
              [second, b],
            ],
            String(worth),
          ),
        ),
      },
      step(`There are ${a + b} parts in all.`, `${a + b} xx ${worth} = ${value}`),
    ],
  };
};
