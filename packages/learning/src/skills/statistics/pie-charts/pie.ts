import { total, type Draw, type Drawing } from '../builder';

/** Who is counted, what they do, and where two groups of them may be. */
const STORIES = [
  {
    who: 'students',
    title: 'How students come to school',
    labels: ['Bus', 'Bicycle', 'Walking', 'Car', 'Train'],
    groups: ['School A', 'School B'],
  },
  {
    who: 'guests',
    title: 'What guests order',
    labels: ['Soup', 'Salad', 'Pasta', 'Fish', 'Rice'],
    groups: ['Lunch', 'Dinner'],
  },
  {
    who: 'members',
    title: 'What members play',
    labels: ['Tennis', 'Chess', 'Soccer', 'Judo', 'Golf'],
    groups: ['North Club', 'South Club'],
  },
  {
    who: 'readers',
    title: 'What readers borrow',
    labels: ['Novels', 'Comics', 'Travel', 'Poems', 'Science'],
    groups: ['Old Library', 'New Library'],
  },
  {
    who: 'visitors',
    title: 'What visitors see first',
    labels: ['Lions', 'Penguins', 'Monkeys', 'Snakes', 'Bears'],
    groups: ['Saturday', 'Sunday'],
  },
] as const;

export interface Slice {
  readonly label: string;
  /** In percent. */
  readonly share: number;
}

export interface Pie {
  readonly who: string;
  readonly title: string;
  readonly groups: readonly [string, string];
  readonly slices: readonly Slice[];
}

/** Whole shares, all different, in multiples of 5 or of 10 percent: they make 100 together. */
export function drawPie(draw: Draw, count: number, unit: 5 | 10): Pie {
  const { who, title, labels, groups } = draw.pick(STORIES);
  const shares = drawShares(draw, count, unit);
  const names = draw.shuffled(labels);
  return { who, title, groups, slices: shares.map((share, index) => ({ label: names[index] ?? '', share })) };
}

function drawShares(draw: Draw, count: number, unit: 5 | 10): number[] {
  const shares = Array.from({ length: count - 1 }, () => unit * draw.integer(10 / unit, 50 / unit));
  const all = [...shares, 100 - total(shares)];
  return new Set(all).size === count && Math.min(...all) >= 10 ? all : drawShares(draw, count, unit);
}

/** Another pie of the same slices, each with a share of its own. */
export function otherShares(draw: Draw, pie: Pie): Pie {
  const shares = drawShares(draw, pie.slices.length, 5);
  const slices = pie.slices.map(({ label }, index) => ({ label, share: shares[index] ?? 0 }));
  return slices.some(({ share }, index) => share === pie.slices[index]?.share)
    ? otherShares(draw, pie)
    : { ...pie, slices };
}

/** The label of a slice within a sentence: “Bus”. */
export function quoted({ label }: Slice): string {
  return `“${label}”`;
}

/** Percent or degrees in the slices. `hidden` has a question mark. */
export function pieChart(
  { title, slices }: Pick<Pie, 'title' | 'slices'>,
  as: 'percent' | 'degrees' = 'percent',
  hidden?: Slice,
): Drawing {
  const drawn = slices.map((slice) => {
    const value = as === 'percent' ? `${slice.share}%` : `${angleOf(slice.share)}°`;
    return { ...slice, value: slice === hidden ? '?' : value };
  });
  const listed = drawn.map(({ label, value }) => `${label} ${value}`).join(', ');
  return { kind: 'pie-chart', text: `A pie chart. ${title}: ${listed}.`, title, slices: drawn };
}

export function angleOf(share: number): number {
  return (360 * share) / 100;
}

/** `count` of the slices, in any order. */
export function someSlices(draw: Draw, { slices }: Pie, count: number): Slice[] {
  return draw.shuffled(slices).slice(0, count);
}

/** A number of people such that each share is a whole number. */
export function drawTotal(draw: Draw, { slices }: Pick<Pie, 'slices'>, most: number): number {
  const all = 20 * draw.integer(2, most);
  return slices.every(({ share }) => Number.isInteger((share * all) / 100))
    ? all
    : drawTotal(draw, { slices }, most);
}
