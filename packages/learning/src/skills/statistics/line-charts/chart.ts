import { type Draw, type Drawing, type LineChart, type Scale } from '../builder';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKS = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Week 6', 'Week 7'];
const YEARS = ['2019', '2020', '2021', '2022', '2023', '2024', '2025'];

interface Story {
  /** One step of time: "month". */
  readonly per: string;
  readonly times: readonly string[];
  /** The preposition before a time: "in" March, "on" Monday. */
  readonly at: string;
  readonly axis: string;
  /** "the number of members" */
  readonly quantity: string;
  readonly units: string;
  /** What a chart of two lines shows, and their names. */
  readonly pair: string;
  readonly names: readonly [string, string];
  /** A time between two points. */
  readonly within: string;
  /** A possible cause, which no chart shows. */
  readonly cause: string;
}

export const STORIES = [
  {
    per: 'month',
    times: MONTHS,
    at: 'in',
    axis: 'Members',
    quantity: 'the number of members',
    units: 'members',
    pair: 'the members of two clubs',
    within: 'In the middle of',
    names: ['Chess', 'Judo'],
    cause: 'a new coach',
  },
  {
    per: 'day',
    times: DAYS,
    at: 'on',
    axis: 'Visitors',
    quantity: 'the number of visitors',
    units: 'visitors',
    pair: 'the visitors to two places',
    within: 'At noon on',
    names: ['Zoo', 'Pool'],
    cause: 'the weather',
  },
  {
    per: 'week',
    times: WEEKS,
    at: 'in',
    axis: 'Height in inches',
    quantity: 'the height of the plant',
    units: 'inches',
    pair: 'the height of two plants',
    within: 'In the middle of',
    names: ['Bean', 'Pea'],
    cause: 'more light',
  },
  {
    per: 'month',
    times: MONTHS,
    at: 'in',
    axis: 'Water level in feet',
    quantity: 'the water level',
    units: 'feet',
    pair: 'two water levels',
    within: 'In the middle of',
    names: ['Lake', 'River'],
    cause: 'rain in the mountains',
  },
  {
    per: 'year',
    times: YEARS,
    at: 'in',
    axis: 'Shops',
    quantity: 'the number of shops',
    units: 'shops',
    pair: 'the shops in two towns',
    within: 'In the middle of',
    names: ['Brook', 'Oakley'],
    cause: 'a new railroad station',
  },
  {
    per: 'day',
    times: DAYS,
    at: 'on',
    axis: 'Orders',
    quantity: 'the number of orders',
    units: 'orders',
    pair: 'the orders for two dishes',
    within: 'At noon on',
    names: ['Pizza', 'Soup'],
    cause: 'a lower price',
  },
] as const satisfies readonly Story[];

export interface Chart {
  readonly story: Story;
  /** The times that are shown, as words say them. */
  readonly times: readonly string[];
  readonly scale: Scale;
  /** One for each line. */
  readonly lines: readonly (readonly number[])[];
}

/** Points are on a line of the scale or halfway between two. No two neighbors are equal. */
export function drawChart(draw: Draw, times: number, lines: 1 | 2 = 1): Chart {
  const story = draw.pick(STORIES);
  // A plant does not shrink.
  const rises = story.axis.startsWith('Height');
  const step = draw.pick([2, 4, 10, 20]);
  const drawLine = () => {
    const heights = Array.from({ length: times }, () => draw.integer(1, 12));
    return rises ? heights.sort((one, other) => one - other) : heights;
  };
  const heights = Array.from({ length: lines }, drawLine);
  const stays = heights.some((line) => line.some((height, index) => height === line[index + 1]));
  if (stays) return drawChart(draw, times, lines);
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
    const points = values.map((value, index) => `${short[index] ?? ''}: ${value}`).join(', ');
    return lines.length > 1 ? `${story.names[line] ?? ''}. ${points}` : points;
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
export function drawSpan(draw: Draw, { times }: Chart, least: number): [start: number, end: number] {
  const start = draw.integer(0, times.length - 1 - least);
  return [start, draw.integer(start + least, times.length - 1)];
}
