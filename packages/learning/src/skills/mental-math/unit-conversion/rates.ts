import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { decimal } from '../write-number';

/** Kilometers per hour, for some seconds, in meters. */
export const inSeconds: Make = (random) => {
  const fives = randomInteger(random, 2, 8);
  const seconds = other(random, 4, 45, 5, 10, 20, 30, 40);
  const [speed, meters] = [18 * fives, 5 * fives];
  const value = meters * seconds;
  return {
    prompt: [
      say(
        `${pick(random, ['A car', 'A bus', 'A motorcycle'])} drives at ${speed} kilometers per hour. How many meters does it cover in ${seconds} seconds?`,
      ),
    ],
    answer: numberAnswer(
      value,
      [
        [
          speed * seconds,
          'You multiplied kilometers per hour by seconds. First convert to meters per second.',
        ],
        [meters, `This is for one second. It drives for ${seconds} seconds.`],
        [
          decimal(speed * 3.6 * seconds),
          'You multiplied by 3.6. From kilometers per hour to meters per second, divide.',
        ],
        [decimal((speed * 1000 * seconds) / 60), 'You used meters per minute. An hour has 3600 seconds.'],
        [value * 10, 'There is one zero too many: 18 kilometers per hour is 5 meters per second.'],
      ],
      'm',
    ),
    solution: [
      step('18 kilometers per hour is 5 meters per second.', `${speed} -: 18 = ${fives}`),
      step('So this is the speed in meters per second.', `${fives} xx 5 = ${meters}`),
      step(`Each second it covers ${meters} meters.`, `${meters} xx ${seconds} = ${value}`),
    ],
  };
};

const FLOWS = [
  ['A faucet runs at', 'minute', 60],
  ['A garden hose runs at', 'minute', 60],
  ['A spring yields', 'second', 3600],
  ['A pump moves', 'second', 3600],
] as const;

/** Liters per minute or second, for some hours, in cubic meters. */
export const flow: Make = (random) => {
  const [start, time, times] = pick(random, FLOWS);
  const liters = other(random, 4, 35, 10, 20, 30);
  const hours = randomInteger(random, 2, 6);
  const all = hours * times * liters;
  return {
    prompt: [say(`${start} ${liters} liters per ${time}. How many cubic meters is that in ${hours} hours?`)],
    answer: numberAnswer(
      decimal(all, 1000),
      [
        [all, 'This is in liters. A cubic meter is 1000 liters.'],
        [
          decimal(liters * hours, 1000),
          `You multiplied by the hours. But it is ${liters} liters in each ${time}: an hour has ${times} ${time}s.`,
        ],
        [decimal(all, 100), 'You divided by 100. A cubic meter is 10 by 10 by 10 liters: 1000.'],
        times === 60
          ? [
              decimal(all * 60, 1000),
              'You used 3600 for an hour. That is for seconds: an hour has 60 minutes.',
            ]
          : [decimal(all / 60, 1000), 'You used 60 for an hour. An hour has 60 times 60 seconds: 3600.'],
        [decimal(liters * times, 1000), `This is for one hour. The question asks about ${hours} hours.`],
      ],
      'm³',
    ),
    solution: [
      step(`An hour has ${times} ${time}s.`, `${hours} xx ${times} = ${hours * times}`),
      step(`In each ${time} there are ${liters} liters.`, `${hours * times} xx ${liters} = ${all}`),
      step('A cubic meter is 1000 liters.', `${all} -: 1000 = ${decimal(all, 1000)}`),
    ],
  };
};
