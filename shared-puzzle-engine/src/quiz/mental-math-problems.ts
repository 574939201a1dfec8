import { seededRandom } from '../random';
import { mentalMathProblem, type MentalMathProblem } from './mental-math-problem';

/** More than anyone can answer in a minute: each answer locks the options for a second. */
const PROBLEMS = 60;

/**
 * The problems of a ranked round, in order. They must never change for a set number, because the server has published
 * the same ones.
 */
export function mentalMathProblems(set: number): MentalMathProblem[] {
  const random = seededRandom(`mental_math_speed sheet ${set}`);
  return Array.from({ length: PROBLEMS }, () => mentalMathProblem(random));
}
