import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Emulator } from '../emulator';
import { copy, day, money } from './copy';
import { missingPage, page } from './page';

const words = copy.invoice;

export const invoiceStatus = (status: string | null): string =>
  words.status[status as keyof typeof words.status] ?? status ?? '';

/** The hosted page of each invoice. */
export function invoicePages(emulator: Emulator): Hono {
  return new Hono().get('/:id', (context) => {
    const invoice = emulator.resources.invoices[context.req.param('id')];
    if (!invoice) return missingPage(context);
    const { currency } = invoice;
    const content = html`<div class="sheet">
      <table>
        <tbody>
          <tr>
            <th scope="row">${words.to}</th>
            <td>${invoice.customer_email}</td>
          </tr>
          <tr>
            <th scope="row">${words.date}</th>
            <td>${day(invoice.created)}</td>
          </tr>
          <tr>
            <th scope="row">${words.state}</th>
            <td>${invoiceStatus(invoice.status)}</td>
          </tr>
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th scope="col">${words.what}</th>
            <th scope="col">${words.amount}</th>
          </tr>
        </thead>
        <tbody>
          ${invoice.lines.data.map(
            (line) =>
              html`<tr>
                <td>${line.description}</td>
                <td>${money(line.amount, currency)}</td>
              </tr>`,
          )}
          <tr>
            <th scope="row">${words.total}</th>
            <td>${money(invoice.total, currency)}</td>
          </tr>
        </tbody>
      </table>
    </div>`;
    return page(context, words.title(invoice.number ?? ''), content);
  });
}
