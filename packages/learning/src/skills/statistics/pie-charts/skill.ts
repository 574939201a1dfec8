import {
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  say,
  step,
  tidy,
  total,
  wrong,
  type Make,
} from '../builder';
import { lesson } from './lesson';
import { angleOf, drawPie, drawTotal, pieChart, quoted, someSlices, type Slice } from './pie';
import { bothTogether, howManyMore, moreOf, sameAmount } from './two-pies';

/** The share that is left for one slice. */
const missingShare: Make = (draw, difficulty) => {
  const pie = drawPie(draw, 3 + (difficulty > 1 ? 1 : 0), 5);
  const [hidden] = someSlices(draw, pie, 1) as [Slice];
  const shown = pie.slices.filter((slice) => slice !== hidden).map(({ share }) => share);
  const value = hidden.share;
  const sum = total(shown);
  return {
    prompt: [
      say`What percentage of the pie is the slice ${quoted(hidden)}?`,
      picture(pieChart(pie, 'percent', hidden)),
    ],
    answer: numberAnswer(value, '%', [
      wrong`${sum} | This is the sum of the other slices. Subtract it from 100 percent.`,
      wrong`${360 - sum} | You subtracted from 360. The slices are given as percentages, so the whole pie is 100.`,
      wrong`${tidy(100 / pie.slices.length)} | You divided 100 percent by ${pie.slices.length}. The slices are not equal: subtract the known ones.`,
      wrong`${value + (shown[0] ?? 0)} | You left out a slice. Add the ${shown[0] ?? 0} percent to the other slices too.`,
      wrong`${value + 5} | Your answer is too large. All slices together would be more than 100 percent.`,
      wrong`${value - 5} | Your answer is too small. All slices together would be less than 100 percent.`,
    ]),
    solution: [
      step`Add the slices that are known. | ${shown.join(' + ')} = ${sum}`,
      step`All slices together are the whole, 100 percent. | 100 - ${sum} = ${value}`,
    ],
  };
};

/** From a percentage to the angle at the center. */
const angle: Make = (draw, difficulty) => {
  const pie = drawPie(draw, 4, difficulty > 1 ? 5 : 10);
  const [asked] = someSlices(draw, pie, 1) as [Slice];
  const { share } = asked;
  const value = angleOf(share);
  return {
    prompt: [say`How many degrees is the angle of the slice ${quoted(asked)}?`, picture(pieChart(pie))],
    answer: numberAnswer(value, '°', [
      wrong`${share} | This is the percentage. A full turn has 360 degrees, not 100.`,
      wrong`${tidy((180 * share) / 100)} | You used half a turn as the whole. A full turn has 360 degrees.`,
      wrong`${360 - value} | This is the angle of all other slices together. Subtract it from 360 degrees.`,
      wrong`${tidy(360 / share)} | You divided 360 by ${share}. Find ${share} percent of 360 instead.`,
      wrong`${tidy((100 * share) / 360)} | You reversed the conversion. One percent is 3.6 degrees, so multiply by 3.6.`,
      ...nearly(value),
    ]),
    solution: [
      step`The whole pie is a full turn. What is one percent of it? | 360 -: 100 = 3.6`,
      step`The slice is ${share} percent, so multiply. | ${share} xx 3.6 = ${value}`,
    ],
  };
};

/** From an angle back to the percentage. */
const shareOfAngle: Make = (draw) => {
  const pie = drawPie(draw, 4, 5);
  const [asked] = someSlices(draw, pie, 1) as [Slice];
  const value = asked.share;
  const degrees = angleOf(value);
  return {
    prompt: [
      say`The angles are given. What percentage of the pie is the slice ${quoted(asked)}?`,
      picture(pieChart(pie, 'degrees')),
    ],
    answer: numberAnswer(value, '%', [
      wrong`${degrees} | This is the angle. Find what percentage of 360 degrees it is.`,
      wrong`${tidy((100 * degrees) / 180)} | You divided by 180. A full turn has 360 degrees.`,
      wrong`${100 - value} | This is the percentage of all other slices together. Subtract it from 100 percent.`,
      wrong`${tidy(3.6 * degrees)} | You multiplied. Each percent has 3.6 degrees, so divide.`,
      wrong`${tidy(degrees / 10)} | You divided by 10. One percent is 3.6 degrees, so divide by 3.6.`,
      ...nearly(value),
    ]),
    solution: [
      step`Divide the angle by the full turn. | ${degrees}/360 = ${tidy(degrees / 360)}`,
      step`Write the result as a percentage. | ${tidy(degrees / 360)} = ${value}%`,
    ],
  };
};

