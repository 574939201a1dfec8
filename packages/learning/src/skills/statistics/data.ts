import type { Draw } from '../builder';

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

export function inOrder(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, another) => one - another);
}

/** Halfway between the two middle values if their number is even. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = inOrder(numbers);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half - 1)] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

/** In any order. */
export function differentNumbers(draw: Draw, count: number, low: number, high: number): number[] {
  const all = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return draw.shuffled(all).slice(0, count);
}

/** Rounded to at most three decimal places. */
export function tidy(number: number): number {
  return Number(number.toFixed(3));
}
