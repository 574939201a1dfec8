import { spokenMath } from './spoken-math';
import { spokenBlocks, spokenText, spokenUnit } from './spoken-text';

test.each([
  ['1/6 xx 1/3', 'one sixth times one third'],
  ['2x^2 + 9x + 5 = 0', 'two x squared plus nine x plus five equals zero'],
  ['sqrt(140)', 'the square root of 140'],
  ['sqrt(b^2 - 4ac)/2', 'the square root of b squared minus four a c, end root over two'],
  ['x >= 3', 'x is greater than or equal to three'],
  ['-3 <= x < 7', 'negative three is less than or equal to x is less than seven'],
  ['3(x + 2)', 'three times open parenthesis x plus two close parenthesis'],
  [
    '(x + 1)(x - 2)',
    'open parenthesis x plus one close parenthesis times open parenthesis x minus two close parenthesis',
  ],
  ['4 - (-3)', 'four minus negative three'],
  ['(-3)^2', 'open parenthesis negative three close parenthesis squared'],
  ['(x^2)^4', 'open parenthesis x squared close parenthesis to the fourth power'],
  ['10^(-2)', 'ten to the power of negative two'],
  ['2 1/3', 'two and one third'],
  ['-3/2', 'negative three halves'],
  ['17/35', '17 over 35'],
  ['(x + 1)/2 = 3', 'the fraction with numerator x plus one and denominator two equals three'],
  ['55% = 0.55', '55 percent equals 0.55'],
  ['1,250 + 3', '1,250 plus three'],
  ['0.bar(3)', 'zero point three repeating'],
  ['0.1bar(6)', '0.1 with six repeating'],
  ['P(B | A)', 'the probability of B given A'],
  ['f(x) = 2x', 'f of x equals two x'],
  ['x_1 = 3', 'x sub one equals three'],
  ['(2, -3)', '2 comma negative 3'],
  ['7, -11, 15', '7, negative 11, 15'],
  ['3 : 4 = 6 : x', 'three to four equals six to x'],
  ['a = ...', 'a equals blank'],
  ['x = 2 "or" x = -2', 'x equals two or x equals negative two'],
  ['5!', 'five factorial'],
  ['bar(x)', 'x bar'],
  ['90 "km/h"', '90 kilometers per hour'],
  ['-4', 'negative 4'],
])('%s is read as "%s"', (formula, words) => expect(spokenMath(formula)).toBe(words));

test.each([
  [
    'Solve $x + 2 = 5$ for -3 low-cost coins of \\$3.99.',
    'Solve x plus two equals five for negative 3 low-cost coins of $3.99.',
  ],
  [
    'The line y = -1/2 x + 4 is at (4, -1).',
    'The line y equals negative one half x plus four is at (4, negative 1).',
  ],
  [
    'A box of 1 kg, 5 cm × 3 cm, at 90 km/h',
    'A box of 1 kilogram, 5 centimeters times 3 centimeters, at 90 kilometers per hour',
  ],
  ['P(B | A) for ages 10–19 in 5 of 6', 'the probability of B given A for ages 10 to 19 in 5 of 6'],
  ['Its parts are 2x², -8x and -24.', 'Its parts are two x squared, negative eight x and negative 24.'],
])('the text "%s" is read as "%s"', (text, words) => expect(spokenText(text)).toBe(words));

test('formulas of a question are kept apart', () => {
  const prompt = [
    { kind: 'text', text: 'Solve both.' },
    { kind: 'math', math: 'x = 2' },
    { kind: 'math', math: '3y = 6' },
  ] as const;
  expect(spokenBlocks(prompt)).toBe('Solve both. x equals two, three y equals six');
});

test('units are read by name', () => expect(spokenUnit(' km/h')).toBe('kilometers per hour'));
