import { copy } from './copy';
import type { ExpressionAnswer, Verdict } from './exercise';
import { polynomialOf, type Expression } from './polynomial/expression';
import { leftToFactor, leftToSimplify } from './polynomial/form';
import { equal, TooLarge, type Polynomial } from './polynomial/polynomial';
import { readExpression } from './polynomial/read-expression';

/** The value is compared first: the right value in the wrong form is unfinished, not wrong. */
export function checkExpression(answer: ExpressionAnswer, given: string): Verdict {
  const right = readExpression(answer.value);
  if (!right) throw new Error(`No expression: ${answer.value}`);
  const written = readExpression(rightSideOf(given, answer.value));
  const value = written && valueOf(written);
  if (!written || !value) return { kind: 'unreadable' };
  if (!equal(value, polynomialOf(right))) {
    return {
      kind: 'wrong',
      reason: answer.mistakes.find((mistake) => sameValue(value, mistake.value))?.reason,
    };
  }
  const left = answer.form === 'factored' ? leftToFactor(written, right) : leftToSimplify(written);
  return left ? { kind: 'unfinished', reason: copy.unfinished[left] } : { kind: 'right' };
}

/** "y = 2x + 3" answers "2x + 3": people copy the left side of a question. */
function rightSideOf(given: string, answer: string): string {
  const [, name, side] = /^\s*([a-z])\s*=(.*)$/i.exec(given) ?? [];
  return name && side && !answer.includes(name.toLowerCase()) ? side : given;
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
