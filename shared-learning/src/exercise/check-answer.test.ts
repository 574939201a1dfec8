import fc from 'fast-check';
import { seededRandom } from 'shared-puzzle-engine';
import { checkAnswer } from './check-answer';
import { chooseOptions } from './choose-options';
import type { Answer, ExpressionAnswer, NumberAnswer, PairAnswer } from './exercise';

const number: NumberAnswer = {
  kind: 'number',
  value: '7/4',
  mistakes: [
    { value: '4/7', reason: 'Upside down.' },
    { value: '7', reason: 'Not divided.' },
    { value: '-7/4', reason: 'The sign.' },
    { value: '11', reason: 'Added.' },
  ],
};
const pair: PairAnswer = {
  kind: 'pair',
  names: ['x', 'y'],
  values: ['2', '-5'],
  mistakes: [
    { value: '-5, 2', reason: 'Swapped.' },
    { value: '2, 5', reason: 'The sign.' },
    { value: '1/2, 5', reason: 'Upside down.' },
  ],
};
const factored: ExpressionAnswer = {
  kind: 'expression',
  value: '2(x + 2)(x - 3)',
  form: 'factored',
  mistakes: [
    { value: '2(x - 2)(x + 3)', reason: 'The signs.' },
    { value: '(x + 2)(x - 3)', reason: 'The 2 is lost.' },
    { value: '2(x + 1)(x - 6)', reason: 'The sum is wrong.' },
  ],
};

function kinds(answer: Answer, given: readonly string[]) {
  return given.map((text) => checkAnswer(answer, text).kind);
}

describe('A number', () => {
  it.each(['7/4', '1 3/4', '1.75', ' 14 / 8 ', '+1.75', 'x = 7/4'])('may be written %s', (given) => {
    expect(checkAnswer(number, given)).toEqual({ kind: 'right' });
  });

  it('may come with its unit, before or behind', () => {
    const price: NumberAnswer = { ...number, unit: '$' };
    expect(kinds(price, ['$1.75', '1.75 $', '1.75'])).toEqual(['right', 'right', 'right']);
  });

  it('has its mistake explained, when that is known', () => {
    expect(checkAnswer(number, '7')).toEqual({ kind: 'wrong', reason: 'Not divided.' });
    expect(checkAnswer(number, '8')).toEqual({ kind: 'wrong' });
  });

  it.each(['', 'seven', '7//4', '7/0', '1,75', '-', '1 2 3'])('is not read from "%s"', (given) => {
    expect(checkAnswer(number, given)).toEqual({ kind: 'unreadable' });
  });
});

describe('A pair', () => {
  it.each(['2, -5', '2,-5', '(2; −5)', 'x = 2, y = -5', 'y = -5, x = 2'])('may be written %s', (given) => {
    expect(checkAnswer(pair, given)).toEqual({ kind: 'right' });
  });

  it('has its mistake explained, when that is known', () => {
    expect(checkAnswer(pair, '-5, 2')).toEqual({ kind: 'wrong', reason: 'Swapped.' });
    expect(checkAnswer(pair, '0.5, 5')).toEqual({ kind: 'wrong', reason: 'Upside down.' });
    expect(checkAnswer(pair, '3, 3')).toEqual({ kind: 'wrong' });
  });

  it.each(['2', '2, ', '2, 3, 4', ', 2'])('is not read from "%s"', (given) => {
    expect(checkAnswer(pair, given)).toEqual({ kind: 'unreadable' });
  });
});

describe('An expression to factor', () => {
  it.each(['2(x+2)(x-3)', '(x-3)(2)(x+2)', '2(x + 2) * (x − 3)', '-2(x+2)(3-x)'])(
    'may be written %s',
    (given) => {
      expect(checkAnswer(factored, given)).toEqual({ kind: 'right' });
    },
  );

  it.each([
    ['2x^2 - 2x - 12', /still a sum/],
    ['(2x + 4)(x - 3)', /share a factor/],
    ['2(x^2 - x - 6)', /split/],
    ['2x(x - 3) + 4(x - 3)', /still a sum/],
    ['2(x + 1 + 1)(x - 3)', /like terms/],
  ])('hears kindly what is left in %s', (given, reason) => {
    expect(checkAnswer(factored, given)).toEqual({
      kind: 'unfinished',
      reason: expect.stringMatching(reason),
    });
  });

  it('has its mistake explained, in whatever form it was written', () => {
    expect(checkAnswer(factored, 'x^2 - x - 6')).toEqual({ kind: 'wrong', reason: 'The 2 is lost.' });
    expect(checkAnswer(factored, '2(x+3)(x-2)')).toEqual({ kind: 'wrong', reason: 'The signs.' });
  });
});

describe('An expression to simplify', () => {
  const simplified = (value: string): ExpressionAnswer => ({
    ...factored,
    value,
    form: 'simplified',
    mistakes: [],
  });

  it.each([
    ['3x + 4', '4 + 3x'],
    ['3x + 4', 'y = 3x + 4'],
    ['3/4 x - 1', '3x/4 - 1'],
    ['3/4 x - 1', '0.75X − 1'],
    ['2xy - x^2', '-x² + 2yx'],
    ['5', '5'],
  ])('takes for %s also %s', (value, given) => {
    expect(checkAnswer(simplified(value), given)).toEqual({ kind: 'right' });
  });

  it.each([
    ['3x + 4', '2x + x + 4', /like terms/],
    ['3x + 4', '3(x + 1) + 1', /brackets/],
    ['6x', '2*3x', /numbers/],
    ['8x', '2^3 x', /numbers/],
    ['x^2', 'x*x', /like terms/],
    ['x^5', 'x^2*x^3', /like terms/],
    ['3x', '3x + 0', /like terms/],
  ])('of the value %s written %s is unfinished', (value, given, reason) => {
    expect(checkAnswer(simplified(value), given)).toEqual({
      kind: 'unfinished',
      reason: expect.stringMatching(reason),
    });
  });

  it('cannot be read where it may mean two things, or is too large', () => {
    const unreadable = [
      '',
      'x2',
      '3 4',
      '(x',
      'x)',
      'x^y',
      'x^',
      '2/x',
      '3/0',
      '+',
      'x = 3x',
      '(a+b+c+d+e+f+g)^20',
    ];
    expect(new Set(kinds(simplified('3x + 4'), unreadable))).toEqual(new Set(['unreadable']));
    expect(kinds(simplified('3x + 4'), ['((((9^20)^20)^20)^20)^20'])).toEqual(['unreadable']);
  });

  it('is never a crash, whatever is typed', () => {
    const typed = fc.stringMatching(/^[0-9xy+\-*/^() .=]{0,24}$/);
    fc.assert(fc.property(typed, (text) => void checkAnswer(simplified('3x + 4'), text)));
  });
});

it('gives the right answer and three mistakes to choose from', () => {
  for (const answer of [number, pair, factored]) {
    const options = chooseOptions(answer, seededRandom(1));
    expect(kinds(answer, options).sort()).toEqual(['right', 'wrong', 'wrong', 'wrong']);
    expect(new Set(options).size).toBe(4);
  }
});

it('offers whole numbers beside a whole number, if it can', () => {
  const whole: NumberAnswer = {
    kind: 'number',
    value: '3',
    mistakes: ['1/3', '4/3', '-3', '4', '2'].map((value) => ({ value, reason: 'Why.' })),
  };
  expect(chooseOptions(whole, seededRandom(1)).sort()).toEqual(['-3', '2', '3', '4']);
});
