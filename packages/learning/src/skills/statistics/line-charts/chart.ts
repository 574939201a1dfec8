import { randomInteger, type Random } from 'shared-puzzle-engine';
import type { Drawing, LineChart, Scale } from '../../../exercise/drawing';
import { pick } from '../../making/draw';
import { STORIES, type Story } from './stories';

export interface Chart {
  readonly story: Story;
  /** The times that are shown, as words say them. */
  readonly times: readonly string[];
  readonly scale: Scale;
  /** One for each line. */
  readonly lines: readonly (readonly number[])[];
}

/** Points lie on a line of the scale or halfway between two; no two next to each other are equal. */
export function drawChart(random: Random, times: number, lines: 1 | 2 = 1): Chart {
  const story = pick(random, STORIES);
  // A plant does not shrink.
  const rises = story.axis.startsWith('Height');
  const step = pick(random, [2, 4, 10, 20]);
  const drawLine = () => {
    const heights = Array.from({ length: times }, () => randomInteger(random, 1, 12));
    return rises ? heights.sort((one, other) => one - other) : heights;
  };
  const heights = Array.from({ length: lines }, drawLine);
  const stays = heights.some((line) => line.some((height, place) => height === line[place + 1]));
  if (stays) return drawChart(random, times, lines);
  return {
    story,
    times: story.times.slice(0, times),
    scale: { from: 0, to: 6 * step, step },
    lines: heights.map((line) => line.map((height) => (height * step) / 2)),
  };
}

/** "on Tuesday", "in week 3" */
export function when({ story, times }: Chart, place: number): string {
  return `${story.at} ${named(times[place] ?? '')}`;
}

/** At the beginning of a sentence: "On Tuesday" */
export function whenFirst(chart: Chart, place: number): string {
  return when(chart, place).replace(/^./, (letter) => letter.toUpperCase());
}

/** As it is written within a sentence. */
export function named(time: string): string {
  return time.replace('Week', 'week');
}

export function lineChart({ story, times, scale, lines }: Chart): Drawing & LineChart {
  const short = times.map((time) =>
    /^\D+day$/.test(time) || story.times[0] === 'January' ? time.slice(0, 3) : time,
  );
  const listed = lines.map((values, line) => {
    const points = values.map((value, place) => `${short[place] ?? ''} ${value}`).join(', ');
    return lines.length > 1 ? `${story.names[line] ?? ''}: ${points}` : points;
  });
  const xAxis = story.per.charAt(0).toUpperCase() + story.per.slice(1);
  return {
    kind: 'line-chart',
    text: `A line chart. ${story.axis} by ${story.per}. ${listed.join('. ')}. The axis begins at ${scale.from}, with a line every ${scale.step}.`,
    xAxis,
    yAxis: story.axis,
    scale,
    times: short,
    lines: lines.map((values, line) => ({
      ...(lines.length > 1 && { label: story.names[line] ?? '' }),
      values,
    })),
  };
}

/** What a chart of two lines shows. */
export function pairOf({ story }: Chart): string {
  return `The chart shows ${story.pair}, ${story.names[0]} and ${story.names[1]}.`;
}

/** Two different times, the earlier one first, at least so far apart. */
export function drawSpan(random: Random, { times }: Chart, least: number): [start: number, end: number] {
  const start = randomInteger(random, 0, times.length - 1 - least);
  return [start, randomInteger(random, start + least, times.length - 1)];
}
