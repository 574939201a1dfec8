import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy, total } from '../data';
import { angleOf, drawPie, pieChart, quoted, someSlices, type Slice } from './pie';

/** The share that is left for one slice. */
export const missingShare: Make = (random, difficulty) => {
  const pie = drawPie(random, 3 + (difficulty > 1 ? 1 : 0), 5);
  const [hidden] = someSlices(random, pie, 1) as [Slice];
  const shown = pie.slices.filter((slice) => slice !== hidden).map(({ share }) => share);
  const value = hidden.share;
  const sum = total(shown);
  return {
    prompt: [
      say(`What percentage is the slice ${quoted(hidden)}?`),
      picture(pieChart(pie, 'percent', hidden)),
    ],
    answer: numberAnswer(
      value,
      [
        [sum, 'These are the other slices together. The whole pie is 100 percent.'],
        [360 - sum, 'The whole pie is 100 percent. It is 360 degrees only if angles are given.'],
        [
          tidy(100 / pie.slices.length),
          `The slices are not equal, so 100 percent is not simply divided by ${pie.slices.length}.`,
        ],
        [value + (shown[0] ?? 0), `You left out the ${shown[0] ?? 0} percent of one slice.`],
        [value + 5, 'Too much: all slices together would be 105 percent.'],
        [value - 5, 'Too little: all slices together would be only 95 percent.'],
      ],
      '%',
    ),
    solution: [
      step('Add the slices that are known.', `${shown.join(' + ')} = ${sum}`),
      step('All slices together are the whole, 100 percent.', `100 - ${sum} = ${value}`),
    ],
  };
};

/** From a percentage to the angle at the center. */
export const angle: Make = (random, difficulty) => {
  const pie = drawPie(random, 4, difficulty > 1 ? 5 : 10);
  const [asked] = someSlices(random, pie, 1) as [Slice];
  const { share } = asked;
  const value = angleOf(share);
  return {
    prompt: [say(`How many degrees is the angle of the slice ${quoted(asked)}?`), picture(pieChart(pie))],
    answer: numberAnswer(
      value,
      [
        [share, 'This is the percentage. A full turn has 360 degrees, not 100.'],
        [tidy((180 * share) / 100), 'You took half a turn as the whole. A full turn has 360 degrees.'],
        [360 - value, 'This is the angle of all other slices together.'],
        [tidy(360 / share), `You divided 360 by ${share}. Take ${share} hundredths of 360.`],
        [tidy((100 * share) / 360), 'You turned it around. One percent is 3.6 degrees: multiply.'],
        ...nearly(value),
      ],
      '°',
    ),
    solution: [
      step('The whole pie is a full turn. What is one percent of it?', '360 -: 100 = 3.6'),
      step(`The slice is ${share} percent.`, `${share} xx 3.6 = ${value}`),
    ],
  };
};

/** From an angle back to the percentage. */
export const shareOfAngle: Make = (random) => {
  const pie = drawPie(random, 4, 5);
  const [asked] = someSlices(random, pie, 1) as [Slice];
  const value = asked.share;
  const degrees = angleOf(value);
  return {
    prompt: [
      say(`The angles are given. What percentage is the slice ${quoted(asked)}?`),
      picture(pieChart(pie, 'degrees')),
    ],
    answer: numberAnswer(
      value,
      [
        [degrees, 'This is the angle. A full turn of 360 degrees is 100 percent.'],
        [tidy((100 * degrees) / 180), 'You divided by 180. A full turn has 360 degrees.'],
        [100 - value, 'These are all other slices together.'],
        [tidy(3.6 * degrees), 'You multiplied. Each percent has 3.6 degrees: divide.'],
        [tidy(degrees / 10), `You divided by 10. One percent is 3.6 degrees.`],
        ...nearly(value),
      ],
      '%',
    ),
    solution: [
      step('Write the angle as a part of the full turn.', `${degrees}/360 = ${tidy(degrees / 360)}`),
      step('Make it percent.', `${tidy(degrees / 360)} = ${value}%`),
    ],
  };
};
