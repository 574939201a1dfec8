import {
  choiceAnswer,
  commonDivisor,
  nearly,
  numberAnswer,
  picture,
  quotient,
  say,
  step,
  tidy,
  wrong,
  type Make,
} from '../builder';
import { barChart, drawCutChart } from './chart';

const TIMES = ['twice', 'three times', 'four times', 'five times'] as const;
const TITLES = ['Twice', 'Three times', 'Four times', 'Five times'] as const;

/** How many times as tall a bar looks, and how many times as many it really stands for. */
export const trueTimes: Make = (draw) => {
  const chart = drawCutChart(draw, true);
  const { things, verb, small, large, looks, scale } = chart;
  const value = tidy(chart.really);
  const looksLike = TIMES[looks - 2] ?? '';
  return {
    prompt: [
      say`The bar for ${large.label} looks ${looksLike} as tall as the bar for ${small.label}. How many times as many ${things} did ${large.label} really ${verb} as ${small.label}?`,
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${looks} | This is how the bars look. But the axis begins at ${scale.from}: the lower part of each bar is cut off.`,
      wrong`${quotient(small.count, large.count)} | You reversed the division. ${large.label} has more, so the answer is greater than 1.`,
      wrong`${large.count - small.count} | This is how many more there are. Divide to compare.`,
      wrong`${tidy(value - 1)} | You compared only the difference with ${small.label}. Divide all ${large.count} by ${small.count}.`,
      wrong`${tidy(value + 1)} | Your answer is too large. Divide ${large.count} by ${small.count} again.`,
      ...nearly(value),
    ]),
    solution: [
      step`The axis begins at ${scale.from}, so the heights of the bars cannot be compared. Read the numbers.`,
      step`${large.label} has ${large.count}, and ${small.label} has ${small.count}. Divide. | ${large.count} -: ${small.count} = ${value}`,
      step`Check. | ${value} xx ${small.count} = ${large.count}`,
    ],
  };
};

/** The same bars on an axis that begins at 0. */
export const redrawn: Make = (draw, difficulty) => {
  const chart = drawCutChart(draw, true);
  const { small, large, looks, scale } = chart;
  const part = commonDivisor(small.count, large.count);
  const [height, value] = [small.count / part, large.count / part];
  if (height < 3 || value > 24) return redrawn(draw, difficulty);
  return {
    prompt: [
      say`This chart is drawn again, with an axis that begins at 0. There, the bar for ${small.label} is ${height} centimeters tall. How many centimeters tall is the bar for ${large.label}?`,
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, 'cm', [
      wrong`${height * looks} | In this chart the bar is ${TIMES[looks - 2] ?? ''} as tall, but only because the axis begins at ${scale.from}.`,
      wrong`${height + (large.count - small.count) / scale.step} | You added one centimeter for each line. First find out what one centimeter represents: $${small.count} -: ${height} = ${part}$.`,
      wrong`${tidy((height * small.count) / large.count)} | You reversed the ratio. The bar must be taller, not shorter.`,
      wrong`${height} | The two bars have different heights. Compare ${small.count} and ${large.count}.`,
      ...nearly(value),
    ]),
    solution: [
      step`Read both bars: ${small.label} has ${small.count}, and ${large.label} has ${large.count}.`,
      step`On an axis from 0, equal lengths are equal amounts. What does one centimeter represent? | ${small.count} -: ${height} = ${part}`,
      step`How many centimeters are ${large.count}? | ${large.count} -: ${part} = ${value}`,
    ],
  };
};

/** A poster repeats the impression of the bars. It is right only if the axis begins at 0. */
export const headline: Make = (draw) => {
  const isCut = draw.chance(0.6);
  const chart = drawCutChart(draw, isCut);
  const { things, small, large, looks, scale } = chart;
  const off = large.count - small.count;
  const really = isCut ? tidy(chart.really) : looks - 0.5;
  const begins = `the axis begins at ${scale.from}`;
  const texts = {
    right: `It is right: the bar is ${TIMES[looks - 2] ?? ''} as tall`,
    wrong: `It is wrong: it is only ${really} times as many`,
    more: `It is wrong: it is ${off} times as many`,
    unknown: draw.pick([
      'The chart does not say',
      'It cannot be judged, because there are no numbers on the bars',
    ]),
  };
  const division = `${large.count} -: ${small.count} = ${tidy(chart.really)}`;
  return {
    prompt: [
      say`A poster says about this chart: “${TITLES[looks - 2] ?? ''} as many ${things} for ${large.label} as for ${small.label}!” Is that right?`,
      picture(barChart(chart)),
    ],
    answer: choiceAnswer(isCut ? texts.wrong : texts.right, [
      isCut
        ? wrong`${texts.right} | It looks that way, but ${begins}. Divide ${large.count} by ${small.count} instead of comparing the heights.`
        : wrong`${texts.wrong} | Here ${begins}, so the heights can be compared. Divide ${large.count} by ${small.count}.`,
      wrong`${texts.more} | You used the difference, ${off}. “Times as many” means the quotient: divide ${large.count} by ${small.count}.`,
      wrong`${texts.unknown} | The axis has numbers. Read both bars: ${large.count} and ${small.count}.`,
    ]),
    solution: [
      isCut
        ? step`Look at the axis first: it begins at ${scale.from}, so the bars show only what is above ${scale.from}.`
        : step`Look at the axis first: it begins at 0, so the heights can be compared.`,
      step`Read how many ${things} each of them has, and divide. | ${division}`,
      isCut
        ? step`So it is only ${really} times as many.`
        : step`So the poster is right: ${TIMES[looks - 2] ?? ''} as many.`,
    ],
  };
};
