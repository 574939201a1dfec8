import { randomInteger, type Random } from 'shared-puzzle-engine';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { total } from '../data';
import { AXES, drawClasses, histogram, startOf, type Classes } from './classes';

/** All classes from a bound on, or up to it; or those between two. */
function drawPart(random: Random, classes: Classes) {
  const last = classes.counts.length;
  const [begin, end] = pick(random, [
    [0, randomInteger(random, 2, last - 1)],
    [randomInteger(random, 1, last - 2), last],
    [1, last - 1],
  ] as const);
  const [low, high] = [startOf(classes, begin), startOf(classes, end)];
  const words =
    begin === 0
      ? `less than ${high}`
      : end === last
        ? `at least ${low}`
        : `at least ${low}, but less than ${high}`;
  return { words, inside: classes.counts.slice(begin, end) };
}

export const countOf: Make = (random, difficulty) => {
  const classes = drawClasses(random, difficulty + 3, 6 + 4 * difficulty);
  const { words, inside } = drawPart(random, classes);
  const [all, value] = [total(classes.counts), total(inside)];
  return {
    prompt: [say(`How many values are ${words}?`), picture(histogram(classes, pick(random, AXES)))],
    answer: numberAnswer(value, [
      [all - value, 'These are the others. Check again which side of the bound the bars are on.'],
      [
        total(inside.slice(1)),
        'You left out the bar next to the bound. A class includes its left end, not its right end.',
      ],
      [total(inside.slice(0, -1)), 'You left out the last bar that belongs to it.'],
      [inside.length, 'You counted bars. Add the numbers on them.'],
      [all, 'This is all the values. Use only the bars that the question asks about.'],
      ...nearly(value),
    ]),
    solution: [
      step(`These bars hold the values that are ${words}: ${inside.join(', ')}.`),
      step('Add them.', `${inside.join(' + ')} = ${value}`),
    ],
  };
};

/** A part in percent. */
export const percentOf: Make = (random, difficulty) => {
  const classes = drawClasses(random, difficulty + 1, 9 + 2 * difficulty);
  const { words, inside } = drawPart(random, classes);
  const [all, part] = [total(classes.counts), total(inside)];
  const value = (100 * part) / all;
  if (!Number.isInteger(value) || value === 50) return percentOf(random, difficulty);
  return {
    prompt: [
      say(`What percentage of the values are ${words}?`),
      picture(histogram(classes, pick(random, AXES))),
    ],
    answer: numberAnswer(
      value,
      [
        [part, `This is how many there are. Write it as a part of all ${all}.`],
        [100 - value, 'These are the others.'],
        [
          Math.round((100 * inside.length) / classes.counts.length),
          'You counted bars. They have different heights: add the numbers on them.',
        ],
        [Math.round((100 * part) / (all - part)), `You divided by the others. Divide by all ${all}.`],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      step('How many values are there in all?', `${classes.counts.join(' + ')} = ${all}`),
      step(`How many are ${words}?`, `${inside.join(' + ')} = ${part}`),
      step('Write it as a part of the whole.', `${part}/${all} = ${value}%`),
    ],
  };
};
