import { checkAnswer } from '../exercise/check-answer';
import type { Exercise } from '../exercise/exercise';
import type { Text } from '../exercise/text';

/**
 * What a reason says without the numbers of its exercise: exercises of a skill that share it are about the same mistake.
 * "You left out $5$." and "You left out $12$." are one kind.
 */
export function kindOfReason(reason: Text): string {
  return reason.replace(/\$[^$]*\$/g, '#').replace(/\d+([.,/]\d+)*/g, '#');
}

/** A known mistake of an exercise as it would be given: the value, or of a choice its place. */
export interface MistakeOfExercise {
  readonly given: string;
  readonly reason: Text;
  readonly isSlip?: true;
}

/** What may be thought wrong: slips of counting are left out. */
export function mistakesOf(exercise: Exercise): readonly MistakeOfExercise[] {
  return everyMistakeOf(exercise).filter(({ isSlip }) => !isSlip);
}

/** All that has a reason, slips too. */
export function everyMistakeOf({ answer }: Exercise): readonly MistakeOfExercise[] {
  if (answer.kind !== 'choice')
    return answer.mistakes.map(({ value, ...mistake }) => ({ given: value, ...mistake }));
  return answer.options.flatMap(({ reason }, place) =>
    reason === undefined || place === answer.right ? [] : [{ given: String(place), reason }],
  );
}

/** The kind of known mistake that an answer shows; null for one that is correct, a slip, or wrong in a way of its own. */
export function kindOfMistake(exercise: Exercise, given: string): string | null {
  const verdict = given === '' ? null : checkAnswer(exercise.answer, given);
  if (verdict?.kind !== 'wrong' || verdict.reason === undefined) return null;
  const kind = kindOfReason(verdict.reason);
  const alike = mistakesOf(exercise).filter(({ reason }) => kindOfReason(reason) === kind);
  // Opposite mistakes that differ in their numbers alone are not told apart.
  return alike.length === 1 && alike[0]?.reason === verdict.reason ? kind : null;
}
