import { randomInteger } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { boxPlot, drawBox } from './five-numbers';

const AXES = ['Minutes to get to work', 'Points on a test', 'Age of visitors', 'Apples on a tree'] as const;

const PARTS = [
  ['median', 'median', 'The median is the bar inside the box.'],
  ['lower', 'lower quartile', 'The lower quartile is the left end of the box.'],
  ['upper', 'upper quartile', 'The upper quartile is the right end of the box.'],
] as const;

/** One of the five numbers, or a length, is read off. */
export const readOff: Make = (random, difficulty) => {
  const box = drawBox(random, difficulty === 1 ? 10 : 5);
  const { minimum, lower, median, upper, maximum } = box;
  const [part, name, where] = pick(random, PARTS);
  const kind = difficulty === 1 ? 'part' : pick(random, ['range', 'box', 'part'] as const);
  const [asked, value, why, math] = {
    part: [name, box[part], where, `"${name}" = ${box[part]}`],
    range: [
      'range',
      maximum - minimum,
      'The range is the length from end to end of the line.',
      `${maximum} - ${minimum} = ${maximum - minimum}`,
    ],
    box: [
      'interquartile range',
      upper - lower,
      'The interquartile range is the length of the box.',
      `${upper} - ${lower} = ${upper - lower}`,
    ],
  }[kind] as [string, number, string, string];
  const reason = (what: string) => `This is ${what}. ${why}`;
  return {
    prompt: [say(`Find the ${asked}.`), picture(boxPlot(pick(random, AXES), box))],
    answer: numberAnswer(value, [
      ...(kind === 'part'
        ? []
        : ([
            [maximum - minimum, reason('the range, the length of the whole line')],
            [upper - lower, reason('the length of the box')],
          ] as const)),
      [(minimum + maximum) / 2, reason('halfway between the ends of the line')],
      [median, reason('the median')],
      [lower, reason('the lower quartile')],
      [upper, reason('the upper quartile')],
      [maximum, reason('the largest value')],
    ]),
    solution: [step(why), step('Read it off the axis below the plot.', math)],
  };
};

/** How many values lie in a part: a quarter in each, however long it is. */
export const shareOf: Make = (random) => {
  const box = drawBox(random, 5);
  const many = 4 * randomInteger(random, 6, 40);
  const [where, quarters] = pick(random, [
    [`more than ${box.upper}`, 1],
    [`fewer than ${box.lower}`, 1],
    [`more than ${box.lower}`, 3],
    [`fewer than ${box.upper}`, 3],
    [`between ${box.lower} and ${box.upper}`, 2],
    [`more than ${box.median}`, 2],
  ] as const);
  const value = (quarters * many) / 4;
  const wrong = [1, 2, 3].filter((number) => number !== quarters);
  return {
    prompt: [
      say(`The plot shows the results of ${many} people. About how many had ${where} points?`),
      picture(boxPlot('Points', box)),
    ],
    answer: numberAnswer(value, [
      ...wrong.map(
        (number) =>
          [
            (number * many) / 4,
            `This is ${number} of the four parts. Count the parts that have ${where} points: ${quarters}.`,
          ] as const,
      ),
      [many / 5, 'Five numbers are marked, but they make four parts.'],
      [25 * quarters, `This is the percentage. Find that percentage of ${many} people.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        'Each of the four parts of the plot contains a quarter of the people.',
        `${many} -: 4 = ${many / 4}`,
      ),
      step(`With ${where} points: ${quarters} of the four parts.`, `${quarters} xx ${many / 4} = ${value}`),
    ],
  };
};
