import { nearly, numberAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { tidy, total } from '../data';
import { barChart, drawChart, someBars, type Bar } from './chart';

export const totalOf: Make = (random, difficulty) => {
  const chart = drawChart(random, difficulty + 1, difficulty > 2);
  const { things, verb, scale, bars } = chart;
  const counts = bars.map(({ count }) => count);
  const value = total(counts);
  const highest = Math.max(...counts);
  return {
    prompt: [say(`How many ${things} did they ${verb} in all?`), picture(barChart(chart))],
    answer: numberAnswer(value, [
      [highest, `This is the tallest bar alone. Add all ${bars.length} bars.`],
      [
        value - (counts.at(-1) ?? 0),
        `You left out the last bar, the ${counts.at(-1) ?? 0} of ${bars.at(-1)?.label ?? ''}.`,
      ],
      [scale.to, 'This is where the axis ends. Add what the bars show.'],
      [tidy(value / scale.step), `You counted lines. Each line stands for ${scale.step} ${things}.`],
      [value + scale.step / 2, 'One bar was read too high. Go straight to the left from each top.'],
      [value - scale.step / 2, 'One bar was read too low. Go straight to the left from each top.'],
    ]),
    solution: [
      step(`Read each bar: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}.`),
      step('Add them.', `${counts.join(' + ')} = ${value}`),
    ],
  };
};

/** Two together, against one or from difficulty 4 on against two. */
export const together: Make = (random, difficulty) => {
  const chart = drawChart(random, 5, true);
  const { things, verb } = chart;
  const [one, another, ...rest] = someBars(random, chart, difficulty > 3 ? 4 : 3) as [Bar, Bar, Bar];
  const [ours, theirs] = [one.count + another.count, total(rest.map(({ count }) => count))];
  const value = ours - theirs;
  if (value <= 0) return together(random, difficulty);
  const than = rest.map(({ label }) => label).join(' and ');
  return {
    prompt: [
      say(
        `How many more ${things} did ${one.label} and ${another.label} ${verb} together than ${than}${rest.length > 1 ? ' together' : ''}?`,
      ),
      picture(barChart(chart)),
    ],
    answer: numberAnswer(value, [
      [ours, `This is ${one.label} and ${another.label} together. Subtract ${theirs} for ${than}.`],
      [ours + theirs, 'You added everything. “How many more” asks for a difference.'],
      [
        Math.abs(one.count - theirs),
        `You compared ${one.label} alone. Add ${another.label}'s ${another.count} first.`,
      ],
      [
        Math.abs(another.count - theirs),
        `You compared ${another.label} alone. Add ${one.label}'s ${one.count} first.`,
      ],
      ...nearly(value),
    ]),
    solution: [
      step(`Add ${one.label} and ${another.label}.`, `${one.count} + ${another.count} = ${ours}`),
      ...(rest.length > 1
        ? [step(`Add ${than}.`, `${rest.map(({ count }) => count).join(' + ')} = ${theirs}`)]
        : []),
      step('Subtract.', `${ours} - ${theirs} = ${value}`),
    ],
  };
};

/** The total is known, and one bar is not in the chart. */
export const missingBar: Make = (random) => {
  const chart = drawChart(random, 5, true);
  const { things, verb, scale } = chart;
  const [hidden] = someBars(random, chart, 1) as [Bar];
  const bars = chart.bars.filter((bar) => bar !== hidden);
  const counts = bars.map(({ count }) => count);
  const shown = total(counts);
  const all = shown + hidden.count;
  const [first = 0] = counts;
  return {
    prompt: [
      say(
        `${hidden.label} is missing from the chart. All five together ${pastOf(verb)} ${all} ${things}. How many did ${hidden.label} ${verb}?`,
      ),
      picture(barChart({ ...chart, bars })),
    ],
    answer: numberAnswer(hidden.count, [
      [shown, `This is what the four bars show together. How much is missing up to ${all}?`],
      [all + shown, 'You added. Take the four bars away from the total.'],
      [
        hidden.count + first,
        `You left out ${bars[0]?.label ?? ''} when you added the bars: ${first} too many are left.`,
      ],
      [tidy(shown / 4), 'This is the mean of the four bars. The total says how many the fifth has.'],
      [hidden.count + scale.step / 2, 'One bar was read too low. Go straight to the left from each top.'],
      [hidden.count - scale.step / 2, 'One bar was read too high. Go straight to the left from each top.'],
    ]),
    solution: [
      step('Add the bars that are shown.', `${counts.join(' + ')} = ${shown}`),
      step('What is left of the total belongs to the missing bar.', `${all} - ${shown} = ${hidden.count}`),
      step('Check.', `${counts.join(' + ')} + ${hidden.count} = ${all}`),
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
