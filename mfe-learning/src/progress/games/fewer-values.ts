/** Maximum points of a readable small line. */
const MOST = 24;

/** At most 24 values. Each is the mean of the same number of consecutive values; the oldest may average fewer. */
export function fewerValues(values: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(values.length / MOST));
  const points = Math.ceil(values.length / size);
  return Array.from({ length: points }, (_, index) => {
    // Grouped from the end, so that the newest point averages as many days as the others.
    const end = values.length - (points - 1 - index) * size;
    const part = values.slice(Math.max(0, end - size), end);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  });
}
