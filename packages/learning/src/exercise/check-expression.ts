import { copy } from './copy';
import type { ExpressionAnswer, Verdict } from './exercise';
import { withLatinLetters } from './latin-letters';
import { plainSigns } from './plain-signs';
import { polynomialOf, type Expression } from './polynomial/expression';
import { leftToFactor, leftToSimplify } from './polynomial/form';
import { equal, TooLarge, type Polynomial } from './polynomial/polynomial';
import { readExpression } from './polynomial/read-expression';
import { isRounded, roundedReason } from './rounded';

/** The value is compared first: the right value in the wrong form is unfinished, not wrong. */
export function checkExpression(answer: ExpressionAnswer, given: string): Verdict {
  const right = readExpression(answer.value);
  if (!right) throw new Error(`No expression: ${answer.value}`);
  const plain = withLatinLetters(plainSigns(given).toLowerCase(), answer.value.toLowerCase());
  const written = readExpression(withoutLeftSide(plain, answer.value));
  const value = written && valueOf(written);
  if (!written || !value) return { kind: 'unreadable' };
  const rightValue = polynomialOf(right);
  if (!equal(value, rightValue)) {
    const mistake = answer.mistakes.find((known) => sameValue(value, known.value));
    if (!mistake && isRoundedPolynomial(value, rightValue))
      return { kind: 'rounded', reason: roundedReason([...rightValue.values()]) };
    return { kind: 'wrong', reason: mistake?.reason };
  }
  const left = answer.form === 'factored' ? leftToFactor(written, right) : leftToSimplify(written);
  return left ? { kind: 'unfinished', reason: copy.unfinished[left] } : { kind: 'right' };
}

/** "y = 2x + 3", "f(x) = 2x + 3" and "2x + 3 = y" answer "2x + 3": people copy the left side of a question. */
function withoutLeftSide(given: string, answer: string): string {
  const [, name, side] = /^(?:([a-z])(?: ?\([a-z]\))? ?)?=(.*)$/.exec(given) ?? [];
  const [, otherSide, otherName] = /^(.*)= ?([a-z])$/.exec(given) ?? [];
  const isForeign = (letter = '') => !answer.toLowerCase().includes(letter) || letter === '';
  if (side !== undefined && isForeign(name)) return side;
  return otherSide !== undefined && isForeign(otherName) ? otherSide : given;
}

/** Each coefficient is exact or rounded. */
function isRoundedPolynomial(given: Polynomial, right: Polynomial): boolean {
  if (given.size !== right.size) return false;
  return [...right].every(([variables, exact]) => {
    const value = given.get(variables);
    const decimals = value?.toString().split('.')[1] ?? '';
    if (!value || decimals.includes('(')) return false;
    return value.equals(exact) || isRounded({ value, places: decimals.length }, exact);
  });
}

function sameValue(value: Polynomial, text: string): boolean {
  const expression = readExpression(text);
  return expression !== null && equal(value, polynomialOf(expression));
}

function valueOf(expression: Expression): Polynomial | null {
  try {
    return polynomialOf(expression);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}
