import { randomInteger } from 'shared-puzzle-engine';
import { numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { other, pick } from '../../making/draw';
import { decimal } from '../write-number';

/** Meters three times, then liters. */
export const pool: Make = (random) => {
  const [long, wide] = [randomInteger(random, 8, 25), randomInteger(random, 3, 7)];
  const deep = pick(random, [1.2, 1.5, 1.8, 2.5]);
  const [thing, floor] = [pick(random, ['pool', 'pond', 'water tank']), long * wide];
  const cubic = floor * deep;
  return {
    prompt: [
      say(
        `A ${thing} is ${long} meters long, ${wide} meters wide and ${deep} meters deep. How many liters does it hold?`,
      ),
    ],
    answer: numberAnswer(
      decimal(cubic * 1000),
      [
        [decimal(cubic), 'This is in cubic meters. Each one is 1000 liters.'],
        [decimal(cubic * 100), 'You used 100 liters. A cubic meter is 10 by 10 by 10 liters: 1000.'],
        [floor * 1000, `The depth is missing: multiply by ${deep}.`],
        [decimal(cubic * 1000000), 'This is in cubic centimeters. A liter is 1000 of them.'],
        [
          decimal((long + wide + deep) * 1000),
          'You added the sides. A volume is length times width times depth.',
        ],
      ],
      'L',
    ),
    solution: [
      step('First the floor, in square meters.', `${long} xx ${wide} = ${floor}`),
      step('Times the depth, in cubic meters.', `${floor} xx ${deep} = ${decimal(cubic)}`),
      step('A cubic meter is 1000 liters.', `${decimal(cubic)} xx 1000 = ${decimal(cubic * 1000)}`),
    ],
  };
};

/** Kilometers by meters, in hectares. */
export const strip: Make = (random) => {
  const tenths = other(random, 11, 49, 20, 30, 40);
  const wide = 10 * randomInteger(random, 2, 9);
  const long = decimal(tenths, 10);
  const [meters, area] = [tenths * 100, tenths * 100 * wide];
  return {
    prompt: [
      say(
        `${pick(random, ['A strip of forest', 'A park along a river', 'A field'])} is ${long} kilometers long and ${wide} meters wide. How many hectares is that?`,
      ),
    ],
    answer: numberAnswer(
      decimal(area, 10000),
      [
        [area, 'This is in square meters. A hectare is 10000 of them.'],
        [decimal(area, 1000), 'You multiplied kilometers by meters. First convert both to meters.'],
        [
          decimal(area, 100),
          'You divided by 100. A hectare is 100 meters by 100 meters: 10000 square meters.',
        ],
        [
          decimal(area, 100000),
          'There is one zero too many: 1 kilometer is 1000 meters, 1 hectare 10000 square meters.',
        ],
        [decimal(area, 1000000), 'This is in square kilometers. Each one is 100 hectares.'],
      ],
      'ha',
    ),
    solution: [
      step('First the same unit for both: meters.', `${long} xx 1000 = ${meters}`),
      step('The area in square meters.', `${meters} xx ${wide} = ${area}`),
      step(
        'A hectare is 100 by 100 meters: 10000 square meters.',
        `${area} -: 10000 = ${decimal(area, 10000)}`,
      ),
    ],
  };
};
