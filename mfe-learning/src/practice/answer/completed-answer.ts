import { completionOf, type Exercise } from '@ninefold/learning';
import { rightAnswerText } from '../../math/answer-text';
import { givenText } from '../../math/given-text';
import { spokenText } from '../../speech/spoken-text';

/** A question and its right answer as one statement. The parts can contain formulas between dollar signs. */
export interface CompletedAnswer {
  readonly before: string;
  readonly answer: string;
  readonly after: string;
  /** The formula of the question is in it. */
  readonly isEquation: boolean;
}

/** @param given the right answer as given; an approximate one is shown unchanged */
export function completedAnswer(exercise: Exercise, given: string): CompletedAnswer {
  const { answer } = exercise;
  const isOwn = answer.kind === 'number' && answer.tolerance !== undefined && answer.unit === undefined;
  return {
    ...completionOf(exercise),
    answer: isOwn ? givenText(answer, given).replaceAll('$', '\\$') : rightAnswerText(answer),
  };
}

/** Read aloud. */
export const completedText = ({ before, answer, after }: CompletedAnswer): string =>
  spokenText(`${before}${answer}${after}`);
