import { randomInteger, shuffled, type Random } from 'shared-puzzle-engine';
import type { Drawing, Scale } from '../../../exercise/drawing';
import { people, pick } from '../../making/draw';
import { differentNumbers } from '../data';

const TOWNS = ['Ashford', 'Brook', 'Elmton', 'Milton', 'Oakley'] as const;
const CLASSES = ['Class A', 'Class B', 'Class C', 'Class D', 'Class E'] as const;

/** What is counted, and who does it: "How many books did Class A borrow?" */
const STORIES = [
  { axis: 'Books borrowed', things: 'books', verb: 'borrow', who: CLASSES },
  { axis: 'Pages read', things: 'pages', verb: 'read', who: undefined },
  { axis: 'Trees planted', things: 'trees', verb: 'plant', who: CLASSES },
  { axis: 'Miles walked', things: 'miles', verb: 'walk', who: undefined },
  { axis: 'Points scored', things: 'points', verb: 'score', who: TOWNS },
  { axis: 'Tickets sold', things: 'tickets', verb: 'sell', who: TOWNS },
  { axis: 'Photos taken', things: 'photos', verb: 'take', who: undefined },
  { axis: 'Bottles collected', things: 'bottles', verb: 'collect', who: CLASSES },
] as const;

export interface Bar {
  readonly label: string;
  readonly count: number;
}

export interface Chart {
  readonly axis: string;
  readonly things: string;
  readonly verb: string;
  readonly bars: readonly Bar[];
  readonly scale: Scale;
}

function drawStory(random: Random, count: number) {
  const { axis, things, verb, who } = pick(random, STORIES);
  const labels = who ? [...who].slice(0, count) : people(random, count);
  return { axis, things, verb, labels };
}

/** Bars of different heights. They end on a line of the scale; `halves`: or halfway between two lines. */
export function drawChart(random: Random, count: number, halves: boolean): Chart {
  const { labels, ...story } = drawStory(random, count);
  const step = pick(random, halves ? [2, 4, 10, 20, 50] : [2, 5, 10, 20, 50]);
  const heights = differentNumbers(random, count, halves ? 3 : 1, halves ? 12 : 6);
  const bars = labels.map((label, place) => ({
    label,
    count: (heights[place] ?? 1) * (halves ? step / 2 : step),
  }));
  return { ...story, bars, scale: { from: 0, to: 6 * step, step } };
}

/** So many of the bars, in any order. */
export function someBars(random: Random, { bars }: Chart, count: number): Bar[] {
  return shuffled(bars, random).slice(0, count);
}

/** Two bars of a chart whose axis may not begin at 0: how many times as tall the second looks, and what it really is. */
export interface CutChart extends Chart {
  readonly small: Bar;
  readonly large: Bar;
  readonly looks: number;
  readonly really: number;
}

export function drawCutChart(random: Random, isCut: boolean): CutChart {
  const { labels, ...story } = drawStory(random, 3);
  const step = pick(random, [5, 10, 20, 50]);
  const from = isCut ? step * randomInteger(random, 5, 24) : 0;
  const [low, looks] = [randomInteger(random, 1, 2), randomInteger(random, 2, 5)];
  const [low2, high] = [randomInteger(random, 1, 6), low * looks];
  const really = (from + high * step) / (from + low * step);
  // A third bar stands between, so that nobody compares the only two there are.
  if (high > 6 || low2 === low || low2 === high || !Number.isInteger(Number((100 * really).toFixed(6))))
    return drawCutChart(random, isCut);
  const heights = [low, low2, high];
  const bars = shuffled(labels, random).map((label, place) => ({
    label,
    count: from + (heights[place] ?? 0) * step,
  }));
  const [small, , large] = bars as [Bar, Bar, Bar];
  const scale = { from, to: from + 6 * step, step };
  return { ...story, bars: shuffled(bars, random), scale, small, large, looks, really };
}

export function barChart({ axis, bars, scale }: Pick<Chart, 'axis' | 'bars' | 'scale'>): Drawing {
  return {
    kind: 'histogram',
    text: `A bar chart. ${axis}: ${bars.map(({ label, count }) => `${label} ${count}`).join(', ')}. The axis begins at ${scale.from}, with a line every ${scale.step}.`,
    axis,
    touching: false,
    bars,
    scale,
  };
}
