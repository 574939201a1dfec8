/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Sum over sum, for pairs of one learner each: by the delta method. */
export function ratioOf(pairs: readonly (readonly [above: number, below: number])[]): Estimate {
  const below = meanOf(pairs.map((pair) => pair[1]));
  const value = meanOf(pairs.map((pair) => pair[0])) / below;
  const squares = pairs.map((pair) => (pair[0] - value * pair[1]) ** 2);
  return around(value, (Z * Math.sqrt(meanOf(squares) / pairs.length)) / below);
}

export function differenceOf(exact: number, { value, low, high }: Estimate): Estimate {
  return { value: exact - value, low: exact - high, high: exact - low };
}

/** The mean of figures of different learners. */
export function meanEstimate(estimates: readonly Estimate[]): Estimate {
  const errors = estimates.map(({ low, high }) => ((high - low) / 2) ** 2);
  return around(
    meanOf(estimates.map(({ value }) => value)),
    Math.sqrt(errors.reduce((sum, error) => sum + error, 0)) / estimates.length,
  );
}

/** The mean of one value for each learner. */
export function meanOfValues(values: readonly number[]): Estimate {
  return ratioOf(values.map((value) => [value, 1]));
}

/** The median, with the interval between order statistics. */
export function medianOf(values: readonly number[]): Estimate {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (place: number) => sorted[Math.max(0, Math.min(sorted.length - 1, Math.floor(place)))]!;
  const error = (Z * Math.sqrt(sorted.length)) / 2;
  return {
    value: at(sorted.length / 2),
    low: at(sorted.length / 2 - error),
    high: at(sorted.length / 2 + error),
  };
}

/** A share of all learners: Wilson's interval, which holds near 0 and 1 too. */
export function shareOf(hits: number, all: number): Estimate {
  const middle = (hits + Z ** 2 / 2) / (all + Z ** 2);
  const error = (Z * Math.sqrt((hits * (all - hits)) / all + Z ** 2 / 4)) / (all + Z ** 2);
  return { ...around(middle, error), value: hits / all };
}

function around(value: number, error: number): Estimate {
  return { value, low: value - error, high: value + error };
}
