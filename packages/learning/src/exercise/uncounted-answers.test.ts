import { expression, number, pair, unlike } from '../testing/written';
import { checkAnswer } from './check-answer';
import type { Block } from './text';

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

test('the money of another country is explained, not counted', () => {
  const reason = 'Give your answer in dollars.';
  for (const given of [
    '€1.55',
    '1,55 €',
    '£1.55',
    '-¥1.55',
    '￥1.55',
    '1.55 euros',
    'EUR 1.55',
    '₹1.55',
    'C$1.55',
  ])
    expect([given, checkAnswer(number('1.55', '$'), given)]).toEqual([given, { kind: 'unreadable', reason }]);
});

const IN_DOLLARS: Block[] = [{ kind: 'text', text: 'Find the cost in dollars.' }];

test.each([
  [
    'A field is 8.5 kilometers long. What is its area in square kilometers?',
    ['72.25 km', '72.25 m²', '$72.25'],
  ],
  ['The temperatures on six days, in degrees: $10, -12$. Find the range.', ['72.25 days', '72.25 d']],
  ['She counts the visitors to a museum each hour: 15, 15. Find the mean.', ['72.25 hours', '72.25 h']],
  ['A battery lasts 50 hours on average. How many batteries last longer?', ['72.25 hours', '$72.25']],
  ['A tank is being filled. How many liters flow in each minute?', ['72.25 minutes', '72.25 m', '72.25 kg']],
  ['He asks how many minutes they walk: 7, 15. Find the variance.', ['72.25 minutes', '72.25 min']],
  ['Lars and Mei share 143 pistachios. How many does Mei get?', ['72.25 dollars', '$72.25']],
  ['It costs 3 dollars for each hour. How many hours does he pay for?', ['72.25 dollars', '$72.25']],
  ['Find the change in height per week from week 1 to week 5.', ['72.25 weeks']],
])('a unit of something else in the question is explained, not counted: %s', (text, forms) => {
  for (const form of forms)
    expect([form, checkAnswer(number('72.25'), form, [{ kind: 'text', text }])]).toEqual([
      form,
      { kind: 'unreadable', reason: 'The question does not ask for this unit. Enter only the number.' },
    ]);
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
    const point = pair(['x', 'y'], ['2/3', '2']);
    expect(unlike('rounded', point, ['0.67, 2', 'x = .667, y = 2', '0.67,2.0'])).toEqual([]);
    expect(unlike('wrong', point, ['0.67, 3', '0.7, 2'])).toEqual([]);
    expect(unlike('rounded', expression('2/3 x - 1'), ['0.67x - 1', '-1 + 0.667x'])).toEqual([]);
    expect(unlike('wrong', expression('2/3 x - 1'), ['0.67x + 1', '0.67x', '0.6x - 1'])).toEqual([]);
  });
});

test.each([
  ['1250', '1.250', '1250 or 1,250'],
  ['9200', '9.200', '9200 or 9,200'],
  ['-1250', '-1.250', '-1250 or -1,250'],
  ['1250', '$1.250', '1250 or 1,250'],
])('where separators make %s of "%s", they are explained', (value, given, forms) => {
  const answer = { ...number(value), mistakes: [{ value: '9.2', reason: 'Why.' }] };
  expect(checkAnswer(answer, given, IN_DOLLARS)).toEqual({
    kind: 'separators',
    reason: `Here a period is the decimal point and a comma separates thousands. Enter ${forms}.`,
  });
});

describe('a comma before three digits', () => {
  const reason = 'Use a period only as the decimal point and a comma only to separate thousands.';

  test.each([
    ['1.25', '1,250'],
    ['72', '72,000'],
    ['12.5', '12,500'],
    ['5', '$5,000'],
    ['5', '٥٬٠٠٠'],
  ])('that would make %s of "%s" is explained without the answer', (value, given) => {
    expect(checkAnswer(number(value), given, IN_DOLLARS)).toEqual({ kind: 'separators', reason });
  });

  test.each([
    ['72', '72000', ['72,000', '72 000', '72000']],
    ['12.5', '12500', ['12,500', '12,500.0', '$12,500']],
    ['5', '5000', ['5,000', '５，０００', '5,000.']],
  ])('is the mistake that is known for %s: %s', (value, mistake, forms) => {
    const answer = { ...number(value), mistakes: [{ value: mistake, reason: 'Why.' }] };
    for (const form of forms)
      expect([form, checkAnswer(answer, form, IN_DOLLARS)]).toEqual([
        form,
        { kind: 'wrong', reason: 'Why.' },
      ]);
  });
});
