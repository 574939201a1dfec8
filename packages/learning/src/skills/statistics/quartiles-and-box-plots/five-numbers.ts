import { inOrder, medianOf, type BoxPlot, type Draw, type Drawing } from '../builder';

type FiveNumbers = BoxPlot['plots'][number];

/** Quartiles are the medians of the halves; the middle one of an odd number belongs to neither. */
export function fiveNumbers(numbers: readonly number[]) {
  const sorted = inOrder(numbers);
  const lowerHalf = sorted.slice(0, Math.floor(sorted.length / 2));
  const upperHalf = sorted.slice(Math.ceil(sorted.length / 2));
  return {
    sorted,
    lowerHalf,
    upperHalf,
    minimum: sorted[0] ?? 0,
    lower: medianOf(lowerHalf),
    median: medianOf(sorted),
    upper: medianOf(upperHalf),
    maximum: sorted.at(-1) ?? 0,
  };
}

/** On multiples of `unit`, so that they can be read off; the bar is not in the middle of the box. */
export function drawBox(draw: Draw, unit: number): FiveNumbers {
  const widths = [3, 2, 2, 3].map((most) => draw.integer(1, most + 1));
  if (widths[1] === widths[2]) return drawBox(draw, unit);
  const start = draw.integer(1, 5);
  const [lower = 0, median = 0, upper = 0, maximum = 0] = widths.map(
    (_, index) => unit * widths.slice(0, index + 1).reduce((sum, width) => sum + width, start),
  );
  return { minimum: unit * start, lower, median, upper, maximum };
}

/** What a plot shows, without the name of its axis. */
function inWords({ minimum, lower, median, upper, maximum }: FiveNumbers): string {
  return `The line starts at ${minimum}, the box goes from ${lower} to ${upper} with a bar at ${median}, and the line ends at ${maximum}.`;
}

/** One plot, or several with their labels. */
export function boxPlot(axis: string, ...plots: readonly FiveNumbers[]): Drawing {
  const shown = plots.map((plot) => (plot.label === undefined ? '' : `${plot.label}: `) + inWords(plot));
  return {
    kind: 'box-plot',
    text: `${plots.length > 1 ? 'Box plots' : 'A box plot'}. Axis: ${axis}. ${shown.join(' ')}`,
    axis,
    plots,
  };
}
