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

/** The share of the normal distribution below a value, to 0.0001 (Abramowitz and Stegun 26.2.17). */
export function normalShare(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const density = 0.3989423 * Math.exp(-(value ** 2) / 2);
  const tail = density * t * (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return value > 0 ? 1 - tail : tail;
}
