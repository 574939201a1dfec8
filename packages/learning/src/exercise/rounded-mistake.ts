import Fraction from 'fraction.js';
import type { KnownMistake, NumberAnswer } from './exercise';
import type { Reading } from './read-number';
import { isRounded } from './rounded';

/** Known mistakes with as many decimals are rounded themselves. */
const ROUNDED_PLACES = 3;

/** The known mistake that a number is a rounding of: "0.34" for 0.343, and "2/3" for 0.667. None if there are several. */
export function roundedMistake(
  { mistakes }: NumberAnswer,
  readings: readonly Reading[],
): KnownMistake | undefined {
  const found = mistakes.filter(
    ({ value, isSlip }) => !isSlip && readings.some((reading) => areRoundings(reading, value)),
  );
  return found.every(({ reason }) => reason === found[0]?.reason) ? found[0] : undefined;
}

function areRoundings(given: Reading, known: string): boolean {
  const value = new Fraction(known);
  const [, decimals = ''] = known.split('.');
  if (isRounded(given, value)) return true;
  return decimals.length >= ROUNDED_PLACES && given.value.round(decimals.length).equals(value);
}
