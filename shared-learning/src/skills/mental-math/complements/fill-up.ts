import type { Step } from '../../../exercise/text';
import { step } from '../../making/blocks';

const PLACES = ['ones', 'tens', 'hundreds', 'thousands'];

/** Digit by digit from the left, up to 10, 100 or 1000. The number does not end in 0. */
export function fillUp(given: number): Step[] {
  const digits = [...String(given)].map(Number);
  return digits.map((digit, index) => {
    const place = PLACES[digits.length - 1 - index] ?? '';
    return index === digits.length - 1
      ? step(`Fill the ${place} up to 10.`, `10 - ${digit} = ${10 - digit}`)
      : step(
          `Fill the ${place} up to 9: the place behind gives the last one.`,
          `9 - ${digit} = ${9 - digit}`,
        );
  });
}
