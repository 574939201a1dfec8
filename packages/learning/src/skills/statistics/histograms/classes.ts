import type { Draw, Drawing } from '../builder';

/** Classes of one width. The first begins at `from`. */
export interface Classes {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** Low at the ends and higher between, as most data are. */
export function drawClasses(draw: Draw, classes: number, most: number): Classes {
  const width = [5, 10, 20][draw.integer(0, 2)] ?? 10;
  const top = (classes - 1) / 2;
  const counts = Array.from({ length: classes }, (_, index) => {
    const height = most * (1 - Math.abs(index - top) / (classes / 2 + 1));
    return draw.integer(Math.max(1, Math.ceil(height / 2)), Math.ceil(height));
  });
  return { from: width * draw.integer(0, 3), width, counts };
}

/** Sorts values into classes from 0 on. A value on an edge belongs to the class that starts there. */
export function classesOf(values: readonly number[], width: number): Classes {
  const counts = Array.from(
    { length: Math.floor(Math.max(...values) / width) + 1 },
    (_, index) => values.filter((value) => Math.floor(value / width) === index).length,
  );
  return { from: 0, width, counts };
}

export function startOf({ from, width }: Classes, place: number): number {
  return from + width * place;
}

/** "10–20": from 10 up to, but not including, 20. */
export function nameOf(classes: Classes, place: number): string {
  return `${startOf(classes, place)}–${startOf(classes, place + 1)}`;
}

export function histogram(classes: Classes, axis: string): Drawing {
  const bars = classes.counts.map((count, index) => ({ label: nameOf(classes, index), count }));
  return {
    kind: 'histogram',
    text: `A histogram. Axis: ${axis}. ${bars.map(({ label, count }) => `${label}: ${count}`).join(', ')}.`,
    axis,
    touching: true,
    bars,
  };
}

export const AXES = [
  'Age of visitors',
  'Minutes on the bus',
  'Points on a test',
  'Weight of packages in pounds',
] as const;
