import type Fraction from 'fraction.js';
import { copy } from './copy';
import type { Reading } from './read-number';

/** Whether a decimal of the value never ends. */
const repeats = (value: Fraction): boolean => value.toString().includes('(');

/**
 * Whether a decimal is a sensible rounding of a value, from two places on; 35.3 for 35 1/3 has one, but three digits. The
 * first digits without rounding also count: 0.66 for 2/3, and 0.302 for 0.3025.
 */
export function isRounded({ value: given, places = 0 }: Reading, value: Fraction): boolean {
  if (places === 0 || given.equals(value) || given.mul(value).lte(0)) return false;
  const digits = given
    .abs()
    .mul(10 ** places)
    .toString().length;
  if (places < 2 && digits < 3) return false;
  if (given.sub(value).abs().gt(value.abs().div(10))) return false;
  const [size, exact] = [given.abs(), value.abs()];
  const isCut = exact.floor(places).equals(size) && places >= (repeats(value) ? 2 : 3);
  return isCut || exact.round(places).equals(size);
}

/** What to say about a rounded answer. */
export const roundedReason = (values: readonly Fraction[]): string =>
  values.some(repeats) ? copy.roundedFraction : copy.rounded;
