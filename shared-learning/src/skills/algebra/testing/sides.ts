import { polynomialOf } from '../../../exercise/polynomial/expression';
import { valueAt } from '../../../exercise/polynomial/polynomial';
import { readExpression } from '../../../exercise/polynomial/read-expression';

/** A formula as a learner reads it. */
export function read(text: string) {
  const expression = readExpression(text);
  if (!expression) throw new Error(`Not read: ${text}`);
  return polynomialOf(expression);
}

export function sidesAt(equation: string, numbers: Readonly<Record<string, number>>) {
  const [left = '', right = ''] = equation.split('=');
  return [left, right].map((side) => Number(valueAt(read(side), numbers)));
}
