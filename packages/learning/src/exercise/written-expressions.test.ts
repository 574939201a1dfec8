import { expression, number, pair, unlike } from '../testing/written';
import { checkAnswer } from './check-answer';
import type { Answer, ExpressionAnswer } from './exercise';
import type { Block } from './text';

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
  [
    pair(['x', 'y'], ['2', '-5']),
    [
      'у = -5, х = 2',
      'Х = 2; У = -5',
      'ص = -5, س = 2',
      'y=-5;x=2',
      'y = -5\nx = 2',
      '2;,-5',
      '2;,-5;',
      '2\n-5',
      '2;\n-5,',
      '2,0\n-5,0',
      '(2)\n(-5)',
      '(2),(-5)',
      '((2), (-5))',
      '(2, (-5))',
      'x = 2, -5',
    ],
  ],
  [pair(['x', 'y'], ['-3', '-9']), ['(-3),(-9)', '(-3), (-9)', '(−3)\n(−9)', '((-3);(-9))', '(-3,-9)']],
  [pair(['x', 'y'], ['1250', '1.5']), ['1,250\n1,5', '1,250\n1.5', '1250; 1,5', '1,250, 1.5', '1 250\n1,50']],
  [pair(['x', 'y'], ['12', '5']), ['12;,5', '12.,5', '12;\n5', '12,\n5']],
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

test('names that contradict each other or an order are unreadable', () => {
  const forms = [
    'x = 2; x = -5',
    'y = 2, y = -5',
    'х = 2, x = -5',
    'y = 2\n-5',
    '2\nx = -5',
    '2\n',
    '\n-5',
    '2\n-5\n',
  ];
  expect(unlike('unreadable', pair(['x', 'y'], ['2', '-5']), forms)).toEqual([]);
  expect(unlike('wrong', pair(['x', 'y'], ['2', '-5']), ['x = -5, y = 2', '-5\n2', '12;,-5'])).toEqual([]);
});

test.each<[ExpressionAnswer, string[]]>([
  [expression('(x + 2)(x - 3)', 'factored'), ['(x+2) x (x-3)', '(x+2)x(x-3)', '(х+2) х (х-3)']],
  [expression('3(x + 2)', 'factored'), ['3 x (x+2)', '3х(x+2)', '3x(x+2)']],
  [expression('x^2 - 2x'), ['x squared - 2x', 'x times x - 2x']],
  [expression('2y + 6'), ['2 x y + 6', '2xy + 6', '2х y + 6', '6 + y x 2']],
  [expression('3x + 4'), ['3x+4 cm', '3x + four']],
])('the letter x as a sign, or a word, in place of %j is not counted', (answer, forms) => {
  expect(unlike('unreadable', answer, forms)).toEqual([]);
});

const ROOM: Block[] = [
  { kind: 'text', text: 'A room is $w$ meters wide. Its length $l$ is 3 meters more.' },
  { kind: 'math', math: 'l = w + 3' },
];
const RICE: Block[] = [{ kind: 'math', math: 'm = 18 - 6d' }];

describe('an expression with a unit', () => {
  test.each<[ExpressionAnswer, Block[], string[]]>([
    [
      expression('l - 3'),
      ROOM,
      ['l - 3 m', 'l - 3m', '(l - 3) m', '(l−3)m', 'l - 3 meters', 'w = l - 3 m', 'l - 3 m = w', 'l - 3 m.'],
    ],
    [
      expression('l - 3'),
      ROOM,
      ['l - 3 м', 'л - 3 м', 'l - 3 см', '(l - 3)см', 'l - 4 m', 'l - 4cm', 'l cm - 3 cm'],
    ],
    [
      expression('2x'),
      [],
      [
        '2x cm',
        '2xcm',
        '2x kg',
        '2х кг',
        '2xm',
        '2x m²',
        '2x cm^2',
        '2x sq. cm',
        '2x km/h',
        '2x hours',
        '2x °C',
      ],
    ],
    [expression('4x + 9'), [], ['$4x + 9', '4x + 9 $', '4x+9€', '$4x + $9', '4x + 9 dollars', '＄4x + 9']],
    [expression('3 - m/6'), RICE, ['3 - m/6 d', '3 - m/6 days', '3 - m/6 kg']],
    [expression('7 - h/5'), [], ['7 - h/5 h', '7 - h/5 hours']],
    [expression('d/21'), [], ['d/21 h', 'd/21h']],
    [expression('(x + 2)(x - 3)', 'factored'), [], ['(x+2)(x-3) cm²', 'x^2 - x - 6 cm²']],
  ])('%j is not counted: %j', (answer, prompt, forms) => {
    for (const form of forms)
      expect([form, checkAnswer(answer, form, prompt)]).toEqual([
        form,
        { kind: 'unreadable', reason: 'Enter the expression without a unit.' },
      ]);
  });

  test.each<[ExpressionAnswer, Block[], string, string[]]>([
    [expression('3m'), [], 'right', ['3m', '3 m', 'm·3', '3м']],
    [expression('3m - 2'), [], 'wrong', ['3m + 2m', '3m', '3m - 2m']],
    [expression('3 - m/6'), RICE, 'wrong', ['3 - m/6d', '3d']],
    [expression('l - 3'), ROOM, 'wrong', ['l - 4', 'l - 3w', 'l - 3l']],
    [expression('5x'), [], 'wrong', ['5c', '5t', '5y']],
    [expression('2c'), [{ kind: 'text', text: 'Combine $2c + m - m$.' }], 'wrong', ['2cm', '2c + m']],
  ])('is not a product of variables: %j', (answer, prompt, kind, forms) => {
    expect(unlike(kind, answer, forms, prompt)).toEqual([]);
  });
});

test('a product with a power of x is counted', () => {
  const [factored, long] = [expression('2x(x + 3)', 'factored'), expression('6xyz')];
  expect(unlike('wrong', factored, ['2x(x+5)', '(x+1)x(x-3)', '3x(x+3)'])).toEqual([]);
  expect(unlike('wrong', long, ['5xyz'])).toEqual([]);
});

test.each<[Answer, string[]]>([
  [number('1250'), ['1.250', '１.２５０', '١.٢٥٠', '1。250', '۱.۲۵۰']],
  [number('1.25'), ['1,250', '١٬٢٥٠', '１，２５０']],
  [expression('1250x'), ['1.250x', '1,250x', 'y = 1.250x', '１.２５０x', '١.٢٥٠x', '١٬٢٥٠ س']],
  [expression('x^2 + 1250'), ['x^2 + 1.250', 'x² + 1,250']],
  [expression('1.25x'), ['1,250x', '１，２５０x']],
  [
    pair(['x', 'y'], ['1250', '3']),
    ['1.250\n3', '1.250, 3', 'x = 1.250; y = 3', '１.２５０\n３', '١.٢٥٠، ٣'],
  ],
  [pair(['x', 'y'], ['3', '1250']), ['3\n1.250', '٣\n١.٢٥٠', 'y = 1.250, x = 3']],
  [pair(['x', 'y'], ['1250', '3000']), ['1.250\n3.000', '1.250\n3,000', '1250\n3.000']],
  [pair(['x', 'y'], ['1.25', '3']), ['1,250\n3', '1,250, 3', '١٬٢٥٠\n٣']],
])('separators of thousands in %j are explained, not counted', (answer, forms) => {
  expect(unlike('separators', answer, forms)).toEqual([]);
});