/** From a share and the total to an amount; from difficulty 3 on the angles are given. */
const amount: Make = (draw, difficulty) => {
  const pie = drawPie(draw, 4, difficulty > 1 ? 5 : 10);
  const byAngle = difficulty > 2;
  const all = drawTotal(draw, pie, 6 + 4 * difficulty);
  const [asked] = someSlices(draw, pie, 1) as [Slice];
  const { share } = asked;
  const [value, degrees] = [(share * all) / 100, angleOf(share)];
  const given = byAngle ? degrees : share;
  return {
    prompt: [
      say`The pie represents ${all} ${pie.who}. How many of them belong to the slice ${quoted(asked)}?`,
      picture(pieChart(pie, byAngle ? 'degrees' : 'percent')),
    ],
    answer: numberAnswer(value, [
      byAngle
        ? wrong`${given} | This is the angle. Find what part of 360 degrees it is.`
        : wrong`${given} | This is the percentage. Find that percentage of ${all}.`,
      wrong`${all - value} | This is the number of all the others. Subtract it from ${all}.`,
      byAngle
        ? wrong`${tidy((degrees * all) / 100)} | You used degrees as percentages. A full turn has 360 degrees.`
        : wrong`${tidy((share * all) / 360)} | You used percentages as degrees. The whole is 100 percent.`,
      wrong`${tidy(all / given)} | You divided ${all} by ${given}. Multiply ${all} by the part instead.`,
      wrong`${tidy(all / pie.slices.length)} | You divided by ${pie.slices.length}. The slices are not equal, so use the share of this slice.`,
      ...nearly(value),
    ]),
    solution: byAngle
      ? [
          step`What part of the full turn is the slice? | ${degrees}/360 = ${tidy(degrees / 360)}`,
          step`Multiply this part by ${all}. | ${tidy(degrees / 360)} xx ${all} = ${value}`,
        ]
      : [
          step`Write the percentage as a decimal. | ${share}% = ${share / 100}`,
          step`Multiply this part by ${all}. | ${share / 100} xx ${all} = ${value}`,
        ],
  };
};

/** One slice is known as an amount: how many are there in all? */
const whole: Make = (draw) => {
  const pie = drawPie(draw, 4, 5);
  const all = drawTotal(draw, pie, 20);
  const [known] = someSlices(draw, pie, 1) as [Slice];
  const { share } = known;
  const part = (share * all) / 100;
  return {
    prompt: [
      say`The slice ${quoted(known)} represents ${part} ${pie.who}. How many ${pie.who} does the whole pie represent?`,
      picture(pieChart(pie)),
    ],
    answer: numberAnswer(all, [
      wrong`${tidy((share * part) / 100)} | You found ${share} percent of ${part}. But ${part} is the part, not the whole: find one percent first.`,
      wrong`${all - part} | This is the number of the others. The whole includes all of them.`,
      wrong`${tidy(part * pie.slices.length)} | You multiplied by the number of slices. The slices are not equal, so use the share of this slice.`,
      wrong`${part * share} | You multiplied by ${share}. Divide by ${share} to find one percent first.`,
      wrong`${part + 100 - share} | You added a number and a percentage. Find one percent first.`,
      ...nearly(all),
    ]),
    solution: [
      step`${share} percent is ${part}, so divide to find one percent. | ${part} -: ${share} = ${tidy(part / share)}`,
      step`The whole is 100 percent, so multiply by 100. | 100 xx ${tidy(part / share)} = ${all}`,
      step`Check. | ${share / 100} xx ${all} = ${part}`,
    ],
  };
};

/** From the amount of one slice to that of another. */
const otherSlice: Make = (draw) => {
  const pie = drawPie(draw, 4, 5);
  const all = drawTotal(draw, pie, 24);
  const [known, asked] = someSlices(draw, pie, 2) as [Slice, Slice];
  const [part, value] = [(known.share * all) / 100, (asked.share * all) / 100];
  const one = tidy(part / known.share);
  return {
    prompt: [
      say`The slice ${quoted(known)} represents ${part} ${pie.who}. How many ${pie.who} does the slice ${quoted(asked)} represent?`,
      picture(pieChart(pie)),
    ],
    answer: numberAnswer(value, [
      wrong`${part + asked.share - known.share} | You added the difference of the percentages. Percentages are not numbers of people: find one percent first.`,
      wrong`${tidy((asked.share * part) / 100)} | You found ${asked.share} percent of ${part}. The percentages are of the whole pie: find one percent first.`,
      wrong`${all} | This is the whole pie. Find ${asked.share} percent of it.`,
      wrong`${tidy((part * known.share) / asked.share)} | You swapped the two slices. Divide by the percentage of the slice that you know.`,
      wrong`${all - part} | This is the number in all other slices. Find only the slice in the question.`,
      ...nearly(value),
    ]),
    solution: [
      step`${known.share} percent is ${part}, so divide to find one percent. | ${part} -: ${known.share} = ${one}`,
      step`The other slice is ${asked.share} percent, so multiply. | ${asked.share} xx ${one} = ${value}`,
      step`Check: both slices lead to the same one percent. | ${part}/${known.share} = ${value}/${asked.share} = ${one}`,
    ],
  };
};

export const skill = defineSkill(lesson, {
  1: [missingShare, amount],
  2: [missingShare, amount, angle],
  3: [amount, shareOfAngle, whole],
  4: [otherSlice, moreOf, howManyMore],
  5: [bothTogether, sameAmount],
});
