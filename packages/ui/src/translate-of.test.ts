import { translateOf } from '.';

test.each([
  ...['7', '1:29', '$49.99', '50%', '½', 'x', '3x + 2', '-3x^2', '−3x²', 'P(A)', 'P(A ∪ B)'],
  ...['x =', 'a', 'A = 3', '2π', '1 m²', '100 cm × 100 cm', '1000000 cm³', '18 km/h', ''],
])('keeps the figure or formula "%s"', (text) => {
  expect(translateOf(text)).toBe('no');
});

test.each([
  ...[
    'x squared',
    '3 liters',
    '5 points',
    'hens = 10',
    'Under 40',
    'März',
    '年間',
    ' a ',
    'A ',
    'is 3',
    'cmd',
    'kgs',
  ],
])('translates the words "%s"', (text) => {
  expect(translateOf(text)).toBeUndefined();
});
