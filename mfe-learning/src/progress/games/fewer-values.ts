/** More points than this make a small line a scribble. */
const MOST = 24;

/** At most 24 values. Each is the mean of an equal number of values in a row; the oldest may stand for fewer. */
export function fewerValues(values: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(values.length / MOST));
  const points = Math.ceil(values.length / size);
  return Array.from({ length: points }, (_, index) => {
    // Counted from the end, so that the newest point stands for as many days as the others.
    const end = values.length - (points - 1 - index) * size;
    const part = values.slice(Math.max(0, end - size), end);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}
