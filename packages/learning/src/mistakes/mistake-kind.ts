import { checkAnswer } from '../exercise/check-answer';
import type { Exercise } from '../exercise/exercise';
import { mathParts } from '../exercise/math-parts';
import type { Text } from '../exercise/text';

/**
 * The reason without the numbers of its exercise. Exercises of a skill that share it show the same mistake: "You left
 * out $5$." and "You left out $12$." are one kind.
 */
export function kindOfReason(reason: Text): string {
  return mathParts(reason)
    .map((part, index) => (index % 2 === 1 ? '#' : part.replace(/(?:\\\$)?\d+(?:[.,/]\d+)*/g, '#')))
    .join('');
}

/** A known mistake of an exercise in the form of an answer: its value, or the index of a choice. */
export interface MistakeOfExercise {
  readonly given: string;
  readonly reason: Text;
  readonly isSlip?: true;
}

/** Misconceptions only, without slips. */
export function mistakesOf(exercise: Exercise): readonly MistakeOfExercise[] {
  return everyMistakeOf(exercise).filter(({ isSlip }) => !isSlip);
}

/** All known mistakes, including slips. */
export function everyMistakeOf({ answer }: Exercise): readonly MistakeOfExercise[] {
  if (answer.kind !== 'choice')
    return answer.mistakes.map(({ value, ...mistake }) => ({ given: value, ...mistake }));
  return answer.options.flatMap(({ reason }, index) =>
    reason === undefined || index === answer.right ? [] : [{ given: String(index), reason }],
  );
}

/** The kind of misconception that an answer shows; null if it is correct, a slip or unknown. */
export function kindOfMistake(exercise: Exercise, given: string): string | null {
  const verdict = given === '' ? null : checkAnswer(exercise.answer, given, exercise.prompt);
  if (verdict?.kind !== 'wrong' || verdict.reason === undefined) return null;
  const kind = kindOfReason(verdict.reason);
  const alike = mistakesOf(exercise).filter(({ reason }) => kindOfReason(reason) === kind);
  // Mistakes that differ only in their numbers cannot be told apart.
  return alike.length === 1 && alike[0]?.reason === verdict.reason ? kind : null;
}
