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

/** The kind of known mistake that an answer shows; null for one that is correct, or wrong in a way of its own. */
export function kindOfMistake({ answer }: Exercise, given: string): string | null {
  const verdict = given === '' ? null : checkAnswer(answer, given);
  return verdict?.kind === 'wrong' && verdict.reason !== undefined ? kindOfReason(verdict.reason) : null;
}

/** A known mistake of an exercise as it would be given: the value, or of a choice its place. */
export interface MistakeOfExercise {
  readonly given: string;
  readonly reason: Text;
}

export function mistakesOf({ answer }: Exercise): readonly MistakeOfExercise[] {
  if (answer.kind !== 'choice') return answer.mistakes.map(({ value, reason }) => ({ given: value, reason }));
  return answer.options.flatMap(({ reason }, place) =>
    reason === undefined || place === answer.right ? [] : [{ given: String(place), reason }],
  );
}
