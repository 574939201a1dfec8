import { randomInteger, type Random } from 'shared-puzzle-engine';
import { total } from '../data';

/** Whole distances from a mean, whose standard deviation is a whole number from 2 on. Not all equally far. */
export function drawDistances(random: Random, count: number, farthest: number): number[] {
  for (;;) {
    const all = Array.from({ length: count - 1 }, () => randomInteger(random, -farthest, farthest));
    const distances = [...all, -total(all)];
    const deviation = Math.sqrt(squares(distances) / count);
    const isEven = new Set(distances.map(Math.abs)).size < 2;
    const isFar = Math.max(...distances.map(Math.abs)) > farthest;
    if (Number.isInteger(deviation) && deviation > 1 && !isEven && !isFar) return distances;
  }
}

export function squares(distances: readonly number[]): number {
  return total(distances.map((distance) => distance * distance));
}

export function meanDistance(distances: readonly number[]): number {
  return total(distances.map(Math.abs)) / distances.length;
}
