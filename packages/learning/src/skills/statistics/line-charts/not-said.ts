import { choiceAnswer } from '../../making/answers';
import { picture, say, step } from '../../making/blocks';
import type { Make } from '../../making/by-difficulty';
import { pick } from '../../making/draw';
import { drawChart, drawSpan, lineChart, named, when, whenFirst, type Chart } from './chart';

type Statement = readonly [text: string, why: string];

/** What can be read: from one time to another, a rise or a fall; and where the line is highest. */
function readable(chart: Chart, start: number, end: number): Statement[] {
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const [before, after] = [values[start] ?? 0, values[end] ?? 0];
  const highest = Math.max(...values);
  const [first, last] = [named(times[start] ?? ''), named(times[end] ?? '')];
  return [
    [
      `${whenFirst(chart, end)}, ${story.quantity} was ${after > before ? 'higher' : 'lower'} than ${when(chart, start)}`,
      `The chart says this: ${before} ${when(chart, start)}, ${after} ${when(chart, end)}.`,
    ],
    [`No point of the chart is above ${highest}`, `The chart says this: its highest point is at ${highest}.`],
    [
      `From ${first} to ${last}, ${story.quantity} changed by ${Math.abs(after - before)} in all`,
      `The chart says this: from ${before} to ${after}.`,
    ],
  ];
}

/** What nobody can read from the points: why, between them, and behind the last one. */
function beyond(chart: Chart, start: number): Statement[] {
  const { story, times } = chart;
  const [values = []] = chart.lines;
  const [one, another] = [named(times[start] ?? ''), named(times[start + 1] ?? '')];
  const goes = (values[start + 1] ?? 0) > (values[start] ?? 0) ? 'rise' : 'fall';
  const last = values.at(-1) ?? 0;
  const rises = last > (values.at(-2) ?? 0);
  return [
    [
      `The ${goes} from ${one} to ${another} was caused by ${story.cause}`,
      'A chart shows what changed and when, but not why.',
    ],
    [
      `${story.within} ${another} it was exactly ${values[start + 1] ?? 0}`,
      `The chart has one number for each ${story.per}. It does not say what happened within it.`,
    ],
    [
      `One ${story.per} after ${named(times.at(-1) ?? '')} it was ${rises ? 'above' : 'below'} ${last}`,
      `The chart ends at ${named(times.at(-1) ?? '')}. A line need not go on as it did.`,
    ],
  ];
}

/** Asks for the one statement of four that the chart does not say, or the one that it says. */
export const notSaid: Make = (random, difficulty) => {
  const chart = drawChart(random, 6);
  const { story } = chart;
  const [values = []] = chart.lines;
  const [start, end] = drawSpan(random, chart, 2);
  if (values[start] === values[end]) return notSaid(random, difficulty);
  const said = readable(chart, start, end);
  const unsaid = beyond(chart, start);
  const asksUnsaid = random() < 0.5;
  const [from, others] = asksUnsaid ? [unsaid, said] : [said, unsaid];
  const [right, why] = pick(random, from as [Statement, ...Statement[]]);
  return {
    prompt: [
      say(
        `The chart shows ${story.quantity}, one point for each ${story.per}. Which of these does it ${asksUnsaid ? 'not say' : 'say'}?`,
      ),
      picture(lineChart(chart)),
    ],
    answer: choiceAnswer(right, others, random),
    solution: [
      step('A line chart says what was measured, and when: its points.'),
      step(
        'It does not say why something changed, what happened within one step of time, or what comes after the last one.',
      ),
      step(`${right}. ${why}`),
    ],
  };
};
