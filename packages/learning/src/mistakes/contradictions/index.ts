import type { Exercise } from '../../exercise/exercise';
import { withWords } from '../../exercise/math-parts';
import { withThousands } from '../../exercise/written-amounts';
import { inComputation } from './computation';
import type { Contradiction, FindContradiction } from './contradiction';
import { inEquation } from './equation';
import { inIdentity } from './identity';
import { onLine } from './line';
import { inRange } from './range';

export type { Contradiction } from './contradiction';

const CHECKS: readonly FindContradiction[] = [inEquation, inIdentity, onLine, inComputation, inRange];

/**
 * A contradiction to which a wrong answer leads, such as two different sides of an equation; null where we know none.
 * Every contradiction is true of the exercise, and does not name the right answer.
 */
export function contradictionOf(exercise: Exercise, given: string): Contradiction | null {
  for (const check of CHECKS) {
    const found = check(exercise, given);
    if (found !== null) return withWords(found, withThousands);
  }
  return null;
}
