import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';

const HALVES = [
  { start: 'A coin is tossed # times.', counts: 'It shows heads # times.', counted: 'heads' },
  {
    start: 'Someone guesses the color of # cards, red or black.',
    counts: 'The guess is right # times.',
    counted: 'right guesses',
  },
  {
    start: '# mice choose between two tunnels.',
    counts: 'The left tunnel is chosen # times.',
    counted: 'mice in the left tunnel',
  },
  {
    start: '# people taste two soups without knowing which is which.',
    counts: 'The new soup is preferred # times.',
    counted: 'people who prefer the new soup',
  },
] as const;

const RULE = 'By chance alone, $n/2$ is expected, with a standard error of $sqrt(n)/2$.';

/** Out of n, half is expected. */
export const outOfHalf: Make = (random) => {
  const root = 2 * randomInteger(random, 4, 20);
  const [n, error] = [root * root, root / 2];
  const value = randomInteger(random, 2, 8) / 2;
  const off = value * error;
  if (!Number.isInteger(off)) return outOfHalf(random, 4);
  const found = n / 2 + off;
  const { start, counts } = pick(random, HALVES);
  return {
    prompt: [
      say(
        `${start.replace('#', String(n))} ${counts.replace('#', String(found))} ${RULE} How many standard errors above half is that?`,
      ),
    ],
    answer: numberAnswer(value, [
      [
        tidy(off / root),
        `You divided by the square root of ${n}. The standard error is half of it, ${error}.`,
      ],
      [off, 'This is the difference itself. Divide it by the standard error.'],
      [tidy(off / n), `You divided by ${n}. Divide by the standard error, ${error}.`],
      [tidy(found / error), `You divided all of ${found}. Only what is more than half counts.`],
      [
        tidy((2 * off) / error),
        `You compared ${found} with the other ${n - found}. Compare it with half, ${n / 2}.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step('Half is expected.', `${n} -: 2 = ${n / 2}`),
      step('Find the standard error.', `sqrt(${n})/2 = ${root}/2 = ${error}`),
      step('How far is it from half?', `${found} - ${n / 2} = ${off}`),
      step('How many standard errors is that?', `${off} -: ${error} = ${value}`),
    ],
  };
};

/** The first number that chance alone seldom reaches. */
export const firstBeyond: Make = (random) => {
  const root = 2 * randomInteger(random, 4, 25);
  const [n, error] = [root * root, root / 2];
  const border = n / 2 + root;
  const value = border + 1;
  const { start, counted } = pick(random, HALVES);
  return {
    prompt: [
      say(
        `${start.replace('#', String(n))} ${RULE} What is the smallest number of ${counted} that lies more than two standard errors above half?`,
      ),
    ],
    answer: numberAnswer(value, [
      [border, 'This lies exactly two standard errors above half, not more. Take the next one.'],
      [n / 2 + error + 1, 'This is one standard error. Go up by two.'],
      [
        n / 2 + 2 * root + 1,
        `You went up by twice the square root. The standard error is only half of it, ${error}.`,
      ],
      [root + 1, `This is two standard errors from 0. Begin at half of ${n}.`],
      [n / 2 + 1, 'This is more than half, but chance alone does that nearly every second time.'],
      [n / 2 - root - 1, 'This lies below half.'],
    ]),
    solution: [
      step('Half is expected.', `${n} -: 2 = ${n / 2}`),
      step('Find the standard error.', `sqrt(${n})/2 = ${root}/2 = ${error}`),
      step('Go up by two of them.', `${n / 2} + 2 xx ${error} = ${border}`),
      step('This is exactly two. The first result beyond it is one more.', `${border} + 1 = ${value}`),
    ],
  };
};
