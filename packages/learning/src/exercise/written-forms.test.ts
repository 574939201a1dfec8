import { checkAnswer } from './check-answer';
import type { Answer, ExpressionAnswer, NumberAnswer } from './exercise';
import type { Block } from './text';

const number = (value: string, unit?: string): NumberAnswer => ({
  kind: 'number',
  value,
  mistakes: [],
  ...(unit !== undefined && { unit }),
});
const expression = (value: string, form: ExpressionAnswer['form'] = 'simplified'): ExpressionAnswer => ({
  kind: 'expression',
  value,
  form,
  mistakes: [],
});
const asks = (text: string): Block[] => [{ kind: 'text', text }];

/** The forms whose verdict is another one. */
const unlike = (kind: string, answer: Answer, forms: readonly string[], prompt: Block[] = []) =>
  forms.filter((form) => checkAnswer(answer, form, prompt).kind !== kind);

test.each<[Answer, string[]]>([
  [
    number('-3'),
    [
      '(-3)',
      '(−3)',
      '( - 3 )',
      '-3.',
      '−3,',
      '-3 .',
      'x = -3',
      '-3 = x',
      'х = -3',
      'f(2) = -3',
      '-(3)',
      'slope: -3',
      'minus 3',
      'negative 3',
    ],
  ],
  [
    number('-3/4'),
    [
      '3/-4',
      '3/(-4)',
      '(-3)/4',
      '-(3/4)',
      '(-3/4)',
      '-3/4.',
      '−¾',
      '\\frac{-3}{4}',
      '-\\frac{3}{4}',
      '$-3/4$',
    ],
  ],
  [
    number('3/4'),
    [
      '-3/-4',
      '(-3)/(-4)',
      '3:4',
      '3 : 4',
      '3∶4',
      '3 out of 4',
      '3 in 4',
      '3 over 4',
      '75%',
      '75 pct',
      '٧٥٪',
      '.75',
      '0.75,',
      '3/4;',
    ],
  ],
  [
    number('5/11'),
    ['5 out of 11', '5 of 11', '5:11', '0.(45)', '0.4545...', '0.454545…', '0.45 repeating', '45.(45) %'],
  ],
  [
    number('2/3'),
    [
      '0.(6)',
      '0.666...',
      '.66…',
      '0.6 repeating',
      '0.6 recurring',
      '0.6...',
      '0.6̅',
      '66.(6)%',
      '\\dfrac{2}{3}',
      '⅔',
      '٢/٣',
      '２／３',
    ],
  ],
  [
    number('7/4'),
    [
      '1 3/4',
      '1 and 3/4',
      '1 + 3/4',
      '1\\frac{3}{4}',
      '1¾',
      '١٫٧٥',
      '१.७५',
      '１．７５',
      '1。75',
      '۱٫۷۵',
      '\u202b1.75\u202c',
      '~1.75',
    ],
  ],
  [
    number('1250'),
    [
      '1,250',
      '1 250',
      "1'250",
      '1’250',
      '1\u00a0250',
      '1\u202f250',
      '١٬٢٥٠',
      '१,२५०',
      '1250.',
      '1,250.',
      '1250.00',
    ],
  ],
  [
    number('9.2', 'km'),
    [
      '9.2 kilometers',
      '9.2 kilometres',
      '9.2 km',
      '9.2km.',
      '9,2 km',
      '9.2 KM',
      '9.2 kilometer',
      '٩٫٢ km',
      '(9.2) km',
    ],
  ],
  [
    number('162', '°'),
    ['162 degrees', '162°', '162 deg', '162º', '162˚', '162^\\circ', '162⁰', '162 Degrees'],
  ],
  [number('45', 'min'), ['45 mins', '45 min', '45 minutes', '45 min.', '45m', '45 minute']],
  [number('1.6', 'h'), ['1.6 hours', '1.6 hrs', '1.6h', '1.6 hr', '1.6 hour']],
  [number('6', 's'), ['6 seconds', '6 sec', '6 secs', '6s']],
  [number('3', 'L'), ['3 liters', '3 litres', '3 l', '3L', '3 liter']],
  [number('3', 'mL'), ['3 milliliters', '3 ml', '3 mL', '3 millilitres']],
  [number('24', 'kg'), ['24 kilograms', '24 kilos', '24 kgs', '24 kg']],
  [
    number('3', 'cm²'),
    [
      '3 square centimeters',
      '3 sq cm',
      '3 sq. cm',
      '3 cm2',
      '3 cm^2',
      '3 cm^{2}',
      '3 cm**2',
      '3 centimeters squared',
    ],
  ],
  [number('3', 'm³'), ['3 cubic meters', '3 cu m', '3 m3', '3 m³', '3 m^3', '3 meters cubed']],
  [
    number('54', 'km/h'),
    [
      '54 km/h',
      '54 kmh',
      '54 kilometers per hour',
      '54 km per hour',
      '54 km/hr',
      '54 kph',
      '54 kilometers/hour',
    ],
  ],
  [number('30', 'm/s'), ['30 m/s', '30 meters per second', '30 mps', '30 m per sec']],
  [number('8.9', 'ha'), ['8.9 hectares', '8.9 ha', '8.9 hectare']],
  [number('5', 'points'), ['5 percentage points', '5 percentage point', '5 points', '5 pp', '5%']],
  [number('50', '%'), ['50 percent', '50%', '50 pct', '%50', '٥٠٪', '٪٥٠', '50 per cent', '50\\%']],
  [
    number('1.55'),
    ['$1.55', '1.55 $', '1.55 dollars', 'US$1.55', '1,55', '1.55 USD', '$ 1.55', '\\$1.55', '＄１．５５'],
  ],
])('the value of %j is read in every usual form', (answer, forms) => {
  expect(unlike('right', answer, forms)).toEqual([]);
});

