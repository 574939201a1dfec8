import { randomInteger, type Random } from 'shared-puzzle-engine';
import { total } from '../data';

type Point = readonly [x: number, y: number];

/** How close to a straight line, and in which direction, from -1 to 1. */
function correlationOf(points: readonly Point[]): number {
  const mean = (numbers: readonly number[]) => total(numbers) / numbers.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const along = (one: (point: Point) => number, another: (point: Point) => number) =>
    total(points.map((point) => one(point) * another(point)));
  const [x, y] = [(point: Point) => point[0] - meanX, (point: Point) => point[1] - meanY];
  return along(x, y) / Math.sqrt(along(x, x) * along(y, y));
}

/** Fourteen points from left to right whose correlation is as wanted, up to 0.04. */
export function drawCloud(random: Random, wanted: number): Point[] {
  for (;;) {
    const points = Array.from({ length: 14 }, (_, place): Point => {
      const noise = randomInteger(random, -100, 100) / 100;
      const height = wanted * ((place - 6.5) / 4.03) + Math.sqrt(1 - wanted * wanted) * noise * 1.7;
      return [place + randomInteger(random, 4, 6), Math.round(50 + 16 * height)];
    });
    if (Math.abs(correlationOf(points) - wanted) < 0.04)
      return points.sort(([one], [another]) => one - another);
  }
}
