import { evaluate } from '../../../testing/evaluate';

/** "3x^2 - x + 4": terms with no brackets, each with other variables and one number. */
export function isSimplified(expression: string): boolean {
  const terms = expression.split(/ [+-] /);
  const variables = terms.map((term) => term.replace(/^-/, '').replace(/^\d+(\/\d+)? ?/, ''));
  const isOfNumbers = variables.every((part) => /^([a-z](\^\d+)?)*$/.test(part));
  return isOfNumbers && new Set(variables.map((part) => [...part].sort().join(''))).size === terms.length;
}

/** Numbers, variables and brackets, of which none can be split into two. */
export function isFactored(expression: string): boolean {
  const brackets = expression.match(/\([^()]*\)/g) ?? [];
  const outside = brackets.reduce((rest, bracket) => rest.replace(bracket, ''), expression);
  return (
    brackets.length > 0 && /^[-\da-z^ ]*$/.test(outside) && brackets.every((bracket) => !splits(bracket))
  );
}

/** A bracket of one letter, up to its square, has a factor in common or splits in two. */
function splits(bracket: string): boolean {
  const [letter = 'x', ...others] = new Set(bracket.match(/[a-z]/g) ?? []);
  if (others.length > 0 || /\^[3-9]/.test(bracket)) throw new Error(`Not foreseen: ${bracket}`);
  const at = (value: number) => evaluate(bracket, { [letter]: value });
  const [none, one, minusOne] = [at(0), at(1), at(-1)];
  const second = one.add(minusOne).div(2).sub(none);
  const first = one.sub(minusOne).div(2);
  if (none.equals(0) || !second.gcd(first).gcd(none).equals(1)) return true;
  if (second.equals(0)) return false;
  const root = Math.sqrt(Number(first.mul(first).sub(second.mul(none).mul(4))));
  return Number.isInteger(root);
}