test.each<[string, Answer, string[]]>([
  ['How many degrees is it at night?', number('-4'), ['-4 degrees', '-4°', '−4 °C', '-4 deg']],
  ['How many cubic meters is that?', number('8'), ['8 cubic meters', '8 m³', '8 cu m']],
  [
    'How many kg of cashews must be added?',
    number('24', 'kg'),
    ['24 kg of cashews', '24 kilograms of cashews'],
  ],
  ['12 friends share 30 apples. How many apples are left?', number('6'), ['6 apples', '6 apple', '6 Apples']],
  ['How many liters does each of 4 jugs hold?', number('1.5'), ['1.5 liters', '1.5 L', '1,5 l']],
  ['Of some eggs, 30 are brown. How many eggs are there in all?', number('60'), ['60 eggs']],
])('after %s the words of the question may follow the number', (text, answer, forms) => {
  expect(unlike('right', answer, forms, asks(text))).toEqual([]);
});

test.each([
  [number('9.2', 'km'), '9200 m', 'Give your answer in kilometers.'],
  [number('9.2', 'km'), '9.2 kg', 'Give your answer in kilometers.'],
  [number('3', 'cm²'), '3 cm', 'Give your answer in square centimeters.'],
  [number('54', 'km/h'), '54 mph', 'Give your answer in kilometers per hour.'],
  [number('45', 'min'), '0.75 hours', 'Give your answer in minutes.'],
  [number('50', '%'), '$50', 'Give your answer in percent.'],
  [number('12'), '12 miles', 'The question does not ask for this unit. Enter only the number.'],
])('the unit of another kind is explained, not counted: %j and "%s"', (answer, given, reason) => {
  expect(checkAnswer(answer, given)).toEqual({ kind: 'unreadable', reason });
});

test('other texts are unreadable', () => {
  const forms = [
    '4:30',
    '1:2:3',
    '(3',
    '3)',
    '3 4',
    '5!',
    '--3',
    '-(-)',
    '3 apples',
    '(3)(4)',
    '3x',
    '2^3',
    '5 out of',
    '٣٤a',
  ];
  expect(unlike('unreadable', number('3', 'min'), forms)).toEqual([]);
});

