import { randomInteger } from 'shared-puzzle-engine';
import type { Step } from '../../../exercise/text';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import type { Skill } from '../../skill';
import { change, twoPrices } from './change';
import { lesson } from './lesson';
import { workOut } from '../work-out';

/** For each difficulty: the whole, and the smallest and largest number that is taken from it. */
const RANGES = {
  1: [100, 12, 89],
  2: [1000, 102, 899],
  3: [1000, 102, 989],
  4: [10000, 1002, 8999],
} as const;

const PLACES = ['ones', 'tens', 'hundreds', 'thousands'];

/** Digit by digit from the left, up to 10, 100 or 1000. The number does not end in 0. */
function fillUp(given: number): Step[] {
  const digits = [...String(given)].map(Number);
  return digits.map((digit, index) => {
    const place = PLACES[digits.length - 1 - index] ?? '';
    return index === digits.length - 1
      ? step(`Fill the ${place} up to 10.`, `10 - ${digit} = ${10 - digit}`)
      : step(
          `Fill the ${place} up to 9: the place to its right adds the last one.`,
          `9 - ${digit} = ${9 - digit}`,
        );
  });
}

const missing: Make = (random, difficulty) => {
  const [whole, low, high] = RANGES[difficulty === 5 ? 4 : difficulty];
  const given = randomInteger(random, low, high);
  // A number that ends in 0 is the next easier one, with a 0 behind it.
  if (given % 10 === 0) return missing(random, difficulty);
  const value = whole - given;
  return {
    prompt: [say(`How much must you add to ${given} to get ${whole}?`)],
    answer: numberAnswer(value, [
      [
        value + (whole - 10) / 9,
        'You filled every digit up to 10. Only the last one goes to 10, the others to 9.',
      ],
      [value - 1, 'You filled every digit up to 9. The last one goes to 10.'],
      [value + 10, 'The tens go up to 9, not to 10: the ones already complete one ten.'],
      ...(whole > 100
        ? [
            [
              value + 100,
              'The hundreds go up to 9, not to 10: the tens already complete one hundred.',
            ] as const,
          ]
        : [[10 - (given % 10), 'You stopped at the next full ten. Continue to 100.'] as const]),
      ...nearly(value),
    ]),
    solution: [...fillUp(given), step('Put them together.', `${whole} - ${given} = ${value}`)],
  };
};

/** 4000 - 1276: only one of the thousands is broken up. */
const fromThousands: Make = (random) => {
  const unit = pick(random, [100, 1000]);
  const count = randomInteger(random, 3, 9);
  const given = randomInteger(random, unit + 1, (count - 1) * unit - 1);
  if (given % 10 === 0) return fromThousands(random, 4);
  const [full, rest] = [Math.floor(given / unit), given % unit];
  const value = count * unit - given;
  if (rest < unit / 10) return fromThousands(random, 4);
  return {
    prompt: workOut(`${count * unit} - ${given}`),
    answer: numberAnswer(value, [
      [
        value + unit,
        `The ${rest} completes one more ${unit} than you counted: go from ${given} up to ${(full + 1) * unit}.`,
      ],
      [
        value + (unit - 10) / 9,
        'You filled every digit up to 10. Only the last one goes to 10, the others to 9.',
      ],
      [value - 1, 'You filled every digit up to 9. The last one goes to 10.'],
      [value + 10, 'The tens go up to 9: the ones already complete one ten.'],
      ...nearly(value),
    ]),
    solution: [
      step(`Go from ${given} up to the next full ${unit}, and from there up to ${count * unit}.`),
      ...fillUp(rest),
      step(
        `It takes this much to reach the next full ${unit}.`,
        `${(full + 1) * unit} - ${given} = ${unit - rest}`,
      ),
      step(
        'And from there to the end.',
        `${count * unit} - ${(full + 1) * unit} = ${(count - full - 1) * unit}`,
      ),
      step('Add both.', `${(count - full - 1) * unit} + ${unit - rest} = ${value}`),
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [missing],
    2: [missing, missing, change],
    3: [missing, change],
    4: [missing, fromThousands, fromThousands],
    5: [twoPrices, twoPrices, fromThousands],
  }),
};
