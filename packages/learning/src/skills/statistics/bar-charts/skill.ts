import {
  defineSkill,
  nearly,
  numberAnswer,
  picture,
  quotient,
  say,
  step,
  tidy,
  total,
  wrong,
  type Make,
} from '../builder';
import { barChart, drawChart, someBars, type Bar } from './chart';
import { headline, redrawn, trueTimes } from './cut-axis';
import { lesson } from './lesson';

/** Which lines a bar ends at, or between which. */
function endOf({ label, count }: Bar, line: number): string {
  const below = Math.floor(count / line) * line;
  return below === count
    ? `The bar for ${label} ends at the line for ${count}.`
    : `The bar for ${label} ends halfway between ${below} and ${below + line}, at ${count}.`;
}

const readBar: Make = (draw) => {
  const chart = drawChart(draw, 4, true);
  const { things, verb, scale, bars } = chart;
  const [asked, another] = someBars(draw, chart, 2) as [Bar, Bar];
  const { label, count } = asked;
  return {
    prompt: [say`How many ${things} did ${label} ${verb}?`, picture(barChart(chart))],
    answer: numberAnswer(count, [
      wrong`${another.count} | This is the bar for ${another.label}. Look for the name ${label} below the bars.`,
      wrong`${tidy(count / scale.step)} | You counted the lines. The lines are ${scale.step} ${things} apart: read the numbers on the left.`,
      wrong`${count + scale.step / 2} | Your answer is too high. Go straight to the left from the top of the bar.`,
      wrong`${count - scale.step / 2} | Your answer is too low. Go straight to the left from the top of the bar.`,
      ...bars.map(
        ({ label: name, count: other }) =>
          wrong`${other} | This is the bar for ${name}. Read the bar for ${label}.`,
      ),
    ]),
    solution: [
      step`Find the bar of ${label}, and go from its top straight to the axis on the left.`,
      step`${endOf(asked, scale.step)}`,
    ],
  };
};

const difference: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 4, difficulty > 1);
  const { things, verb, scale } = chart;
  const [less, more] = someBars(draw, chart, 2).sort((one, other) => one.count - other.count) as [Bar, Bar];
  const value = more.count - less.count;
  return {
    prompt: [
      say`How many more ${things} did ${more.label} ${verb} than ${less.label}?`,
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${more.count + less.count} | You added. “How many more” asks for the difference, so subtract.`,
      wrong`${more.count} | This is all of ${more.label}'s bar. Subtract ${less.count} for ${less.label}.`,
      wrong`${less.count} | This is all of ${less.label}'s bar. Find how much taller ${more.label}'s bar is.`,
      wrong`${tidy(value / scale.step)} | You counted the lines between the tops. The lines are ${scale.step} ${things} apart.`,
      ...nearly(value),
    ]),
    solution: [
      step`${endOf(more, scale.step)}`,
      step`${endOf(less, scale.step)}`,
      step`Subtract. | ${more.count} - ${less.count} = ${value}`,
    ],
  };
};

