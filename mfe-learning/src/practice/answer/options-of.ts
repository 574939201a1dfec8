import { chooseOptions, type Answer } from '@ninefold/learning';
import { seededRandom, shuffled } from 'shared-puzzle-engine';
import { answerText } from '../../math/answer-text';

export interface Option {
  /** What is given by choosing it. */
  readonly value: string;
  /** With formulas between dollar signs. */
  readonly text: string;
}

/** What can be chosen: the options of a choice, or the right answer among what people get wrong. */
export function optionsOf(answer: Answer, seed: number): Option[] {
  const random = seededRandom(`options ${seed}`);
  if (answer.kind === 'choice') {
    const options = answer.options.map(({ text }, place) => ({ value: String(place), text }));
    return shuffled(options, random);
  }
  return chooseOptions(answer, random).map((value) => ({ value, text: answerText(answer, value) }));
}
