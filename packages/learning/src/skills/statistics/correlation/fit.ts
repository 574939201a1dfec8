import { total } from '../data';

/** The line of least squares, and how close the points lie to it. */
export function fitOf(points: readonly (readonly [x: number, y: number])[]) {
  const mean = (values: readonly number[]) => total(values) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const sumOf = (product: (x: number, y: number) => number) =>
    total(points.map(([x, y]) => product(x - meanX, y - meanY)));
  const together = sumOf((x, y) => x * y);
  const [across, up] = [sumOf((x) => x * x), sumOf((_, y) => y * y)];
  const slope = together / across;
  return { slope, intercept: meanY - slope * meanX, r: together / Math.sqrt(across * up) };
}
