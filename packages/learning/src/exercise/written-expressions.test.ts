import { expression, pair, unlike } from '../testing/written';
import type { Answer, ExpressionAnswer } from './exercise';

test.each<[ExpressionAnswer, string[]]>([
  [
    expression('x^2 + 3x'),
    [
      'x**2 + 3x',
      'x^{2}+3x',
      'x²+3·x',
      'x^2 + 3•x',
      'x^2+3×x',
      'x^2+3*x',
      'x^(2)+3∙x',
      'х²+3х',
      'X^2+3X',
      'χ^2+3χ',
      'ｘ＾２＋３ｘ',
      '𝑥² + 3𝑥',
      'x^2 + 3\\cdot x',
      'x^{2}+3x.',
      'y = x^2+3x',
      'x^2+3x = y',
      'f(t) = x^2 + 3x',
      '٣x + x^2',
      'س² + 3س',
    ],
  ],
  [
    expression('3/4 x - 1'),
    [
      '\\frac{3}{4}x - 1',
      '\\frac{3x}{4} - 1',
      '(3/4)x - 1',
      '3x/(4) - 1',
      '-3x/-4 - 1',
      '0.75x − 1',
      '(3x)/4 - 1',
      '¾x-1',
    ],
  ],
  [
    expression('(x + 2)(x - 3)', 'factored'),
    [
      '(x+2)(x-3)',
      '[x+2][x-3]',
      '（x＋2）（x－3）',
      '(х+2)(х−3)',
      '(x+2)×(x-3)',
      '\\left(x+2\\right)\\left(x-3\\right)',
    ],
  ],
  [expression('h - 2'), ['н - 2', '-2 + Н']],
])('the expression of %j is read in every usual form', (answer, forms) => {
  expect(unlike('right', answer, forms)).toEqual([]);
});

test.each<[Answer, string[]]>([
  [pair(['x', 'y'], ['2', '-5']), ['2, (-5)', '(2; -5)', 'х = 2, у = -5', '２,－５', '٢, -٥', '2.,-5.']],
  [
    pair(['h', 'min'], ['1', '37']),
    ['1 h, 37 min', '1h,37 minutes', '1 hour, 37 mins', 'h = 1, min = 37', '١,٣٧'],
  ],
  [pair(['hens', 'goats'], ['10', '4']), ['10 hens, 4 goats', 'hens = 10, goats = 4', 'goats: 4, hens: 10']],
  [
    pair(['tables with 4 seats', 'tables with 6 seats'], ['13', '5']),
    ['13, 5', 'tables with 4 seats = 13, tables with 6 seats = 5'],
  ],
])('the pair of %j is read in every usual form', (answer, forms) => {
  expect(unlike('right', answer, forms)).toEqual([]);
});
