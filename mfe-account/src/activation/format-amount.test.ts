import { formatAmount } from './format-amount';

test.each([
  [4_999, 'usd', '$49.99'],
  [0, 'usd', '$0.00'],
  [700_000, 'usd', '$7,000.00'],
  [4_999, 'jpy', '¥4,999'],
  [null, 'usd', null],
  [4_999, null, null],
  [4_999, 'no currency', null],
])('%s in %s is %s', (amount, currency, text) => expect(formatAmount(amount, currency)).toBe(text));
