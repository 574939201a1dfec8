import Fraction from 'fraction.js';
import type { Exercise } from '../../exercise/exercise';
import { wordsOf, written, type FindContradiction } from './contradiction';
import { numberIn } from '../../exercise/polynomial/read-formula';

const AVERAGE = /find the (mean|median|mode|lower quartile|upper quartile)\b/i;

/** A probability is from 0 to 1, and an average is among its data. */
export const inRange: FindContradiction = (exercise, given) => {
  const { answer } = exercise;
  if (answer.kind !== 'number') return null;
  const [right, wrong] = [answer.value, given].map(numberIn);
  if (!right || !wrong) return null;
  const words = wordsOf(exercise);
  if (
    /\b(how likely|probability)\b[^.]*\?$/i.test(words) &&
    isIn(right, [0, 1]) &&
    !isIn(wrong, [0, 1]) &&
    !answer.unit
  )
    return `A probability is between 0 and 1. Your answer, $${written(wrong)}$, is outside that range.`;
  const average = AVERAGE.exec(words)?.[1];
  // A question that corrects a value has other data than its list.
  const ends =
    average === undefined || /should be|instead of|corrected/i.test(words) ? null : endsOf(exercise);
  if (average === undefined || !ends || !isIn(right, ends) || isIn(wrong, ends)) return null;
  const [low, high] = ends;
  return `All of the data are between ${written(low)} and ${written(high)}, so the ${average.toLowerCase()} must be too. But ${written(wrong)} is not in that range.`;
};

type Ends = readonly [low: Fraction, high: Fraction];

function isIn(value: Fraction, [low, high]: readonly [Fraction | number, Fraction | number]): boolean {
  return value.gte(low) && value.lte(high);
}

/** Of a list of at least three numbers in the text: "8, 4, 12". */
function endsOf(exercise: Exercise): Ends | null {
  const list = /(-?\d+(?:\.\d+)?(?:, (?:and )?-?\d+(?:\.\d+)?){2,})/.exec(wordsOf(exercise))?.[1];
  if (list === undefined) return null;
  const values = list
    .split(/, (?:and )?/)
    .map(Number)
    .sort((a, b) => a - b);
  return [new Fraction(values[0] ?? 0), new Fraction(values.at(-1) ?? 0)];
}
