import Fraction from 'fraction.js';
import type { NumberAnswer } from '../../exercise/exercise';
import { slip, type Mistake } from './blocks';

/** In units of the last digit. */
const STEPS = [1, 2, 10, 3, 5, 4];
const ON_EACH_SIDE = 3;

/**
 * Slips for each side of the right number that has fewer than three mistakes, so that it can have any rank among four
 * options.
 */
export function nearValues(answer: NumberAnswer): Mistake[] {
  const right = new Fraction(answer.value);
  const known = answer.mistakes.map(({ value }) => new Fraction(value));
  const unit = unitOf(answer);
  return [-1, 1].flatMap((sign) => {
    const onSide = known.filter((other) => other.compare(right) === sign && looksAlike(other, right));
    return STEPS.map((step) => right.add(unit.mul(sign * step)))
      .filter((near) => looksAlike(near, right) && isPossible(near, answer))
      .filter((near) => !known.some((other) => other.equals(near)))
      .slice(0, Math.max(0, ON_EACH_SIDE - onSide.length))
      .map((near) => slipOf(near, answer.value));
  });
}

/** 1/4 of 3/4, 0.01 of 0.75, 100 of 2300; more than the answer may be off. */
function unitOf({ value, tolerance = '0' }: NumberAnswer): Fraction {
  const { n, d } = new Fraction(value);
  const [, decimals = ''] = value.split('.');
  const [zeros = ''] = /0*$/.exec(n.toString()) ?? [];
  const last =
    d === 1n ? new Fraction(10 ** zeros.length) : value.includes('/') ? new Fraction(1, d) : undefined;
  const unit = last ?? new Fraction(1, 10 ** decimals.length);
  const least = new Fraction(tolerance).mul(2);
  return unit.gt(least) ? unit : least;
}

const looksAlike = (one: Fraction, other: Fraction): boolean => (one.d === 1n) === (other.d === 1n);

/** Counts are not negative, and shares are not more than the whole. */
function isPossible(near: Fraction, { value, unit, mistakes }: NumberAnswer): boolean {
  const right = new Fraction(value);
  const whole = unit === '%' ? 100 : 1;
  if (right.lt(whole) && right.gt(0) && (unit === '%' || right.d !== 1n) && near.gte(whole)) return false;
  return near.gte(0) || right.lt(0) || mistakes.some((mistake) => new Fraction(mistake.value).lt(0));
}

function slipOf(near: Fraction, value: string): Mistake {
  const off = near.sub(value);
  const written = (number: Fraction) => (value.includes('/') ? number.toFraction() : number.toString());
  return slip`${written(near)} | Your answer is close, but too ${off.gt(0) ? 'large' : 'small'}. Check your last steps again.`;
}
