import Fraction from 'fraction.js';
import { equal, valueAt } from '../../exercise/polynomial/polynomial';
import { formulasOf, written, type FindContradiction } from './contradiction';
import { lettersIn, polynomialIn } from '../../exercise/polynomial/read-formula';

/** Small numbers that tell most wrong expressions from the right one; 0 and 1 hide many mistakes. */
const TRIED = [2, 3, 5, -1];
/** Beyond this, a value is not compared at a glance. */
const LARGEST = 9_999;

/** Puts a number into both expressions: equal expressions have equal values. */
export const inIdentity: FindContradiction = (exercise, given) => {
  if (exercise.answer.kind !== 'expression') return null;
  const [wrong, right] = [given, exercise.answer.value].map(polynomialIn);
  if (!wrong || !right || equal(wrong, right)) return null;
  for (const formula of formulasOf(exercise)) {
    const asked = polynomialIn(formula);
    if (!asked || !equal(asked, right)) continue;
    const letters = [...new Set([...lettersIn(asked), ...lettersIn(wrong)])];
    for (const number of TRIED) {
      const values = Object.fromEntries(
        letters.map((letter, place) => [letter, new Fraction(number + place)]),
      );
      const [expected, found] = [valueAt(asked, values), valueAt(wrong, values)];
      if (expected.equals(found) || [expected, found].some((value) => value.abs().gt(LARGEST))) continue;
      const put = letters
        .map((letter) => `$${letter} = ${written(values[letter] ?? new Fraction(0))}$`)
        .join(' and ');
      return `Equal expressions have equal values. But for ${put}, $${formula}$ is ${written(expected)} and $${given}$ is ${written(found)}.`;
    }
  }
  return null;
};
