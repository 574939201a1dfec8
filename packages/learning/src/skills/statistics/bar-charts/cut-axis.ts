import { choiceAnswer, nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { commonDivisor, quotient } from '../../making/write';
import { tidy } from '../data';
import { barChart, drawCutChart } from './chart';

const TIMES = ['twice', 'three times', 'four times', 'five times'] as const;
const TITLES = ['Twice', 'Three times', 'Four times', 'Five times'] as const;

/** How many times as tall a bar looks, and how many times as many it really stands for. */
export const trueTimes: Make = (random) => {
  const chart = drawCutChart(random, true);
  const { things, verb, small, large, looks, scale } = chart;
  const value = tidy(chart.really);
  const looksLike = TIMES[looks - 2] ?? '';
  return {
    prompt: [
      say(
        `The bar of ${large.label} looks ${looksLike} as tall as the bar of ${small.label}. How many times as many ${things} did ${large.label} really ${verb} as ${small.label}?`,
      ),
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, [
      [
        looks,
        `This is how the bars look. But the axis begins at ${scale.from}: the lower part of each bar is cut off.`,
      ],
      [
        quotient(small.count, large.count),
        `You turned it around. ${large.label} has more, so the answer is more than 1.`,
      ],
      [large.count - small.count, 'This is how many more there are. Divide to compare.'],
      [
        tidy(value - 1),
        `This is only what ${large.label} has on top. Divide all ${large.count} by ${small.count}.`,
      ],
      [tidy(value + 1), `One too many: divide ${large.count} by ${small.count}.`],
      ...nearly(value),
    ]),
    solution: [
      step(
        `The axis begins at ${scale.from}, so the heights of the bars cannot be compared. Read the numbers.`,
      ),
      step(
        `${large.label} has ${large.count}, ${small.label} has ${small.count}. Divide.`,
        `${large.count} -: ${small.count} = ${value}`,
      ),
      step('Check.', `${value} xx ${small.count} = ${large.count}`),
    ],
  };
};

/** The same bars on an axis that begins at 0. */
export const redrawn: Make = (random, difficulty) => {
  const chart = drawCutChart(random, true);
  const { small, large, looks, scale } = chart;
  const part = commonDivisor(small.count, large.count);
  const [height, value] = [small.count / part, large.count / part];
  if (height < 3 || value > 24) return redrawn(random, difficulty);
  return {
    prompt: [
      say(
        `This chart is drawn again, with an axis that begins at 0. There the bar of ${small.label} is ${height} centimeters tall. How many centimeters tall is the bar of ${large.label}?`,
      ),
      picture(barChart(chart)),
    ],
    answer: numberAnswer(
      value,
      [
        [
          height * looks,
          `In this chart the bar is ${TIMES[looks - 2] ?? ''} as tall, but only because the axis begins at ${scale.from}.`,
        ],
        [
          height + (large.count - small.count) / scale.step,
          `You added one centimeter for each line. Find out first what one centimeter stands for: $${small.count} -: ${height} = ${part}$.`,
        ],
        [
          tidy((height * small.count) / large.count),
          'You turned it around: the bar must be taller, not shorter.',
        ],
        [height, `The bars are different: ${small.count} and ${large.count}.`],
        ...nearly(value),
      ],
      'cm',
    ),
    solution: [
      step(`Read both bars: ${small.label} has ${small.count}, ${large.label} has ${large.count}.`),
      step(
        'On an axis from 0, equal lengths are equal amounts. What does one centimeter stand for?',
        `${small.count} -: ${height} = ${part}`,
      ),
      step(`How many centimeters are ${large.count}?`, `${large.count} -: ${part} = ${value}`),
    ],
  };
};

/** A poster says what the bars look like: is it right? Only if the axis begins at 0. */
export const headline: Make = (random) => {
  const isCut = random() < 0.6;
  const chart = drawCutChart(random, isCut);
  const { things, small, large, looks, scale } = chart;
  const off = large.count - small.count;
  const really = isCut ? tidy(chart.really) : looks - 0.5;
  const begins = `the axis begins at ${scale.from}`;
  const texts = {
    right: `It is right: the bar is ${TIMES[looks - 2] ?? ''} as tall`,
    wrong: `It is wrong: it is only ${really} times as many`,
    more: `It is wrong: it is ${off} times as many`,
    unknown: 'It cannot be judged, because there are no numbers on the bars',
  };
  const division = `${large.count} -: ${small.count} = ${tidy(chart.really)}`;
  return {
    prompt: [
      say(
        `A poster says of this chart: “${TITLES[looks - 2] ?? ''} as many ${things} for ${large.label} as for ${small.label}!” Is that right?`,
      ),
      picture(barChart(chart)),
    ],
    answer: choiceAnswer(
      isCut ? texts.wrong : texts.right,
      [
        isCut
          ? [texts.right, `It looks so, but ${begins}. The numbers say: $${division}$.`]
          : [texts.wrong, `Here ${begins}, so the heights can be compared. The numbers say: $${division}$.`],
        [texts.more, `${large.label} has ${off} more. Times as many is the quotient: $${division}$.`],
        [texts.unknown, `The axis has numbers. Read both bars: ${large.count} and ${small.count}.`],
      ],
      random,
    ),
    solution: [
      step(
        isCut
          ? `Look at the axis first: it begins at ${scale.from}, so the bars show only what is above ${scale.from}.`
          : 'Look at the axis first: it begins at 0, so the heights can be compared.',
      ),
      step(`Read how many ${things} each of them has, and divide.`, division),
      step(
        isCut
          ? `So it is only ${really} times as many.`
          : `So the poster is right: ${TIMES[looks - 2] ?? ''} as many.`,
      ),
    ],
  };
};
