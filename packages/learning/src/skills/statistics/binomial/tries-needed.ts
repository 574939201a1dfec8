import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { equals } from '../rounded';

const STORIES = [
  ['A fisherman catches something with each cast with probability', 'How many casts does he need'],
  ['A ticket wins with probability', 'How many tickets do you need'],
  ['A call is answered with probability', 'How many calls do you need'],
  ['A seed of a rare plant sprouts with probability', 'How many seeds do you need'],
] as const;

/** How many tries make at least one success likely enough. */
export const triesNeeded: Make = (random, difficulty) => {
  const p = randomInteger(random, 4, 45) / 100;
  const target = pick(random, [0.8, 0.9, 0.95, 0.99]);
  const none = Number((1 - p).toFixed(2));
  const exact = Math.log(1 - target) / Math.log(none);
  const value = Math.ceil(exact);
  if (Math.abs(exact - Math.round(exact)) < 0.02) return triesNeeded(random, difficulty);
  const [start, asks] = pick(random, STORIES);
  const percent = Math.round(100 * target);
  const chance = (n: number) => `1 - ${none}^${n} ${equals(1 - none ** n, 4)}`;
  return {
    prompt: [
      say(
        `${start} ${p}, independently of the others. ${asks} so that the probability of at least one success is at least ${percent} percent?`,
      ),
    ],
    answer: numberAnswer(value, [
      [value - 1, `Not quite: with ${value - 1} it is only $${chance(value - 1)}$.`],
      [value + 1, `One too many: ${value} are enough, for $${chance(value)}$.`],
      [
        Math.ceil(target / p),
        `You divided ${target} by ${p}. Probabilities of several tries do not add up: think of none.`,
      ],
      [Math.ceil(1 / p), 'With so many you expect one success on average. Often there is none.'],
      [percent, 'This is the percentage that is wanted. Look for a number of tries.'],
      ...nearly(value).slice(2),
    ]),
    solution: [
      step('At least one is the opposite of none.', `"P" = 1 - ${none}^n`),
      step(`Try numbers until it passes ${target}. One fewer is not enough.`, chance(value - 1)),
      step('And this is enough.', chance(value)),
    ],
  };
};
