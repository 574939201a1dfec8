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
    prompt: [say`What percentage is the slice ${quoted(hidden)}?`, picture(pieChart(pie, 'percent', hidden))],
    answer: numberAnswer(value, '%', [
      wrong`${sum} | These are the other slices together. The whole pie is 100 percent.`,
      wrong`${360 - sum} | The whole pie is 100 percent. It is 360 degrees only if angles are given.`,
      wrong`${tidy(100 / pie.slices.length)} | The slices are not equal, so 100 percent is not simply divided by ${pie.slices.length}.`,
      wrong`${value + (shown[0] ?? 0)} | You left out the ${shown[0] ?? 0} percent of one slice.`,
      wrong`${value + 5} | Too much: all slices together would be 105 percent.`,
      wrong`${value - 5} | Too little: all slices together would be only 95 percent.`,
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
      wrong`${tidy((180 * share) / 100)} | You took half a turn as the whole. A full turn has 360 degrees.`,
      wrong`${360 - value} | This is the angle of all other slices together.`,
      wrong`${tidy(360 / share)} | You divided 360 by ${share}. Take ${share} hundredths of 360.`,
      wrong`${tidy((100 * share) / 360)} | You turned it around. One percent is 3.6 degrees: multiply.`,
      ...nearly(value),
    ]),
    solution: [
      step`The whole pie is a full turn. What is one percent of it? | 360 -: 100 = 3.6`,
      step`The slice is ${share} percent. | ${share} xx 3.6 = ${value}`,
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
      say`The angles are given. What percentage is the slice ${quoted(asked)}?`,
      picture(pieChart(pie, 'degrees')),
    ],
    answer: numberAnswer(value, '%', [
      wrong`${degrees} | This is the angle. A full turn of 360 degrees is 100 percent.`,
      wrong`${tidy((100 * degrees) / 180)} | You divided by 180. A full turn has 360 degrees.`,
      wrong`${100 - value} | These are all other slices together.`,
      wrong`${tidy(3.6 * degrees)} | You multiplied. Each percent has 3.6 degrees: divide.`,
      wrong`${tidy(degrees / 10)} | You divided by 10. One percent is 3.6 degrees.`,
      ...nearly(value),
    ]),
    solution: [
      step`Write the angle as a part of the full turn. | ${degrees}/360 = ${tidy(degrees / 360)}`,
      step`Make it percent. | ${tidy(degrees / 360)} = ${value}%`,
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
      say`The pie stands for ${all} ${pie.who}. How many of them belong to the slice ${quoted(asked)}?`,
      picture(pieChart(pie, byAngle ? 'degrees' : 'percent')),
    ],
    answer: numberAnswer(value, [
      byAngle
        ? wrong`${given} | These are degrees. Find what part of 360 they are.`
        : wrong`${given} | This is the percentage. Take it of ${all}.`,
      wrong`${all - value} | These are all the others.`,
      byAngle
        ? wrong`${tidy((degrees * all) / 100)} | You took degrees as percent. A full turn has 360 degrees.`
        : wrong`${tidy((share * all) / 360)} | You took percent as degrees. The whole is 100 percent.`,
      wrong`${tidy(all / given)} | You divided ${all} by ${given}. Find the part of ${all}.`,
      wrong`${tidy(all / pie.slices.length)} | The slices are not equal: do not just divide by ${pie.slices.length}.`,
      ...nearly(value),
    ]),
    solution: byAngle
      ? [
          step`What part of the full turn is the slice? | ${degrees}/360 = ${tidy(degrees / 360)}`,
          step`Take this part of ${all}. | ${tidy(degrees / 360)} xx ${all} = ${value}`,
        ]
      : [
          step`Write the percentage as a decimal. | ${share}% = ${share / 100}`,
          step`Take this part of ${all}. | ${share / 100} xx ${all} = ${value}`,
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
      say`The slice ${quoted(known)} stands for ${part} ${pie.who}. How many ${pie.who} does the whole pie stand for?`,
      picture(pieChart(pie)),
    ],
    answer: numberAnswer(all, [
      wrong`${tidy((share * part) / 100)} | You took ${share} percent of ${part}. But ${part} is the part, not the whole.`,
      wrong`${all - part} | These are the others. The whole has all of them.`,
      wrong`${tidy(part * pie.slices.length)} | The slices are not equal: do not just multiply by their number.`,
      wrong`${part * share} | You multiplied by ${share}. If ${share} percent is ${part}, first find one percent.`,
      wrong`${part + 100 - share} | You added a number and a percentage. A percentage is a part of the whole.`,
      ...nearly(all),
    ]),
    solution: [
      step`${share} percent is ${part}. So this is one percent. | ${part} -: ${share} = ${tidy(part / share)}`,
      step`The whole is 100 percent. | 100 xx ${tidy(part / share)} = ${all}`,
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
      say`The slice ${quoted(known)} stands for ${part} ${pie.who}. How many ${pie.who} does the slice ${quoted(asked)} stand for?`,
      picture(pieChart(pie)),
    ],
    answer: numberAnswer(value, [
      wrong`${part + asked.share - known.share} | You added the difference of the percentages. A percentage is not a number of people.`,
      wrong`${tidy((asked.share * part) / 100)} | You took ${asked.share} percent of ${part}. The percentages are of the whole pie.`,
      wrong`${all} | This is the whole pie. Take only one slice.`,
      wrong`${tidy((part * known.share) / asked.share)} | You turned the two slices around.`,
      wrong`${all - part} | These are all other slices together.`,
      ...nearly(value),
    ]),
    solution: [
      step`${known.share} percent is ${part}. So this is one percent. | ${part} -: ${known.share} = ${one}`,
      step`The other slice is ${asked.share} percent. | ${asked.share} xx ${one} = ${value}`,
      step`Check: the whole pie stands for ${all} in both ways. | ${part}/${known.share} = ${value}/${asked.share} = ${one}`,
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
