import Fraction from 'fraction.js';
import type { Answer, KnownMistake, NumberAnswer, PairAnswer, Verdict } from './exercise';
import { checkExpression } from './check-expression';
import { readNumber } from './read-number';
import { readPair, type NumberPair } from './read-pair';
import type { Text } from './text';

/** @param given what was typed; the index of the chosen option; "2, 5" for a pair */
export function checkAnswer(answer: Answer, given: string): Verdict {
  switch (answer.kind) {
    case 'number':
      return checkNumber(answer, given);
    case 'choice': {
      const place = answer.options.findIndex((_, index) => String(index) === given);
      if (place < 0) return { kind: 'unreadable' };
      return place === answer.right
        ? { kind: 'right' }
        : { kind: 'wrong', reason: answer.options[place]?.reason };
    }
    case 'expression':
      return checkExpression(answer, given);
    case 'pair':
      return checkPair(answer, given);
  }
}

/** A text that can mean two numbers is right if either of them is. */
function checkNumber(answer: NumberAnswer, given: string): Verdict {
  const value = new Fraction(answer.value);
  const isShare = value.gte(0) && value.lte(1);
  const numbers = readNumber(given, { unit: answer.unit, isShare });
  if (numbers.length === 0) return { kind: 'unreadable' };
  const isRight = numbers.some((number) =>
    number
      .sub(value)
      .abs()
      .lte(answer.tolerance ?? 0),
  );
  if (isRight) return { kind: 'right' };
  return {
    kind: 'wrong',
    reason: reasonOf(answer.mistakes, (mistake) => numbers.some((number) => number.equals(mistake))),
  };
}

function checkPair({ names, values, mistakes }: PairAnswer, given: string): Verdict {
  const pairs = readPair(given, names);
  if (pairs.length === 0) return { kind: 'unreadable' };
  const is = ([one, other]: NumberPair) =>
    pairs.some(([first, second]) => first.equals(one) && second.equals(other));
  if (is([new Fraction(values[0]), new Fraction(values[1])])) return { kind: 'right' };
  return { kind: 'wrong', reason: reasonOf(mistakes, (mistake) => readPair(mistake, names).some(is)) };
}

function reasonOf(mistakes: readonly KnownMistake[], is: (value: string) => boolean): Text | undefined {
  return mistakes.find(({ value }) => is(value))?.reason;
}
