import { readNumber } from '../exercise/read-number';
import type { Exercise } from '../exercise/exercise';

/** From here on a wrong number is seen to be wrong: twice as much, half as much, or worse. */
export const PLAIN = 1;

/** As far as a size can be off to be seen at once: eight times too much or too little. */
const MOST_DOUBLINGS = 3;

/**
 * How plainly a wrong number is wrong: a number of the other sign, of another size, or not whole where the right one is.
 * What is no number has nothing to compare, and counts as plain.
 */
export function absurdityOf({ answer }: Exercise, given: string): number {
  if (answer.kind !== 'number') return PLAIN;
  const [right, wrong] = [answer.value, given].map((text) => readNumber(text)[0]?.valueOf());
  if (right === undefined || wrong === undefined) return 0;
  const isOtherSign = right * wrong < 0;
  const isBroken = Number.isInteger(right) && !Number.isInteger(wrong);
  const doublings =
    right === 0 || wrong === 0 ? MOST_DOUBLINGS : Math.abs(Math.log2(Math.abs(wrong / right)));
  return (isOtherSign ? 2 : 0) + (isBroken ? 1 : 0) + Math.min(MOST_DOUBLINGS, doublings);
}
