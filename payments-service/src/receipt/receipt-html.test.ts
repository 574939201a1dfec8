import { receiptHtml, receiptNumber } from './receipt-html';

const RECEIPT = {
  number: 'INV-1',
  planName: 'Elite Access',
  interval: 'year',
  amount: 2999,
  discount: 0,
  currency: 'usd',
  email: '<img src=x onerror=alert(1)>@example.test',
  paidAt: new Date('2026-11-21T03:00:00Z'),
  refunds: [],
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

test('shows the day in New York', () => expect(receiptHtml(RECEIPT)).toContain('<td>2026-11-20</td>'));

/** The cells of the amounts, in order. */
const amountsOf = (over: object) =>
  [
    ...receiptHtml({ ...RECEIPT, ...over }).matchAll(/<th scope="row">([^<]*)<.th><td>(-?\d+\.\d\d[^<]*)</g),
  ].map(([, label, amount]) => `${label}: ${amount}`);

test('shows what a discount has taken off the price', () => {
  expect(amountsOf({ discount: 2000 })).toEqual([
    'Price: 49.99',
    'Taxes: 0.00',
    'Discounts: -20.00',
    'Total paid: 29.99 USD',
  ]);
});

test('shows each refund and what is left', () => {
  const at = new Date('2026-12-01T12:00:00Z');
  const refunds = [
    { amount: 1000, at },
    { amount: 1999, at },
  ];
  expect(amountsOf({ refunds }).slice(3)).toEqual([
    'Total paid: 29.99 USD',
    'Refunded on 2026-12-01: -10.00 USD',
    'Refunded on 2026-12-01: -19.99 USD',
    'Paid after refunds: 0.00 USD',
  ]);
});
