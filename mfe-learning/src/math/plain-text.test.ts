import { plainText } from './plain-text';

test.each([
  ['$-7x - 5 >= -4x - 26$', '−7x − 5 ≥ −4x − 26'],
  ['Write $((x^2)^4 * x^2)/x^4 = x^k$ as $3^(-2)$.', 'Write ((x²)⁴ · x²)/x⁴ = x^k as 3⁻².'],
  ['$88 xx 2.875 -: 4$', '88 × 2.875 ÷ 4'],
  ['About $sqrt(140) "cm"$.', 'About √(140) cm.'],
  ['It costs 5 \\$.', 'It costs 5 $.'],
])('%s is read as %s', (text, plain) => expect(plainText(text)).toBe(plain));
