import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy } from '../data';
import { angleOf, drawPie, drawTotal, pieChart, quoted, someSlices, type Slice } from './pie';

/** From a share and the total to an amount; from difficulty 3 on the angles are given. */
export const amount: Make = (random, difficulty) => {
  const pie = drawPie(random, 4, difficulty > 1 ? 5 : 10);
  const byAngle = difficulty > 2;
  const all = drawTotal(random, pie, 6 + 4 * difficulty);
  const [asked] = someSlices(random, pie, 1) as [Slice];
  const { share } = asked;
  const [value, degrees] = [(share * all) / 100, angleOf(share)];
  const given = byAngle ? degrees : share;
  return {
    prompt: [
      say(`The pie stands for ${all} ${pie.who}. How many of them belong to the slice ${quoted(asked)}?`),
      picture(pieChart(pie, byAngle ? 'degrees' : 'percent')),
    ],
    answer: numberAnswer(value, [
      [
        given,
        byAngle
          ? 'These are degrees. Find what part of 360 they are.'
          : `This is the percentage. Take it of ${all}.`,
      ],
      [all - value, 'These are all the others.'],
      byAngle
        ? [tidy((degrees * all) / 100), 'You took degrees as percent. A full turn has 360 degrees.']
        : [tidy((share * all) / 360), 'You took percent as degrees. The whole is 100 percent.'],
      [tidy(all / given), `You divided ${all} by ${given}. Find the part of ${all}.`],
      [
        tidy(all / pie.slices.length),
        `The slices are not equal: do not just divide by ${pie.slices.length}.`,
      ],
      ...nearly(value),
    ]),
    solution: byAngle
      ? [
          step('What part of the full turn is the slice?', `${degrees}/360 = ${tidy(degrees / 360)}`),
          step(`Take this part of ${all}.`, `${tidy(degrees / 360)} xx ${all} = ${value}`),
        ]
      : [
          step('Write the percentage as a decimal.', `${share}% = ${share / 100}`),
          step(`Take this part of ${all}.`, `${share / 100} xx ${all} = ${value}`),
        ],
  };
};

/** One slice is known as an amount: how many are there in all? */
export const whole: Make = (random) => {
  const pie = drawPie(random, 4, 5);
  const all = drawTotal(random, pie, 20);
  const [known] = someSlices(random, pie, 1) as [Slice];
  const { share } = known;
  const part = (share * all) / 100;
  return {
    prompt: [
      say(
        `The slice ${quoted(known)} stands for ${part} ${pie.who}. How many ${pie.who} does the whole pie stand for?`,
      ),
      picture(pieChart(pie)),
    ],
    answer: numberAnswer(all, [
      [
        tidy((share * part) / 100),
        `You took ${share} percent of ${part}. But ${part} is the part, not the whole.`,
      ],
      [all - part, 'These are the others. The whole has all of them.'],
      [tidy(part * pie.slices.length), 'The slices are not equal: do not just multiply by their number.'],
      [part * share, `You multiplied by ${share}. If ${share} percent is ${part}, first find one percent.`],
      [part + 100 - share, 'You added a number and a percentage. A percentage is a part of the whole.'],
      ...nearly(all),
    ]),
    solution: [
      step(
        `${share} percent is ${part}. So this is one percent.`,
        `${part} -: ${share} = ${tidy(part / share)}`,
      ),
      step('The whole is 100 percent.', `100 xx ${tidy(part / share)} = ${all}`),
      step('Check.', `${share / 100} xx ${all} = ${part}`),
    ],
  };
};

/** From the amount of one slice to that of another. */
export const otherSlice: Make = (random) => {
  const pie = drawPie(random, 4, 5);
  const all = drawTotal(random, pie, 24);
  const [known, asked] = someSlices(random, pie, 2) as [Slice, Slice];
  const [part, value] = [(known.share * all) / 100, (asked.share * all) / 100];
  const one = tidy(part / known.share);
  return {
    prompt: [
      say(
        `The slice ${quoted(known)} stands for ${part} ${pie.who}. How many ${pie.who} does the slice ${quoted(asked)} stand for?`,
      ),
      picture(pieChart(pie)),
    ],
    answer: numberAnswer(value, [
      [
        part + asked.share - known.share,
        'You added the difference of the percentages. A percentage is not a number of people.',
      ],
      [
        tidy((asked.share * part) / 100),
        `You took ${asked.share} percent of ${part}. The percentages are of the whole pie.`,
      ],
      [all, 'This is the whole pie. Take only one slice.'],
      [tidy((part * known.share) / asked.share), 'You turned the two slices around.'],
      [all - part, 'These are all other slices together.'],
      ...nearly(value),
    ]),
    solution: [
      step(
        `${known.share} percent is ${part}. So this is one percent.`,
        `${part} -: ${known.share} = ${one}`,
      ),
      step(`The other slice is ${asked.share} percent.`, `${asked.share} xx ${one} = ${value}`),
      step(
        `Check: the whole pie stands for ${all} in both ways.`,
        `${part}/${known.share} = ${value}/${asked.share} = ${one}`,
      ),
    ],
  };
};
