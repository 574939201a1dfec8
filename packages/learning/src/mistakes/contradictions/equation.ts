import type Fraction from 'fraction.js';
import type { Answer } from '../../exercise/exercise';
import { valueAt } from '../../exercise/polynomial/polynomial';
import {
  formulasOf,
  inParentheses,
  written,
  type Contradiction,
  type FindContradiction,
} from './contradiction';
import { lettersIn, numberIn, polynomialIn } from '../../exercise/polynomial/read-formula';

type Values = Readonly<Record<string, Fraction>>;

/** Puts a wrong solution into the equation: its two sides differ. */
export const inEquation: FindContradiction = (exercise, given) => {
  const equations = formulasOf(exercise).flatMap((formula) => {
    const sides = /[<>!]=/.test(formula) ? [] : formula.split('=');
    const [left, right] = sides.map((side) => polynomialIn(side.trim()));
    const isGiven = /^[a-z]$/i.test(sides[0]?.trim() ?? '') && numberIn(sides[1] ?? '') !== null;
    return sides.length === 2 && left && right && !isGiven ? [{ formula, sides, left, right }] : [];
  });
  for (const { formula, sides, left, right } of equations) {
    const letters = [...new Set([...lettersIn(left), ...lettersIn(right)])];
    const holds = (values: Values) =>
      letters.every((letter) => letter in values) && valueAt(left, values).equals(valueAt(right, values));
    const attempts = valuesOf(exercise.answer, given, letters);
    // Only an equation that the right answer solves is about the answer.
    if (attempts.length === 0 || !rightValues(exercise.answer, letters).every(holds)) continue;
    const wrong = attempts.find((values) => !holds(values));
    if (wrong) return differing(formula, sides, [valueAt(left, wrong), valueAt(right, wrong)], wrong);
  }
  return null;
};

function differing(
  formula: string,
  [leftSide = '', rightSide = '']: readonly string[],
  [left, right]: readonly [Fraction, Fraction],
  values: Values,
): Contradiction {
  const put = Object.entries(values)
    .filter(([letter]) => new RegExp(`${letter}(?![a-z])`, 'i').test(formula))
    .map(([letter, value]) => `$${letter} = ${written(value)}$`)
    .join(' and ');
  const sideOf = (math: string, value: Fraction) => {
    const filled = filledIn(math.trim(), values);
    return filled === written(value) ? `$${filled}$` : `$${filled} = ${written(value)}$`;
  };
  return `Substitute ${put} into $${formula}$. The left side is ${sideOf(leftSide, left)}, but the right side is ${sideOf(rightSide, right)}.`;
}

/** "3x + 2" for x = 5 as "3 xx 5 + 2". */
function filledIn(math: string, values: Values): string {
  return math.replace(
    /(\d|\))?\s*([a-z])(?![a-z])/g,
    (all, before: string | undefined, letter: string, at: number) => {
      const value = values[letter];
      if (!value) return all;
      if (before !== undefined) return `${before} xx ${inParentheses(written(value))}`;
      const isFirst = at === 0 || math[at - 1] === '(';
      const isBase = math[at + all.length] === '^';
      return all.replace(letter, isFirst && !isBase ? written(value) : inParentheses(written(value)));
    },
  );
}

function rightValues(answer: Answer, letters: readonly string[]): Values[] {
  if (answer.kind === 'number') return valuesOf(answer, answer.value, letters);
  return answer.kind === 'pair' ? valuesOf(answer, answer.values.join(', '), letters) : [];
}

/** What an answer says about the letters: one value for each, or two solutions for the same one. */
function valuesOf(answer: Answer, given: string, letters: readonly string[]): Values[] {
  const [only, another] = letters;
  const numbers = given.split(',').map((part) => numberIn(part.trim()));
  const [first, second] = numbers;
  if (!first || numbers.includes(null)) return [];
  if (answer.kind === 'number') return only !== undefined && another === undefined ? [{ [only]: first }] : [];
  if (answer.kind !== 'pair' || !second) return [];
  const [one, other] = answer.names;
  if (letters.includes(one) || letters.includes(other)) return [{ [one]: first, [other]: second }];
  return only !== undefined && another === undefined ? [{ [only]: first }, { [only]: second }] : [];
}
