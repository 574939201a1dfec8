import { seededRandom } from '../random';
import { mentalMathProblem, type MentalMathProblem } from './mental-math-problem';

/** More than a minute holds: each answer locks the options for a second. */
const PROBLEMS = 60;

/**
 * The problems of a round that counts, in their order. They depend on the number of the sheet alone: the server has the
 * same ones, so that they must never change.
 */
export function mentalMathSheet(sheet: number): MentalMathProblem[] {
  const random = seededRandom(`mental_math_speed sheet ${sheet}`);
  return Array.from({ length: PROBLEMS }, () => mentalMathProblem(random));
}
