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

describe('A number answer', () => {
  it.each(['7/4', '1 3/4', '1.75', ' 14 / 8 ', '+1.75', 'x = 7/4'])('reads %s', (given) => {
    expect(checkAnswer(number, given)).toEqual({ kind: 'right' });
  });

  it('reads the unit before or after the number', () => {
    const price: NumberAnswer = { ...number, unit: '$' };
    expect(kinds(price, ['$1.75', '1.75 $', '1.75'])).toEqual(['right', 'right', 'right']);
  });

  it('explains a known mistake', () => {
    expect(checkAnswer(number, '7')).toEqual({ kind: 'wrong', reason: 'Not divided.' });
    expect(checkAnswer(number, '8')).toEqual({ kind: 'wrong' });
  });

  it.each(['1,75', '７／４', '1¾', '1 ¾', '7⁄4', '⁷⁄₄', '⁷/₄', '1\u00a03/4', '7÷4', '≈ 1.75', '1.75\u200b'])(
    'reads %s from other keyboards',
    (given) => {
      expect(checkAnswer(number, given)).toEqual({ kind: 'right' });
    },
  );

  it.each(['', 'seven', '7//4', '7/0', '-', '1 2 3', '1,7,5', '7 %', '%', '7⁴', '1¾4', '0x7', '1e3', '- -7'])(
    'does not read "%s"',
    (given) => {
      expect(checkAnswer(number, given)).toEqual({ kind: 'unreadable' });
    },
  );

  it('reads any dash as a minus', () => {
    for (const dash of '-‐‑‒–—―⁻₋−﹣－➖') {
      expect(kinds({ ...number, value: '-7/4', mistakes: [] }, [`${dash}7/4`, `${dash} 1.75`])).toEqual([
        'right',
        'right',
      ]);
    }
  });

  it('reads the thousands separators of every country', () => {
    const thousands = fc.integer({ min: 1000, max: 99_999_999 });
    const separator = fc.constantFrom(',', ' ', '\u00a0', '\u2009', '\u202f', "'", '’');
    fc.assert(
      fc.property(thousands, separator, fc.nat(98), (whole, between, hundredths) => {
        const value = `${whole}.${String(hundredths + 1).padStart(2, '0')}`;
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, between);
        const [given, decimals] = [{ ...number, mistakes: [] }, value.split('.')[1]];
        expect(checkAnswer({ ...given, value: String(whole) }, grouped).kind).toBe('right');
        expect(checkAnswer({ ...given, value }, `${grouped}.${decimals}`).kind).toBe('right');
        if (between !== ',')
          expect(checkAnswer({ ...given, value }, `${grouped},${decimals}`).kind).toBe('right');
        expect(checkAnswer({ ...given, value: String(whole + 1) }, grouped).kind).toBe('wrong');
      }),
    );
    expect(kinds({ ...number, value: '1250000.5' }, ['1.250.000,5', '12,50,000.5'])).toEqual([
      'right',
      'right',
    ]);
  });

  it.each(['5', '5 points', '5 percentage points', '5%', '5 percent'])(
    'reads percentage points written %s',
    (given) => {
      const answer = { ...number, value: '5', unit: 'points', mistakes: [] };
      expect(checkAnswer(answer, given).kind).toBe('right');
    },
  );

  it.each([
    ['1250', '1,250', 'right'],
    ['1.25', '1,250', 'separators'],
    ['1.255', '1,255', 'right'],
    ['9.2', '9,200', 'separators'],
    ['125', '1,250', 'wrong'],
    ['5/8', '0,625', 'right'],
    ['625', '0,625', 'wrong'],
    ['1250.3', '1250,300', 'right'],
    ['12500.25', '12.500,25', 'right'],
    ['1250', '1.250', 'separators'],
    ['-5/8', '–0,625', 'right'],
    ['4', '1 200/300', 'right'],
    ['5/3', '1 200/300', 'right'],
  ])('with the value %s, written "%s", is %s', (value, given, kind) => {
    expect(checkAnswer({ ...number, value, mistakes: [] }, given).kind).toBe(kind);
  });

  it.each([
    [{ value: '80', unit: '%' }, ['80 percent', '80%', '80 Per cent', '80 ％'], 'right'],
    [{ value: '80', unit: '%' }, ['80%%', '% 80 %', '80 cm', '80 percents'], 'unreadable'],
    [{ value: '5/8' }, ['62.5%', '62,5 %', '62.5 percent', '5/8', '.625'], 'right'],
    [{ value: '5/8' }, ['62%', '625 %', '0.625 %', '62.5'], 'wrong'],
    [{ value: '-12', unit: '$' }, ['-$12', '$-12', '– $ 12', '-12 $'], 'right'],
    [{ value: '12', unit: 'm' }, ['12 m', '12M', 'm 12'], 'right'],
    [{ value: '12', unit: 'm³' }, ['12 m³', '12 m^3', '12m3', '12'], 'right'],
    [{ value: '12', unit: 'm³' }, ['12³', '12 m', '1²', '12 m³³'], 'unreadable'],
  ])('in %j reads its unit in %j', (answer, given, kind) => {
    expect(new Set(kinds({ ...number, mistakes: [], ...answer }, given))).toEqual(new Set([kind]));
  });
});

