/** Maps a stretch of numbers onto a stretch of the drawing. */
export function scaleOf(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Round numbers from `from` to `to`, both inside, about as many as asked for. */
export function roundTicks(from: number, to: number, about: number): number[] {
  const rough = (to - from || 1) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return steps(Math.ceil(from / step) * step, to, step);
}

/** `from`, `from + step` and so on, up to `to`. */
export function steps(from: number, to: number, step: number): number[] {
  const count = Math.floor((to - from) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((from + index * step).toPrecision(12)));
}
