import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { tidy } from '../data';
import { TESTED } from './studies';

/** Where few ideas are right, many of the significant results are false. */
export const falseDiscoveries: Make = (random) => {
  const real = 20 * randomInteger(random, 1, 25);
  const power = 10 * randomInteger(random, 4, 9);
  const level = pick(random, [1, 5, 10]);
  const [hits, alarms] = [(real * power) / 100, ((1000 - real) * level) / 100];
  const value = (100 * alarms) / (hits + alarms);
  if (!Number.isInteger(value) || !Number.isInteger(alarms) || value === 50)
    return falseDiscoveries(random, 5);
  const things = pick(random, TESTED);
  return {
    prompt: [
      say(
        `Of 1000 ${things}, ${real} have an effect. A test is significant for ${power} percent of these, but also for ${level} percent of the others. What percentage of all significant results are false alarms?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [
          level,
          `This is the share of false alarms among the ${1000 - real} without an effect. Take their share of the significant ones.`,
        ],
        [100 - value, 'These are the ones that are right.'],
        [tidy(alarms / 10), `You divided by all 1000. Only ${hits + alarms} are significant.`],
        [100 - power, 'These are the effects that the test misses.'],
        [
          tidy((100 * alarms) / hits),
          `You divided by the ${hits} that are right. Divide by all significant ones.`,
        ],
        [
          tidy((100 * level) / (level + power)),
          'You compared the percentages. The two groups have different sizes: count.',
        ],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      step('How many significant results are right?', `${power / 100} xx ${real} = ${hits}`),
      step('How many are false alarms?', `${level / 100} xx ${1000 - real} = ${alarms}`),
      step('Together these are all significant results.', `${hits} + ${alarms} = ${hits + alarms}`),
      step('Take the part of the whole.', `${alarms}/${hits + alarms} = ${value}%`),
    ],
  };
};
