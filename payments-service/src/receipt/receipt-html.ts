import { escapeMarkup } from '@ninefold/cards';
import { PRODUCT_NAME } from '@ninefold/contracts';
import { dayKeyAt } from 'shared-puzzle-engine';
import { copy } from './copy';
import type { Refund } from './read-refunds';

export interface Receipt {
  readonly number: string;
  readonly planName: string;
  readonly interval: string;
  /** What was paid, in cents. */
  readonly amount: number;
  /** What the price was lower by, in cents. */
  readonly discount: number;
  readonly currency: string;
  readonly email: string;
  readonly paidAt: Date;
  readonly refunds: readonly Refund[];
}

/** The last ten characters of the session id, which are random. */
export const receiptNumber = (sessionId: string) =>
  `INV-${sessionId
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-10)
    .toUpperCase()}`;

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The product's day, as on every page. */
const dayOf = (time: Date) => dayKeyAt(time.getTime());

/** A self-contained page that people save and print. */
export function receiptHtml(receipt: Receipt): string {
  const currency = receipt.currency.toUpperCase();
  const title = `${PRODUCT_NAME} ${copy.title} ${receipt.number}`;
  const row = (label: string, value: string) =>
    `<tr><th scope="row">${escapeMarkup(label)}</th><td>${escapeMarkup(value)}</td></tr>`;
  const lessened = (cents: number) => (cents > 0 ? '-' : '') + dollars(cents);
  const balance = receipt.refunds.reduce((rest, { amount }) => rest - amount, receipt.amount);
  const refunds = receipt.refunds
    .map(({ amount, at }) => row(copy.refunded(dayOf(at)), `${lessened(amount)} ${currency}`))
    .concat(receipt.refunds.length > 0 ? row(copy.balance, `${dollars(balance)} ${currency}`) : [])
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 0.5rem 0; border-bottom: 1px solid; }
td { text-align: right; }
</style>
</head>
<body>
<h1>${escapeMarkup(title)}</h1>
<table>
${row(copy.date, dayOf(receipt.paidAt))}
${row(copy.billedTo, receipt.email)}
${row(copy.plan, `${receipt.planName}, 1 ${receipt.interval}`)}
${row(copy.price, dollars(receipt.amount + receipt.discount))}
${row(copy.taxes, dollars(0))}
${row(copy.discounts, lessened(receipt.discount))}
${row(copy.total, `${dollars(receipt.amount)} ${currency}`)}
${refunds}
</table>
</body>
</html>
`;
}
