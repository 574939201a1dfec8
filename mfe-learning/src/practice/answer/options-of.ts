import { chooseOptions, type Answer } from 'shared-learning';
import { seededRandom, shuffled } from 'shared-puzzle-engine';

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
  return chooseOptions(answer, random).map((value) => ({ value, text: textOf(answer, value) }));
}

/** An answer as it is shown: "$3/4$ cm", "$x = 2$, $y = 5$". */
export function textOf(answer: Exclude<Answer, { kind: 'choice' }>, value: string): string {
  if (answer.kind === 'pair') {
    return value
      .split(',')
      .map((part, index) => `$${answer.names[index]} = ${part.trim()}$`)
      .join(', ');
  }
  if (answer.kind === 'expression' || value.includes('/')) return withUnit(`$${value}$`, answer);
  return withUnit(value, answer);
}

function withUnit(text: string, answer: Answer): string {
  const unit = answer.kind === 'number' ? answer.unit : undefined;
  return unit ? `${text} ${unit === '$' ? '\\$' : unit}` : text;
}
