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
  const rightValue = polynomialOf(right);
  const body = withoutLeftSide(plain, answer.value);
  const written = readExpression(body);
  const value = written && valueOf(written);
  const isMisread = meanings(body).some((text) => sameValue(rightValue, text));
  if (!written || !value)
    return isMisread ? { kind: 'separators', reason: copy.separators } : { kind: 'unreadable' };
  if (!equal(value, rightValue)) {
    const mistake = answer.mistakes.find((known) => sameValue(value, known.value));
    if (!mistake && isMisread) return { kind: 'separators', reason: copy.separators };
    if (!mistake && isNoExpression(plain, answer.value.toLowerCase(), rightValue))
      return { kind: 'unreadable' };
    if (!mistake && isRoundedPolynomial(value, rightValue))
      return { kind: 'rounded', reason: roundedReason([...rightValue.values()]) };
    return { kind: 'wrong', reason: mistake?.reason };
  }
  const left = answer.form === 'factored' ? leftToFactor(written, right) : leftToSimplify(written);
  return left ? { kind: 'unfinished', reason: copy.unfinished[left] } : { kind: 'right' };
}

/** "1.250x" and "1,250x" as 1250x, and "1,250x" as 1.25x. */
const meanings = (text: string): string[] =>
  /\d[.,]\d{3}/.test(text)
    ? [text.replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1'), text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1.')]
    : [];

/** "(x+2) x (x-3)" has the letter as a sign, and "x squared" and "3x + 4 cm" are words, not products of letters. */
function isNoExpression(plain: string, answer: string, right: Polynomial): boolean {
  const words = [...(plain.match(/\p{L}{3,}/gu) ?? []), ...(/\d ([ckm]m|kg)$/.exec(plain)?.slice(1) ?? [])];
  if (words.some((word) => [...word].some((letter) => !answer.includes(letter)))) return true;
  return / x \(/.test(plain) || sameValue(right, plain.replace(/([\d)] ?)x(?= ?\()/g, '$1*'));
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
  const other = expression && valueOf(expression);
  return other !== null && equal(value, other);
}

function valueOf(expression: Expression): Polynomial | null {
  try {
    return polynomialOf(expression);
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}
