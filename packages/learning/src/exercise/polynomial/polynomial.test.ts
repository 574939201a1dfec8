import fc from 'fast-check';
import Fraction from 'fraction.js';
import { polynomialOf } from './expression';
import { equal, valueAt } from './polynomial';
import { readExpression } from './read-expression';

const small = fc.integer({ min: -9, max: 9 });
const point = fc.record({ x: small, y: small });

/** Pairs of an expression as people write it and the same in JavaScript. */
const written = fc.letrec<{ whole: readonly [string, string]; part: readonly [string, string] }>((tie) => ({
  part: fc.oneof(
    fc.nat(9).map((number) => [String(number), String(number)] as const),
    fc.constantFrom(['x', 'x'] as const, ['y', 'y'] as const, ['x^2', '(x**2)'] as const),
    tie('whole').map(([ours, theirs]) => [`(${ours})`, `(${theirs})`] as const),
  ),
  whole: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('part'),
    fc.tuple(tie('part'), tie('part')).map(([[a, A], [b, B]]) => [`${a} + ${b}`, `${A} + ${B}`] as const),
    fc.tuple(tie('part'), tie('part')).map(([[a, A], [b, B]]) => [`${a} - ${b}`, `${A} - ${B}`] as const),
    fc.tuple(tie('part'), tie('part')).map(([[a, A], [b, B]]) => [`${a}*${b}`, `${A} * ${B}`] as const),
    tie('part').map(([a, A]) => [`-${a}`, `-${A}`] as const),
  ),
})).whole;

function read(text: string) {
  const expression = readExpression(text);
  if (!expression) throw new Error(`Not read: ${text}`);
  return polynomialOf(expression);
}

it('has the value of the expression for any numbers', () => {
  fc.assert(
    fc.property(written, point, ([ours, theirs], { x, y }) => {
      const expected = new Function('x', 'y', `return ${theirs}`)(x, y) as number;
      expect(Number(valueAt(read(ours), { x: new Fraction(x), y: new Fraction(y) }))).toBe(expected + 0);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['(x + 2)(x - 3)', 'x^2 - x - 6'],
  ['(a + b)^2', 'a² + 2ab + b²'],
  ['-x^2', '0 - x*x'],
  ['x/2 + x/3', '5/6 x'],
  ['2(3x)(4y)', '24xy'],
])('finds %s equal to %s', (one, other) => {
  expect(equal(read(one), read(other))).toBe(true);
});
