/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Sum over sum, for pairs of one learner each: by the delta method. */
export function ratioOf(pairs: readonly (readonly [above: number, below: number])[]): Estimate {
  const below = meanOf(pairs.map((pair) => pair[1]));
  const value = meanOf(pairs.map((pair) => pair[0])) / below;
  const squares = pairs.map((pair) => (pair[0] - value * pair[1]) ** 2);
  const error = (Z * Math.sqrt(meanOf(squares) / pairs.length)) / below;
  return { value, low: value - error, high: value + error };
}

/** A share of all learners: Wilson's interval, which holds near 0 and 1 too. */
export function shareOf(hits: number, all: number): Estimate {
  const middle = (hits + Z ** 2 / 2) / (all + Z ** 2);
  const error = (Z * Math.sqrt((hits * (all - hits)) / all + Z ** 2 / 4)) / (all + Z ** 2);
  return { value: hits / all, low: middle - error, high: middle + error };
}