describe('a rounded answer', () => {
  const fraction = { kind: 'rounded', reason: 'That is rounded. Enter the exact value as a fraction.' };

  test.each([
    [
      '2/3',
      [
        '0.67',
        '.67',
        '0.667',
        '.6667',
        '66.7 %',
        '67%',
        '66.67%',
        '0,67',
        '≈ 0.67',
        '٠٫٦٧',
        '0.66',
        '0.666',
        '66.6 %',
        '66%',
      ],
    ],
    ['1/3', ['0.33', '0.333', '33 %', '33.3%']],
    ['-2/3', ['-0.67', '(-0.667)', '−.67']],
    ['14/11', ['1.27', '1.273', '1.2727']],
    ['1/15', ['0.07', '0.067', '7%', '6.7%']],
    ['106/3', ['35.3', '35.33']],
    ['8/27', ['0.30', '0.296', '30%']],
  ])('of %s is not counted: %j', (value, forms) => {
    for (const form of forms) expect([form, checkAnswer(number(value), form)]).toEqual([form, fraction]);
  });

  test('of a decimal that ends asks for all its places', () => {
    const reason = 'That is rounded. Enter the exact value.';
    for (const form of ['0.38', '0.375', '37.5%', '0.37', '0.4'])
      expect([form, checkAnswer(number('3/8'), form)]).toEqual([
        form,
        { '0.38': { kind: 'rounded', reason }, '0.375': { kind: 'right' }, '37.5%': { kind: 'right' } }[
          form
        ] ?? {
          kind: 'wrong',
        },
      ]);
  });

  test.each([
    ['2/3', ['0.7', '0.68', '0.6', '0.76', '1.67', '-0.67', '67/100', '0.65', '70%', '0.6767']],
    ['1/81', ['0.01', '1%']],
    ['12', ['12.4', '11.9']],
    ['1/8', ['0.1', '0.14']],
  ])('of %s has two places or three digits, and they are right; %j are wrong', (value, forms) => {
    expect(unlike('wrong', number(value), forms)).toEqual([]);
  });

  test('is right where the question asks to round, and wrong beyond the tolerance', () => {
    const estimate = { ...number('13.6', '%'), tolerance: '0.05' };
    expect(unlike('right', estimate, ['13.6', '13.58 %', '13.64'])).toEqual([]);
    expect(unlike('wrong', estimate, ['13.5', '14'])).toEqual([]);
  });

  test('that is a known mistake stays one', () => {
    const answer = { ...number('3/8'), mistakes: [{ value: '0.38', reason: 'Why.' }] };
    expect(checkAnswer(answer, '0.38')).toEqual({ kind: 'wrong', reason: 'Why.' });
  });

  test('in a pair or an expression is not counted either', () => {
    const pair: Answer = { kind: 'pair', names: ['x', 'y'], values: ['2/3', '2'], mistakes: [] };
    expect(unlike('rounded', pair, ['0.67, 2', 'x = .667, y = 2', '0.67,2.0'])).toEqual([]);
    expect(unlike('wrong', pair, ['0.67, 3', '0.7, 2'])).toEqual([]);
    expect(unlike('rounded', expression('2/3 x - 1'), ['0.67x - 1', '-1 + 0.667x'])).toEqual([]);
    expect(unlike('wrong', expression('2/3 x - 1'), ['0.67x + 1', '0.67x', '0.6x - 1'])).toEqual([]);
  });
});

test.each([
  ['1250', '1.250', '1250 or 1,250'],
  ['9200', '9.200', '9200 or 9,200'],
  ['1.25', '1,250', '1.25'],
  ['-1250', '-1.250', '-1250 or -1,250'],
  ['1250', '$1.250', '1250 or 1,250'],
])('where separators make %s of "%s", they are explained', (value, given, forms) => {
  const answer = { ...number(value), mistakes: [{ value: '9.2', reason: 'Why.' }] };
  expect(checkAnswer(answer, given)).toEqual({
    kind: 'separators',
    reason: `Here a period is the decimal point and a comma separates thousands. Enter ${forms}.`,
  });
});

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
    { kind: 'pair', names: ['x', 'y'], values: ['2', '-5'], mistakes: [] },
    ['2, (-5)', '(2; -5)', 'х = 2, у = -5', '２,－５', '٢, -٥', '2.,-5.'],
  ],
  [
    { kind: 'pair', names: ['h', 'min'], values: ['1', '37'], mistakes: [] },
    ['1 h, 37 min', '1h,37 minutes', '1 hour, 37 mins', 'h = 1, min = 37', '١,٣٧'],
  ],
  [
    { kind: 'pair', names: ['hens', 'goats'], values: ['10', '4'], mistakes: [] },
    ['10 hens, 4 goats', 'hens = 10, goats = 4', 'goats: 4, hens: 10'],
  ],
  [
    {
      kind: 'pair',
      names: ['tables with 4 seats', 'tables with 6 seats'],
      values: ['13', '5'],
      mistakes: [],
    },
    ['13, 5', 'tables with 4 seats = 13, tables with 6 seats = 5'],
  ],
])('the pair of %j is read in every usual form', (answer, forms) => {
  expect(unlike('right', answer, forms)).toEqual([]);
});
