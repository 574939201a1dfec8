import { chooseOptions, type Answer } from '@ninefold/learning';
import { seededRandom, shuffled } from 'shared-puzzle-engine';
import { answerText } from '../../math/answer-text';

export interface Option {
  /** Value of the answer. */
  readonly value: string;
  /** Can contain formulas between dollar signs. */
  readonly text: string;
}

/** The options of a choice, or the right answer and known mistakes. */
export function optionsOf(answer: Answer, seed: number): Option[] {
  const random = seededRandom(`options ${seed}`);
  if (answer.kind === 'choice') {
    const options = answer.options.map(({ text }, index) => ({ value: String(index), text }));
    return shuffled(options, random);
  }
  return chooseOptions(answer, random).map((value) => ({ value, text: answerText(answer, value) }));
}
