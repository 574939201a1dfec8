import Fraction from 'fraction.js';
import type { NumberAnswer } from '../../exercise/exercise';
import { wrong, type Mistake } from './blocks';

/** "3.4" and "0.34" for 3/4: the fraction bar read as a decimal point, or left out. */
export function barAsPoint({ value }: NumberAnswer): Mistake[] {
  const { n, d } = new Fraction(value).abs();
  if (!value.includes('/') || n > d || d > 9n) return [];
  const [over, under] = [String(n), String(d)];
  const reason =
    'The bar is not a decimal point. Enter a fraction with a slash, or divide the numerator by the denominator.';
  return [wrong`${over}.${under} | ${reason}`, wrong`0.${over}${under} | ${reason}`];
}
