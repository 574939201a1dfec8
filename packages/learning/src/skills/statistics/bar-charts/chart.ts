import { differentNumbers, type Draw, type Drawing, type Scale } from '../builder';

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

interface Chart {
  readonly axis: string;
  readonly things: string;
  readonly verb: string;
  readonly bars: readonly Bar[];
  readonly scale: Scale;
}

function drawStory(draw: Draw, count: number) {
  const { axis, things, verb, who } = draw.pick(STORIES);
  const labels = who ? [...who].slice(0, count) : draw.people(count);
  return { axis, things, verb, labels };
}

/** Bars of different heights. They end on a line of the scale; `halves`: or halfway between two lines. */
export function drawChart(draw: Draw, count: number, halves: boolean): Chart {
  const { labels, ...story } = drawStory(draw, count);
  const step = draw.pick(halves ? [2, 4, 10, 20, 50] : [2, 5, 10, 20, 50]);
  const heights = differentNumbers(draw, count, halves ? 3 : 1, halves ? 12 : 6);
  const bars = labels.map((label, index) => ({
    label,
    count: (heights[index] ?? 1) * (halves ? step / 2 : step),
  }));
  return { ...story, bars, scale: { from: 0, to: 6 * step, step } };
}

/** `count` of the bars, in any order. */
export function someBars(draw: Draw, { bars }: Chart, count: number): Bar[] {
  return draw.shuffled(bars).slice(0, count);
}

/** Two bars of a chart whose axis may not begin at 0: how many times as tall the second one looks, and the true ratio. */
interface CutChart extends Chart {
  readonly small: Bar;
  readonly large: Bar;
  readonly looks: number;
  readonly really: number;
}

export function drawCutChart(draw: Draw, isCut: boolean): CutChart {
  const { labels, ...story } = drawStory(draw, 3);
  const step = draw.pick([5, 10, 20, 50]);
  const from = isCut ? step * draw.integer(5, 24) : 0;
  const [low, looks] = [draw.integer(1, 2), draw.integer(2, 5)];
  const [low2, high] = [draw.integer(1, 6), low * looks];
  const really = (from + high * step) / (from + low * step);
  // A third bar is between them, so that the two to compare are not the only ones.
  if (high > 6 || low2 === low || low2 === high || !Number.isInteger(Number((100 * really).toFixed(6))))
    return drawCutChart(draw, isCut);
  const heights = [low, low2, high];
  const bars = draw.shuffled(labels).map((label, index) => ({
    label,
    count: from + (heights[index] ?? 0) * step,
  }));
  const [small, , large] = bars as [Bar, Bar, Bar];
  const scale = { from, to: from + 6 * step, step };
  return { ...story, bars: draw.shuffled(bars), scale, small, large, looks, really };
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
