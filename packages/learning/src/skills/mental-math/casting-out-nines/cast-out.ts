import type { Step } from '../../../exercise/text';
import { step } from '../../making/blocks';

const digitsOf = (number: number) => [...String(number)].map(Number);

interface CastOut {
  /** "3 + 4 + 7 = 14, 1 + 4 = 5"; nothing of a digit below 9. */
  readonly math: string;
  readonly remainder: number;
}

/** Adds the digits until one is left. A 9 counts as 0. */
export function castOut(number: number): CastOut {
  const lines: string[] = [];
  let left = number;
  while (left > 9) {
    const digits = digitsOf(left);
    left = digits.reduce((all, digit) => all + digit, 0);
    lines.push(`${digits.join(' + ')} = ${left}`);
  }
  if (left === 9) lines.push('9 - 9 = 0');
  return { math: lines.join(', '), remainder: left % 9 };
}

export function castOutStep(number: number): Step {
  const { math, remainder } = castOut(number);
  return math === ''
    ? step(`${number} is below 9: it is its own remainder.`)
    : step(`Add the digits of ${number}. It leaves ${remainder}.`, math);
}

/** The digit that is missing where the others leave `known` and all must leave `wanted`. */
export function fillStep(known: number, wanted: number): Step {
  return wanted >= known
    ? step('The lost digit makes up the difference.', `${wanted} - ${known} = ${wanted - known}`)
    : step(
        `The lost digit makes up the difference. Adding 9 leaves the same remainder, so start at ${wanted + 9}.`,
        `${wanted + 9} - ${known} = ${wanted + 9 - known}`,
      );
}
