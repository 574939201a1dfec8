import { copy } from './copy';
import { formulasIn } from './math-parts';
import type { ExpressionAnswer, Verdict } from './exercise';
import { withLatinLetters, withLatinUnit } from './latin-letters';
import { otherSeparators, plainSigns } from './plain-signs';
import { polynomialOf, type Expression } from './polynomial/expression';
import { leftToFactor, leftToSimplify } from './polynomial/form';
import { equal, TooLarge, type Polynomial } from './polynomial/polynomial';
import { readExpression } from './polynomial/read-expression';
import { isRounded, roundedReason } from './rounded';
import type { Block } from './text';
import { ANY_UNIT } from './units';

/**
 * The value is compared first: the right value in the wrong form is unfinished, not wrong.
 * @param prompt the question, whose letters are variables rather than units
 */
export function checkExpression(
  answer: ExpressionAnswer,
  given: string,
  prompt: readonly Block[] = [],
): Verdict {
  const right = readExpression(answer.value);
  if (!right) throw new Error(`No expression: ${answer.value}`);
  const letters = answer.value.toLowerCase();
  const rightValue = polynomialOf(right);
  const signs = plainSigns(given).toLowerCase();
  const sideOf = (text: string) => withoutLeftSide(withLatinLetters(text, letters), letters).trim();
  const body = sideOf(signs);
  const written = readExpression(body);
  const value = written && valueOf(written);
  const isMisread = otherSeparators(body).some((text) => sameValue(rightValue, text));
  const variables = letters + formulasOf(prompt).toLowerCase();
  const hasUnit = () =>
    [body, sideOf(withLatinUnit(signs))].some((text) => endsWithUnit(text, rightValue, variables));
  if (!written || !value) {
    if (isMisread) return { kind: 'separators', reason: copy.separators };
    return hasUnit() || hasSign(body) ? WITH_UNIT : { kind: 'unreadable' };
  }
  if (!equal(value, rightValue)) {
    const mistake = answer.mistakes.find((known) => sameValue(value, known.value));
    if (!mistake && isMisread) return { kind: 'separators', reason: copy.separators };
    if (!mistake && hasUnit()) return WITH_UNIT;
    if (!mistake && isNoExpression(body, letters, rightValue, variables.includes('x')))
      return { kind: 'unreadable' };
    if (!mistake && isRoundedPolynomial(value, rightValue))
      return { kind: 'rounded', reason: roundedReason([...rightValue.values()]) };
    return { kind: 'wrong', reason: mistake?.reason };
  }
  const left = answer.form === 'factored' ? leftToFactor(written, right) : leftToSimplify(written);
  return left ? { kind: 'unfinished', reason: copy.unfinished[left] } : { kind: 'right' };
}

const WITH_UNIT: Verdict = { kind: 'unreadable', reason: copy.noUnitOfExpression };

const formulasOf = (prompt: readonly Block[]): string =>
  prompt
    .flatMap((block) => {
      if (block.kind === 'math') return block.math;
      return block.kind === 'text' ? formulasIn(block.text) : [];
    })
    .join();

const UNIT_AT_END = new RegExp(`^(.*?[\\p{L}\\d)])( ?)(${ANY_UNIT})[.,;]?$`, 'u');

/**
 * "l - 3 m", "(l - 3)m" and "l - 4 cm". Without a space, a letter of the question is a factor: "l - 3w". After a wrong
 * value, a single letter without a space may be a wrong one: "5c" for "5x".
 */
function endsWithUnit(text: string, right: Polynomial, variables: string): boolean {
  const [, rest = '', space, unit = ''] = UNIT_AT_END.exec(text) ?? [];
  const isApart = space === ' ';
  const isKnown = [...unit].every((sign) => !/\p{L}/u.test(sign) || variables.includes(sign));
  if (isKnown && !isApart) return false;
  return (!isKnown && (isApart || unit.length > 1)) || sameValue(right, rest);
}

/** "$4x + $9" and "4x°". */
const hasSign = (text: string): boolean =>
  /[\p{Sc}°]/u.test(text) && readExpression(text.replace(/[\p{Sc}°]/gu, '')) !== null;

/**
 * "(x+2) x (x-3)" and "2 x y" have the letter as a sign, and "x squared" and "3x + four" are words, not products of
 * letters.
 * @param hasX whether x is a variable of the question
 */
function isNoExpression(text: string, answer: string, right: Polynomial, hasX: boolean): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  if (words.some((word) => [...word].some((letter) => !answer.includes(letter)))) return true;
  const withTimes = hasX ? text.replace(/([\d)] ?)x(?= ?\()/g, '$1*') : text.replaceAll('x', '*');
  return / x \(/.test(text) || sameValue(right, withTimes);
}

/** "y = 2x + 3", "f(x) = 2x + 3" and "2x + 3 = y" answer "2x + 3": people copy the left side of a question. */
function withoutLeftSide(given: string, answer: string): string {
  const [, name, side] = /^(?:([a-z])(?: ?\([a-z]\))? ?)?=(.*)$/.exec(given) ?? [];
  const [, otherSide, otherName] = /^(.*)= ?([a-z])$/.exec(given) ?? [];
  const isForeign = (letter = '') => !answer.includes(letter) || letter === '';
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
