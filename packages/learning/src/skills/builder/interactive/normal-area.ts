/** The area below the normal curve up to a number of standard deviations, to about 7 places. */
export function areaBelow(deviations: number): number {
  const size = Math.abs(deviations);
  const t = 1 / (1 + 0.2316419 * size);
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const beyond = (Math.exp((-size * size) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return deviations < 0 ? beyond : 1 - beyond;
}

/** A part of the whole in percent, to one decimal place. */
export const percentOf = (part: number): number => Number((part * 100).toFixed(1));
