import type { Drawing } from '../builder';

/** Steps on a number line, one jump after another. A jump over zero is split there, which is easier to count. */
export function walkOnLine(start: number, ...changes: readonly number[]): Drawing {
  const jumps: { from: number; to: number; label: string }[] = [];
  let at = start;
  for (const change of changes) {
    const end = at + change;
    const stops = at * end < 0 ? [0, end] : [end];
    for (const stop of stops) {
      jumps.push({ from: at, to: stop, label: withSign(stop - at) });
      at = stop;
    }
  }
  const seen = [start, at, 0, ...jumps.map(({ to }) => to)];
  const stepSize = Math.max(...seen) - Math.min(...seen) > 24 ? 5 : 1;
  return {
    kind: 'number-line',
    text: `A number line. You start at ${start}. ${jumps.map(({ to, label }) => `A jump of ${label} leads to ${to}.`).join(' ')}`,
    from: (Math.floor(Math.min(...seen) / stepSize) - 1) * stepSize,
    to: (Math.ceil(Math.max(...seen) / stepSize) + 1) * stepSize,
    step: stepSize,
    points: [
      { at: start, label: String(start) },
      { at, label: String(at) },
    ],
    jumps,
  };
}

function withSign(change: number): string {
  return change < 0 ? String(change) : `+${change}`;
}
