import { randomInteger, type Random } from 'shared-puzzle-engine';
import { total } from '../data';

/**
 * Whole distances from a mean, not all equally far.
 * @param isWanted what the variance must be
 */
export function drawDistances(
  random: Random,
  [count, farthest]: readonly [count: number, farthest: number],
  isWanted: (variance: number) => boolean,
): number[] {
  for (;;) {
    const all = Array.from({ length: count - 1 }, () => randomInteger(random, -farthest, farthest));
    const distances = [...all, -total(all)];
    const isEven = new Set(distances.map(Math.abs)).size < 2;
    const isFar = Math.max(...distances.map(Math.abs)) > farthest;
    if (isWanted(squares(distances) / count) && !isEven && !isFar) return distances;
  }
}

export function squares(distances: readonly number[]): number {
  return total(distances.map((distance) => distance * distance));
}

export function meanDistance(distances: readonly number[]): number {
  return total(distances.map(Math.abs)) / distances.length;
}
