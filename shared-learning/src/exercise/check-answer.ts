import type { Answer, KnownMistake, NumberAnswer, PairAnswer } from './exercise';
import { checkExpression } from './check-expression';
import { readNumber } from './read-number';
import { readPair } from './read-pair';
import type { Text } from './text';
import { wrong, type Verdict } from './verdict';

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
      return checkExpression(answer, given);
    case 'pair':
      return checkPair(answer, given);
  }
}

function checkNumber(answer: NumberAnswer, given: string): Verdict {
  const number = readNumber(given, answer.unit);
  if (!number) return { kind: 'unreadable' };
  const off = number.sub(answer.value).abs();
  if (off.lte(answer.tolerance ?? 0)) return { kind: 'right' };
  return wrong(reasonOf(answer.mistakes, (value) => number.equals(value)));
}

function checkPair({ names, values, mistakes }: PairAnswer, given: string): Verdict {
  const pair = readPair(given, names);
  if (!pair) return { kind: 'unreadable' };
  const is = (first: string, second: string) => pair[0].equals(first) && pair[1].equals(second);
  if (is(...values)) return { kind: 'right' };
  return wrong(
    reasonOf(mistakes, (value) => {
      const mistake = readPair(value, names);
      return mistake !== null && is(mistake[0].toFraction(), mistake[1].toFraction());
    }),
  );
}

function reasonOf(mistakes: readonly KnownMistake[], is: (value: string) => boolean): Text | undefined {
  return mistakes.find(({ value }) => is(value))?.reason;
}
