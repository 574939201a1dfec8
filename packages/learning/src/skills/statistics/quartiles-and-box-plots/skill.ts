import type { Skill } from '../../skill';
import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import { byDifficulty, type Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { differentNumbers } from '../data';
import { compared } from './compared';
import { boxPlot, fiveNumbers } from './five-numbers';
import { readOff, shareOf } from './from-plots';
import { lesson } from './lesson';

const COUNTS = { 1: [7], 2: [7], 3: [7, 8, 9], 4: [8, 9, 10], 5: [10, 11, 12] } as const;

const HOW = 'Quartiles are the medians of the two halves; a single middle number belongs to neither.';

/** A quartile of a list; from difficulty 4 on the interquartile range. */
const ofList: Make = (random, difficulty) => {
  const count = pick(random, COUNTS[difficulty]);
  const numbers = differentNumbers(random, count, 2, 20 + 6 * difficulty);
  const plot = fiveNumbers(numbers);
  const { sorted, lowerHalf, upperHalf, minimum, lower, median, upper, maximum } = plot;
  const isOdd = count % 2 === 1;
  const asked = difficulty > 3 ? 'range' : random() < 0.5 ? 'lower' : 'upper';
  const value = { range: upper - lower, lower, upper }[asked];
  const names = { range: 'interquartile range', lower: 'lower quartile', upper: 'upper quartile' };
  // Those who keep the middle one in both halves.
  const kept = fiveNumbers([...numbers, ...(isOdd ? [median] : [])]);
  const shown = difficulty < 3 ? sorted : numbers;
  return {
    prompt: [say(`Find the ${names[asked]} of ${shown.join(', ')}.`), say(HOW)],
    answer: numberAnswer(value, [
      [
        { range: kept.upper - kept.lower, lower: kept.lower, upper: kept.upper }[asked],
        `You kept the middle number ${median} in the halves. Leave it out.`,
      ],
      ...(asked === 'range'
        ? ([
            [
              maximum - minimum,
              'This is the range of the whole list. Subtract the lower quartile from the upper one.',
            ],
            [upper, 'This is the upper quartile. Subtract the lower one.'],
            [lower, 'This is the lower quartile. Subtract it from the upper one.'],
          ] as const)
        : ([
            [asked === 'lower' ? upper : lower, 'This is the quartile of the other half.'],
            [median, 'This is the median. Now take the median of a half.'],
            [
              asked === 'lower' ? (minimum + median) / 2 : (median + maximum) / 2,
              'You went halfway between two values. Count places instead: take the median of the half.',
            ],
          ] as const)),
      ...nearly(value),
    ]),
    solution: [
      ...(difficulty < 3 ? [] : [step('Put them in order.', sorted.join(', '))]),
      step(
        isOdd
          ? `There are ${count}. The middle one, ${median}, belongs to neither half.`
          : `There are ${count}: ${count / 2} in each half.`,
      ),
      ...(asked === 'upper'
        ? []
        : [
            step(
              `The lower half: ${lowerHalf.join(', ')}. Its median is the lower quartile.`,
              `Q_1 = ${lower}`,
            ),
          ]),
      ...(asked === 'lower'
        ? []
        : [
            step(
              `The upper half: ${upperHalf.join(', ')}. Its median is the upper quartile.`,
              `Q_3 = ${upper}`,
            ),
          ]),
      ...(asked === 'range'
        ? [step('The interquartile range is their difference.', `${upper} - ${lower} = ${value}`)]
        : []),
      {
        text: 'The box plot of this list.',
        show: picture(boxPlot('Values', { minimum, lower, median, upper, maximum })),
      },
    ],
  };
};

export const skill: Skill = {
  lesson,
  makeExercise: byDifficulty({
    1: [readOff],
    2: [readOff, ofList],
    3: [ofList, shareOf],
    4: [ofList, shareOf],
    5: [ofList, compared],
  }),
};
