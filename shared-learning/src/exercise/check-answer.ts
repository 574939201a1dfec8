import Fraction from 'fraction.js';
import type { Answer, KnownMistake, NumberAnswer } from './exercise';
import type { Text } from './text';

/** What is said about an answer at once. `unreadable` is no mistake: the person is asked to write it in another way. */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly reason?: Text }
  | { readonly kind: 'unreadable' };

/**
 * Compares what was typed, or chosen (the text of a number or of an expression, the place of a choice from 0), with the
 * right answer.
 * @param given of a pair: "2, 5"
 */
export function checkAnswer(answer: Answer, given: string): Verdict {
  switch (answer.kind) {
    case 'number':
      return checkNumber(answer, given);
    case 'choice': {
      const option = answer.options[Number(given)];
      if (!option) return { kind: 'unreadable' };
      return Number(given) === answer.right ? { kind: 'right' } : wrong(option.reason);
    }
    case 'expression':
    case 'pair':
      throw new Error(`Answers of the kind ${answer.kind} are not checked yet.`);
  }
}

function checkNumber(answer: NumberAnswer, given: string): Verdict {
  const number = readNumber(given, answer.unit);
  if (!number) return { kind: 'unreadable' };
  const off = number.sub(answer.value).abs();
  if (off.lte(answer.tolerance ?? 0)) return { kind: 'right' };
  return wrong(reasonOf(answer.mistakes, (value) => number.equals(value)));
}

/** "1,250", "1 3/4", "−3", ".5", "50 %": null for what is no number. */
export function readNumber(text: string, unit?: string): Fraction | null {
  let plain = text.trim().replaceAll('−', '-').replace(/^\+/, '');
  if (unit && plain.endsWith(unit)) plain = plain.slice(0, -unit.length).trim();
  plain = plain.replace(/(?<=\d),(?=\d{3}(\D|$))/g, '').replace(/\s*\/\s*/, '/');
  if (!/^-?(\d+( \d+\/\d+|\/\d+)?|\d*\.\d+|\d+\.)$/.test(plain) || /\/0+$/.test(plain)) return null;
  return new Fraction(plain.replace(/\.$/, ''));
}

function reasonOf(mistakes: readonly KnownMistake[], is: (value: string) => boolean) {
  return mistakes.find(({ value }) => is(value))?.reason;
}

function wrong(reason: Text | undefined): Verdict {
  return reason === undefined ? { kind: 'wrong' } : { kind: 'wrong', reason };
}
