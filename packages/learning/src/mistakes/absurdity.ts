import { readNumber } from '../exercise/read-number';
import type { Exercise } from '../exercise/exercise';

/** A number that is off by this factor looks wrong. */
export const PLAIN = 1;

/** Beyond this factor, a larger error does not look worse. */
const MAX_DOUBLINGS = 3;

/**
 * How obviously a wrong number is wrong: it has another sign or magnitude, or is not whole where the right one is.
 * Answers that are not numbers count as obviously wrong.
 */
export function absurdityOf({ answer }: Exercise, given: string): number {
  if (answer.kind !== 'number') return PLAIN;
  const [right, wrong] = [answer.value, given].map((text) => readNumber(text)[0]?.valueOf());
  if (right === undefined || wrong === undefined) return 0;
  const isOtherSign = right * wrong < 0;
  const isBroken = Number.isInteger(right) && !Number.isInteger(wrong);
  const doublings = right === 0 || wrong === 0 ? MAX_DOUBLINGS : Math.abs(Math.log2(Math.abs(wrong / right)));
  return (isOtherSign ? 2 : 0) + (isBroken ? 1 : 0) + Math.min(MAX_DOUBLINGS, doublings);
}