describe('A choice answer', () => {
  const choice: Answer = {
    kind: 'choice',
    right: 0,
    options: [{ text: 'Up' }, { text: 'Down', reason: 'It falls.' }],
  };

  it('reads the index of an option', () => {
    expect(checkAnswer(choice, '0')).toEqual({ kind: 'right' });
    expect(checkAnswer(choice, '1')).toEqual({ kind: 'wrong', reason: 'It falls.' });
  });

  it.each(['', ' ', '-0', '0.0', '0x0', '00', '2', 'Up', 'null'])('does not read "%s"', (given) => {
    expect(checkAnswer(choice, given)).toEqual({ kind: 'unreadable' });
  });
});

describe('A pair answer', () => {
  it.each(['2, -5', '2,-5', '(2; −5)', '2,0; –5,0', '2; -5,0', 'x = 2, y = -5', 'y = -5, x = 2'])(
    'reads %s',
    (given) => {
      expect(checkAnswer(pair, given)).toEqual({ kind: 'right' });
    },
  );

  it('explains a known mistake', () => {
    expect(checkAnswer(pair, '-5, 2')).toEqual({ kind: 'wrong', reason: 'Swapped.' });
    expect(checkAnswer(pair, '0.5, 5')).toEqual({ kind: 'wrong', reason: 'Upside down.' });
    expect(checkAnswer(pair, '3, 3')).toEqual({ kind: 'wrong' });
  });

  it.each(['2', '2, ', '2, 3, 4', ', 2'])('does not read "%s"', (given) => {
    expect(checkAnswer(pair, given)).toEqual({ kind: 'unreadable' });
  });
});

describe('An expression to factor', () => {
  it.each(['2(x+2)(x-3)', '(x-3)(2)(x+2)', '2(x + 2) * (x − 3)', '-2(x+2)(3-x)'])('reads %s', (given) => {
    expect(checkAnswer(factored, given)).toEqual({ kind: 'right' });
  });

  it.each([
    ['2x^2 - 2x - 12', /still a sum/],
    ['(2x + 4)(x - 3)', /common factor/],
    ['2(x^2 - x - 6)', /split/],
    ['2x(x - 3) + 4(x - 3)', /still a sum/],
    ['2(x + 1 + 1)(x - 3)', /like terms/],
  ])('hears kindly what is left in %s', (given, reason) => {
    expect(checkAnswer(factored, given)).toEqual({
      kind: 'unfinished',
      reason: expect.stringMatching(reason),
    });
  });

  it('explains a known mistake in any form', () => {
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
    ['3/4 x - 1', '¾x – 1'],
    ['3/4 x - 1', '0,75x － 1'],
    ['x^2 + 1250', 'x² + 1250,0'],
  ])('accepts for %s also %s', (value, given) => {
    expect(checkAnswer(simplified(value), given)).toEqual({ kind: 'right' });
  });

  it.each([
    ['3x + 4', '2x + x + 4', /like terms/],
    ['3x + 4', '3(x + 1) + 1', /parentheses/],
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

  it('is unreadable if it is ambiguous or too large', () => {
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
      '1,250x',
      '1½x',
      '(a+b+c+d+e+f+g)^20',
    ];
    expect(new Set(kinds(simplified('3x + 4'), unreadable))).toEqual(new Set(['unreadable']));
    expect(kinds(simplified('3x + 4'), ['((((9^20)^20)^20)^20)^20'])).toEqual(['unreadable']);
  });

  it('never crashes, whatever is typed', () => {
    const typed = fc.stringMatching(/^[0-9xy+\-*/^() .=]{0,24}$/);
    fc.assert(fc.property(typed, (text) => void checkAnswer(simplified('3x + 4'), text)));
  });
});

it('offers the right answer and three mistakes', () => {
  for (const answer of [number, pair, factored]) {
    const options = chooseOptions(answer, seededRandom(1));
    expect(kinds(answer, options).sort()).toEqual(['right', 'wrong', 'wrong', 'wrong']);
    expect(new Set(options).size).toBe(4);
  }
});

it('offers whole numbers with a whole number, if possible', () => {
  const whole: NumberAnswer = {
    kind: 'number',
    value: '3',
    mistakes: ['1/3', '4/3', '-3', '4', '2'].map((value) => ({ value, reason: 'Why.' })),
  };
  expect(chooseOptions(whole, seededRandom(1)).sort()).toEqual(['-3', '2', '3', '4']);
});
