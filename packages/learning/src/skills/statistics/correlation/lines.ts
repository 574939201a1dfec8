import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick, signed } from '../../making/draw';
import { bracketed, sum } from '../../making/write';

const STORIES = [
  ['the hours of practice', 'the points', 'hours', 'points'],
  ['the age of a plant in weeks', 'its height in cm', 'weeks', 'cm'],
  ['the length of a trip in miles', 'its cost in dollars', 'miles', 'dollars'],
  ['the hours of a trip', 'the liters of fuel', 'hours', 'liters'],
] as const;

/** What the line of best fit says; at difficulty 5 how far a real point lies from it. */
export const predicted: Make = (random, difficulty) => {
  const [x, y, xUnit, yUnit] = pick(random, STORIES);
  const [slope, intercept] = [randomInteger(random, 2, 4 + difficulty), randomInteger(random, 10, 20)];
  const at = randomInteger(random, 6, 8 + 3 * difficulty);
  const expected = slope * at + intercept;
  const off = difficulty === 5 ? signed(random, 3, 12) : 0;
  const line = sum([slope, 'x'], [intercept, '']);
  const value = off === 0 ? expected : off;
  const swapped = intercept * at + slope;
  return {
    prompt: [
      say(
        `The line $y = ${line}$ fits a scatter plot. Here $x$ is ${x} and $y$ is ${y}. ${
          off === 0
            ? `How many ${yUnit} do you expect for ${at} ${xUnit}?`
            : `One point has ${at} ${xUnit} and ${expected + off} ${yUnit}. How many ${yUnit} above the line is it? If it is below, write a minus sign.`
        }`,
      ),
    ],
    answer: numberAnswer(
      value,
      off === 0
        ? [
            [slope * at, `Add the height of the line at $x = 0$: ${intercept}.`],
            [swapped, `You swapped the numbers. Multiply the one in front of $x$.`],
            [
              (slope + intercept) * at,
              `Only $${slope}x$ is multiplied by ${at}. ${intercept} is added once.`,
            ],
            [slope + at + intercept, `$${slope}x$ means ${slope} times $x$.`],
            ...nearly(value),
          ]
        : [
            [-off, 'The sign is wrong: subtract what the line says from what was observed.'],
            [expected, 'This is what the line says. Compare the point with it.'],
            [expected + off - slope * at, `Add ${intercept} to find the point of the line.`],
            ...nearly(value),
          ],
    ),
    solution: [
      step(`Put ${at} into the line.`, `y = ${slope} xx ${at} + ${intercept} = ${expected}`),
      ...(off === 0
        ? [step('A real point may lie above or below: the line says what to expect.')]
        : [step('Subtract this from what was observed.', `${expected + off} - ${expected} = ${off}`)]),
    ],
  };
};

/** The line goes through the point of both means. */
export const throughMeans: Make = (random) => {
  const [meanX, meanY] = [randomInteger(random, 8, 20), randomInteger(random, 50, 90)];
  const slope = signed(random, 2, 5);
  const change = signed(random, 2, 6);
  const at = meanX + change;
  const value = meanY + slope * change;
  return {
    prompt: [
      say(
        `In a scatter plot, the mean of $x$ is ${meanX} and the mean of $y$ is ${meanY}. The line of best fit goes through the point of the two means and has slope $${slope}$. What $y$ does it give for $x = ${at}$?`,
      ),
    ],
    answer: numberAnswer(value, [
      [meanY - slope * change, 'The sign is wrong: see whether the line goes up or down on the way.'],
      [
        slope * at + meanY,
        `You put ${at} into a line with height ${meanY} at 0. The line has height ${meanY} at ${meanX}.`,
      ],
      [meanY + change, 'You used a slope of 1.'],
      [slope * change, `This is how much $y$ changes. Start at ${meanY}.`],
      [meanY + slope, `This is for one step to the right. Here there are $${change}$ steps.`],
      ...nearly(value),
    ]),
    solution: [
      step('How far is it from the mean of $x$?', `${at} - ${meanX} = ${change}`),
      step(
        'For each step, $y$ changes by the slope.',
        `${bracketed(slope)} xx ${bracketed(change)} = ${slope * change}`,
      ),
      step('Start at the mean of $y$.', `${meanY} + ${bracketed(slope * change)} = ${value}`),
    ],
  };
};
