import type { Operation } from './operations';

const FARTHEST = 10;

/**
 * Wrong answers that a person might give, positive, different and at most 10 away. At least three are
 * above the answer: two miscounts and a slipped carry.
 */
export function plausibleMistakes(
  operation: Operation,
  left: number,
  right: number,
  answer: number,
): number[] {
  const miscounted = [answer - 2, answer - 1, answer + 1, answer + 2];
  const slippedCarry = [answer - 10, answer + 10];
  const oneRowOff = [answer - left, answer + left, answer - right, answer + right];
  const mistakes = [...miscounted, ...slippedCarry, swappedDigits(answer)];
  if (operation === 'multiplication') mistakes.push(...oneRowOff);
  return [...new Set(mistakes)].filter(
    (mistake) => mistake > 0 && mistake !== answer && Math.abs(mistake - answer) <= FARTHEST,
  );
}

/** The answer with its last two digits the other way round: 65 for 56. */
function swappedDigits(answer: number): number {
  const ones = answer % 10;
  const tens = Math.floor(answer / 10) % 10;
  return answer - ones - 10 * tens + 10 * ones + tens;
}
