import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer, type Mistakes } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { decimal } from '../write-number';

/** As it is read from a calculator. */
const rounded = (value: number) => decimal(Math.round(value * 100), 100);

const decimals = (mistakes: Mistakes): Mistakes =>
  mistakes.map(([value, reason]) => [decimal(Number(value)), reason]);

/** By the pair of 18 and 5: at difficulty 5 also with half of it. */
export const toMetersPerSecond: Make = (random, difficulty) => {
  const halves = difficulty === 5 ? randomInteger(random, 3, 20) : 2 * randomInteger(random, 2, 9);
  const given = 9 * halves;
  const value = 2.5 * halves;
  const times = decimal(halves, 2);
  return {
    prompt: [
      say(
        pick(random, [
          `Convert ${given} kilometers per hour to meters per second.`,
          `A train travels at ${given} kilometers per hour. How many meters per second is that?`,
          `A motorboat goes ${given} kilometers per hour. How many meters per second is that?`,
        ]),
      ),
    ],
    answer: numberAnswer(
      decimal(value),
      decimals([
        [given * 3.6, 'You multiplied by 3.6. That is the way back: here divide by 3.6.'],
        [(given * 1000) / 60, 'This is in meters per minute. Divide by 60 again.'],
        [
          rounded(given / 60),
          'You divided by 60. A kilometer has 1000 meters, and an hour has 3600 seconds.',
        ],
        [value * 10, 'The decimal point is one place off: 18 kilometers per hour is 5 meters per second.'],
        [value / 10, 'The decimal point is one place off: 18 kilometers per hour is 5 meters per second.'],
      ]),
      'm/s',
    ),
    solution: [
      step('18 kilometers per hour is 5 meters per second.', '18000 -: 3600 = 5'),
      step(`How many times does 18 go into ${given}?`, `${given} -: 18 = ${times}`),
      step('Take 5 that many times.', `${times} xx 5 = ${decimal(value)}`),
    ],
  };
};

/** Times 3.6: three times, and six tenths. */
export const toKilometersPerHour: Make = (random, difficulty) => {
  const given = difficulty === 5 ? randomInteger(random, 6, 48) : 5 * randomInteger(random, 2, 15);
  const value = given * 3.6;
  return {
    prompt: [
      say(
        pick(random, [
          `Convert ${given} meters per second to kilometers per hour.`,
          `The wind blows at ${given} meters per second. How many kilometers per hour is that?`,
          `A bird flies at ${given} meters per second. How many kilometers per hour is that?`,
        ]),
      ),
    ],
    answer: numberAnswer(
      decimal(value),
      decimals([
        [rounded(given / 3.6), 'You divided by 3.6. That is the way back: here multiply by 3.6.'],
        [given * 60, 'This is in meters per minute. Continue to an hour and to kilometers.'],
        [given * 3600, 'This is in meters per hour. Divide by 1000 for kilometers.'],
        [given * 3, `This is 3 times ${given}. Six tenths of it is missing.`],
        [given * 36, 'The decimal point is one place off: each meter per second is 3.6 kilometers per hour.'],
        [given * 0.06, 'This is in kilometers per minute. An hour has 60 minutes.'],
      ]),
      'km/h',
    ),
    solution:
      given % 5 === 0
        ? [
            step('5 meters per second is 18 kilometers per hour.', '5 xx 3600 -: 1000 = 18'),
            step(`How many times does 5 go into ${given}?`, `${given} -: 5 = ${given / 5}`),
            step('Take 18 that many times.', `${given / 5} xx 18 = ${decimal(value)}`),
          ]
        : [
            step(
              'At 1 meter per second, you go 3600 meters in an hour: 3.6 kilometers.',
              '3600 -: 1000 = 3.6',
            ),
            step(
              `Take 3 times ${given}, plus six tenths of it.`,
              `${given} xx 3 = ${given * 3}, ${given} xx 0.6 = ${decimal(given * 0.6)}`,
            ),
            step('Add both.', `${given * 3} + ${decimal(given * 0.6)} = ${decimal(value)}`),
          ],
  };
};

/** 80 meters per minute is 4.8 kilometers per hour. */
export const perMinute: Make = (random) => {
  const given = 5 * randomInteger(random, 11, 69);
  const value = given * 0.06;
  if (given % 100 === 0) return perMinute(random, 3);
  return {
    prompt: [
      say(
        pick(random, [
          `Convert ${given} meters per minute to kilometers per hour.`,
          `A runner covers ${given} meters per minute. How many kilometers per hour is that?`,
        ]),
      ),
    ],
    answer: numberAnswer(
      decimal(value),
      decimals([
        [given * 60, 'This is in meters per hour. Divide by 1000 for kilometers.'],
        [given / 1000, 'This is in kilometers per minute. An hour has 60 minutes.'],
        [given * 3.6, 'You used 3.6. That is for meters per second: here it is per minute.'],
        [
          rounded(given / 60),
          'You divided by 60. More meters are covered in an hour than in a minute: multiply.',
        ],
        [given * 0.6, 'The decimal point is one place off: a kilometer has 1000 meters.'],
      ]),
      'km/h',
    ),
    solution: [
      step('An hour has 60 minutes, so there are more meters.', `${given} xx 60 = ${given * 60}`),
      step('A kilometer has 1000 meters.', `${given * 60} -: 1000 = ${decimal(value)}`),
    ],
  };
};
