import type { Random } from 'shared-puzzle-engine';

/** From the normal distribution with mean 0 and deviation 1 (Box and Muller). */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

export function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
