import { randomInteger, type Random } from '../random';
import { shuffled } from './shuffled';

const DISTRACTORS = 3;
const FARTHEST = 10;

/**
 * Three plausible wrong answers: positive, distinct and at most 10 away from the correct one. None, one, two or three
 * of them are below it with equal probability, so that its size does not give it away.
 * @param mistakes wrong answers that this kind of question leads to
 */
export function drawDistractors(
  correctAnswer: number,
  mistakes: readonly number[],
  random: Random,
): number[] {
  const plausible = plausibleMistakes(correctAnswer, mistakes);
  const below = shuffled(
    plausible.filter((mistake) => mistake < correctAnswer),
    random,
  ).slice(0, randomInteger(random, 0, DISTRACTORS));
  const above = shuffled(
    plausible.filter((mistake) => mistake > correctAnswer),
    random,
  ).slice(0, DISTRACTORS - below.length);
  return [...below, ...above];
}

/** At least three are above the correct answer: two miscounts and a slipped carry. */
function plausibleMistakes(correctAnswer: number, mistakes: readonly number[]): number[] {
  const miscounted = [-2, -1, 1, 2].map((off) => correctAnswer + off);
  const slippedCarry = [correctAnswer - 10, correctAnswer + 10];
  const all = [...miscounted, ...slippedCarry, swappedDigits(correctAnswer), ...mistakes];
  return [...new Set(all)].filter(
    (mistake) => mistake > 0 && mistake !== correctAnswer && Math.abs(mistake - correctAnswer) <= FARTHEST,
  );
}

/** The answer with its last two digits swapped: 65 for 56. */
function swappedDigits(answer: number): number {
  const ones = answer % 10;
  const tens = Math.floor(answer / 10) % 10;
  return answer - ones - 10 * tens + 10 * ones + tens;
}
