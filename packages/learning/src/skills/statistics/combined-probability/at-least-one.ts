import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { commonDivisor, quotient } from '../../making/write';

const STORIES = [
  ['A lamp is red', 'You pass', 'such lamps', 'at least one of them is red'],
  ['A player hits', 'The player throws', 'times', 'at least one throw hits'],
  ['A wheel stops at a star', 'You spin it', 'times', 'it stops at a star at least once'],
] as const;

/** The opposite of none, in two or three independent tries. */
export const atLeastOne: Make = (random, difficulty) => {
  const under = randomInteger(random, 3, 6);
  const over = randomInteger(random, 1, under - 1);
  const tries = difficulty === 5 ? 3 : 2;
  const rest = under - over;
  if (commonDivisor(over, under) > 1 || over === rest) return atLeastOne(random, difficulty);
  const [start, action, things, asked] = pick(random, STORIES);
  const value = quotient(under ** tries - rest ** tries, under ** tries);
  const none = Array.from({ length: tries }, () => `${rest}/${under}`).join(' xx ');
  return {
    prompt: [
      say(
        `${start} with probability $${over}/${under}$, independently each time. ${action} ${tries} ${things}. How likely is it that ${asked}?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        quotient(over * tries, under),
        `You added the chances. They can happen together, so adding counts some cases twice.`,
      ],
      [
        quotient(rest ** tries, under ** tries),
        'This is the chance of none. At least one is the opposite: subtract it from 1.',
      ],
      [quotient(over ** tries, under ** tries), `This is the chance that it happens all ${tries} times.`],
      [
        quotient(tries * over * rest ** (tries - 1), under ** tries),
        'This is the chance of exactly one. More than one is also at least one.',
      ],
      [quotient(over, under), 'This is the chance of a single try.'],
      [
        quotient(under ** tries - over ** tries, under ** tries),
        `You subtracted the chance that it happens all ${tries} times from 1. The opposite of at least one is none.`,
      ],
    ]),
    solution: [
      step(
        'At least one is the opposite of none. The chance that it does not happen in one try:',
        `1 - ${over}/${under} = ${rest}/${under}`,
      ),
      step(
        'None: not the first time, and not any other time. Multiply.',
        `${none} = ${quotient(rest ** tries, under ** tries)}`,
      ),
      step('Subtract it from 1.', `1 - ${quotient(rest ** tries, under ** tries)} = ${value}`),
    ],
  };
};
