import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer, nearly } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { quotient } from '../../making/write';

const STORIES = [
  ['A tank is being filled.', 'minutes', 'liters', 'How many liters flow in each minute?'],
  ['A printer works at a steady speed.', 'minutes', 'pages', 'How many pages does it print each minute?'],
  [
    'A snail crawls at a steady speed.',
    'minutes',
    'centimeters',
    'How many centimeters does it crawl each minute?',
  ],
] as const;

/** The slope as a rate, from a table whose steps are not 1. */
export const rate: Make = (random, difficulty) => {
  const [story, time, amount, ask] = pick(random, STORIES);
  const gap = randomInteger(random, 2, difficulty + 3);
  const each = randomInteger(random, 3, 4 + 4 * difficulty);
  const begin = randomInteger(random, 2, 9);
  const start = other(random, 5, 40, each * begin);
  const times = [begin, begin + gap, begin + 3 * gap];
  const amounts = times.map((at) => start + each * (at - begin));
  const [first = 0, second = 0] = amounts;
  return {
    prompt: [
      say(`${story} ${ask}`),
      picture({
        kind: 'table',
        text: `A table. ${times.map((at, place) => `After ${at} ${time}: ${amounts[place]} ${amount}.`).join(' ')}`,
        head: [time, amount],
        rows: times.map((at, place) => [String(at), String(amounts[place])]),
      }),
    ],
    answer: numberAnswer(each, [
      [second - first, `This is the change in ${gap} ${time}. Divide by ${gap}.`],
      [
        quotient(second, begin + gap),
        `You divided a total amount by the time. It did not start at 0: divide the differences.`,
      ],
      [
        quotient(first, begin),
        `You divided a total amount by the time. It did not start at 0: divide the differences.`,
      ],
      [quotient(gap, second - first), 'You flipped the fraction.'],
      ...nearly(each),
    ]),
    solution: [
      step('Take two rows. How much is added?', `${second} - ${first} = ${second - first}`),
      step(`In how many ${time}?`, `${begin + gap} - ${begin} = ${gap}`),
      step('Divide. This is the slope.', `${second - first}/${gap} = ${each}`),
    ],
  };
};