const timesAsMany: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 4, true);
  const { things, verb } = chart;
  const [less, more] = someBars(draw, chart, 2).sort((one, other) => one.count - other.count) as [Bar, Bar];
  const value = more.count / less.count;
  if (!Number.isInteger(2 * value)) return timesAsMany(draw, difficulty);
  const off = more.count - less.count;
  return {
    prompt: [
      say`How many times as many ${things} did ${more.label} ${verb} as ${less.label}?`,
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${off} | This is how many more there are. “Times as many” asks for a quotient, so divide.`,
      wrong`${quotient(less.count, more.count)} | You reversed the division. ${more.label} has more, so the answer is greater than 1.`,
      wrong`${value - 1} | You compared only the difference with ${less.label}. Divide all ${more.count} by ${less.count}.`,
      wrong`${value + 1} | Your answer is too large. Divide ${more.count} by ${less.count} again.`,
      ...nearly(value),
    ]),
    solution: [
      step`Read both bars: ${more.label} has ${more.count}, and ${less.label} has ${less.count}.`,
      step`Divide. | ${more.count} -: ${less.count} = ${value}`,
      step`Check. | ${value} xx ${less.count} = ${more.count}`,
    ],
  };
};

const totalOf: Make = (draw, difficulty) => {
  const chart = drawChart(draw, difficulty + 1, difficulty > 2);
  const { things, verb, scale, bars } = chart;
  const counts = bars.map(({ count }) => count);
  const value = total(counts);
  const highest = Math.max(...counts);
  return {
    prompt: [say`How many ${things} did they ${verb} in all?`, picture(barChart(chart))],
    answer: numberAnswer(value, [
      wrong`${highest} | This is the tallest bar alone. Add all ${bars.length} bars.`,
      wrong`${value - (counts.at(-1) ?? 0)} | You left out the last bar. Add the ${counts.at(-1) ?? 0} for ${bars.at(-1)?.label ?? ''} too.`,
      wrong`${scale.to} | This is where the axis ends. Add what the bars show.`,
      wrong`${tidy(value / scale.step)} | You counted lines. The lines are ${scale.step} ${things} apart.`,
      wrong`${value + scale.step / 2} | You read one bar too high. Go straight to the left from each top.`,
      wrong`${value - scale.step / 2} | You read one bar too low. Go straight to the left from each top.`,
    ]),
    solution: [
      step`Read each bar: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}.`,
      step`Add them. | ${counts.join(' + ')} = ${value}`,
    ],
  };
};

/** Two together, against one or from difficulty 4 on against two. */
const together: Make = (draw, difficulty) => {
  const chart = drawChart(draw, 5, true);
  const { things, verb } = chart;
  const [one, another, ...rest] = someBars(draw, chart, difficulty > 3 ? 4 : 3) as [Bar, Bar, Bar];
  const [ours, theirs] = [one.count + another.count, total(rest.map(({ count }) => count))];
  const value = ours - theirs;
  if (value <= 0) return together(draw, difficulty);
  const than = rest.map(({ label }) => label).join(' and ');
  return {
    prompt: [
      say`How many more ${things} did ${one.label} and ${another.label} ${verb} together than ${than}${rest.length > 1 ? ' together' : ''}?`,
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, [
      wrong`${ours} | This is ${one.label} and ${another.label} together. Subtract ${theirs} for ${than}.`,
      wrong`${ours + theirs} | You added everything. “How many more” asks for a difference.`,
      wrong`${Math.abs(one.count - theirs)} | You compared ${one.label} alone. Add ${another.label}'s ${another.count} first.`,
      wrong`${Math.abs(another.count - theirs)} | You compared ${another.label} alone. Add ${one.label}'s ${one.count} first.`,
      ...nearly(value),
    ]),
    solution: [
      step`Add ${one.label} and ${another.label}. | ${one.count} + ${another.count} = ${ours}`,
      rest.length > 1 && step`Add ${than}. | ${rest.map(({ count }) => count).join(' + ')} = ${theirs}`,
      step`Subtract. | ${ours} - ${theirs} = ${value}`,
    ],
  };
};

/** The total is known, and one bar is not in the chart. */
const missingBar: Make = (draw) => {
  const chart = drawChart(draw, 5, true);
  const { things, verb, scale } = chart;
  const [hidden] = someBars(draw, chart, 1) as [Bar];
  const bars = chart.bars.filter((bar) => bar !== hidden);
  const counts = bars.map(({ count }) => count);
  const shown = total(counts);
  const all = shown + hidden.count;
  const [first = 0] = counts;
  return {
    prompt: [
      say`${hidden.label} is missing from the chart. All five together ${pastOf(verb)} ${all} ${things}. How many did ${hidden.label} ${verb}?`,
      picture(barChart({ ...chart, bars })),
    ],
    answer: numberAnswer(hidden.count, [
      wrong`${shown} | This is what the four bars show together. Subtract it from ${all}.`,
      wrong`${all + shown} | You added. Subtract the four bars from the total instead.`,
      wrong`${hidden.count + first} | You left out ${bars[0]?.label ?? ''} when you added the bars. Subtract all four bars.`,
      wrong`${tidy(shown / 4)} | This is the mean of the four bars. Use the total to find the fifth bar.`,
      wrong`${hidden.count + scale.step / 2} | You read one bar too low. Go straight to the left from each top.`,
      wrong`${hidden.count - scale.step / 2} | You read one bar too high. Go straight to the left from each top.`,
    ]),
    solution: [
      step`Add the bars that are shown. | ${counts.join(' + ')} = ${shown}`,
      step`Subtract them from the total: the rest is the missing bar. | ${all} - ${shown} = ${hidden.count}`,
      step`Check. | ${counts.join(' + ')} + ${hidden.count} = ${all}`,
    ],
  };
};

function pastOf(verb: string): string {
  const irregular: Readonly<Record<string, string>> = {
    read: 'read',
    sell: 'sold',
    take: 'took',
    score: 'scored',
  };
  return irregular[verb] ?? `${verb}ed`;
}

export const skill = defineSkill(lesson, {
  1: [readBar, difference],
  2: [difference, totalOf],
  3: [totalOf, together, timesAsMany],
  4: [together, missingBar, trueTimes],
  5: [redrawn, headline, trueTimes],
});
