import type { Random } from 'shared-puzzle-engine';
import { checkAnswer } from '../../../../packages/learning/src/exercise/check-answer';
import type { Exercise } from '../../../../packages/learning/src/exercise/exercise';
import { mistakesOf } from '../../../../packages/learning/src/mistakes/mistake-kind';
import { mistakeLabel } from '../../../../packages/learning/src/mistakes/mistake-name';

/** What may end a misconception, and how often it does. */
export const FREES = { sentence: 0.02, example: 0.3, lesson: 0.5 } as const;
export type Instruction = keyof typeof FREES;

/** A careless error, which no known mistake explains. */
const SLIP = 0.05;

export interface Attempt {
  readonly correct: boolean;
  /** Of the mistake that the product recognizes; '' for others. */
  readonly label: string;
}

/** A learner with one misconception, which only instruction can end. Everything else is known. */
export class StuckLearner {
  isFree = false;

  constructor(
    private readonly label: string,
    private readonly random: Random,
  ) {}

  /** @param isOwn the exercise is about the skill of the misconception */
  answer(exercise: Exercise, isOwn: boolean): Attempt {
    const wrong =
      isOwn && !this.isFree
        ? mistakesOf(exercise).find(({ reason }) => mistakeLabel(reason) === this.label)
        : undefined;
    if (!wrong) return { correct: this.random() >= SLIP, label: '' };
    const verdict = checkAnswer(exercise.answer, wrong.given, exercise.prompt);
    return {
      correct: false,
      label: verdict.kind === 'wrong' && verdict.reason ? mistakeLabel(verdict.reason) : '',
    };
  }

  receive(instruction: Instruction): void {
    if (this.random() < FREES[instruction]) this.isFree = true;
  }
}
