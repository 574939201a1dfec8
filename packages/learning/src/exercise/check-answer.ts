import Fraction from 'fraction.js';
import { checkExpression } from './check-expression';
import { checkNumber } from './check-number';
import { copy } from './copy';
import type { Answer, PairAnswer, Verdict } from './exercise';
import { otherSeparators } from './plain-signs';
import { askedFor } from './question-words';
import { readPair, type PairReading } from './read-pair';
import { isRounded, roundedReason } from './rounded';
import type { Block } from './text';

/**
 * @param given what was typed; the index of the chosen option; "2, 5" for a pair
 * @param prompt the question, whose words may follow a number, "12 apples", and whose letters are not units
 */
export function checkAnswer(answer: Answer, given: string, prompt: readonly Block[] = []): Verdict {
  switch (answer.kind) {
    case 'number':
      return checkNumber(answer, given, askedFor(prompt));
    case 'choice': {
      const place = answer.options.findIndex((_, index) => String(index) === given);
      if (place < 0) return { kind: 'unreadable' };
      return place === answer.right
        ? { kind: 'right' }
        : { kind: 'wrong', reason: answer.options[place]?.reason };
    }
    case 'expression':
      return checkExpression(answer, given, prompt);
    case 'pair':
      return checkPair(answer, given);
  }
}

function checkPair({ names, values, mistakes }: PairAnswer, given: string): Verdict {
  const pairs = readPair(given, names);
  if (pairs.length === 0) return { kind: 'unreadable' };
  const is = ([one, other]: readonly [Fraction, Fraction]) =>
    pairs.some(([first, second]) => first.value.equals(one) && second.value.equals(other));
  const right = [new Fraction(values[0]), new Fraction(values[1])] as const;
  if (is(right)) return { kind: 'right' };
  const mistake = mistakes.find((known) =>
    readPair(known.value, names).some(([one, other]) => is([one.value, other.value])),
  );
  if (!mistake && readPair(given, names, otherSeparators).some((pair) => isExact(pair, right)))
    return { kind: 'separators', reason: copy.separators };
  if (!mistake && pairs.some((pair) => isRoundedPair(pair, right)))
    return { kind: 'rounded', reason: roundedReason(right) };
  return { kind: 'wrong', reason: mistake?.reason };
}

const isExact = (pair: PairReading, values: readonly [Fraction, Fraction]): boolean =>
  pair.every(({ value }, index) => values[index]?.equals(value) ?? false);

/** Each number is exact or rounded. */
const isRoundedPair = (pair: PairReading, values: readonly [Fraction, Fraction]): boolean =>
  pair.every((reading, index) => {
    const value = values[index];
    return value !== undefined && (reading.value.equals(value) || isRounded(reading, value));
  });
