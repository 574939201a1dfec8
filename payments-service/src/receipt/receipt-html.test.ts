import { masked, receiptHtml, receiptNumber } from './receipt-html';

const RECEIPT = {
  number: 'INV-1',
  planName: 'Elite Access',
  interval: 'year',
  amount: 2999,
  currency: 'usd',
  email: '<img src=x onerror=alert(1)>@example.test',
  paidAt: new Date('2026-11-21T12:00:00Z'),
};

test('derives the number from the session id alone', () => {
  expect(receiptNumber('cs_test_a1B2c3D4e5F6')).toBe('INV-B2C3D4E5F6');
});

test('escapes the address', () => {
  const html = receiptHtml(RECEIPT);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;@example.test');
});

test('shows cents as dollars', () => {
  expect(receiptHtml(RECEIPT)).toContain('<td>29.99 USD</td>');
});

test.each([
  ['ada@example.test', 'a***@example.test'],
  ['a@example.test', 'a***@example.test'],
  ['"a@b"@example.test', '"***@example.test'],
  ['', ''],
])('masks %s as %s', (email, shown) => expect(masked(email)).toBe(shown));
