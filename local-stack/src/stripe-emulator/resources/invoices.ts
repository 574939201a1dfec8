import { z } from 'zod';
import { get, type Operation, post } from '../api/operation';
import { listParams, params, text } from '../api/params';
import { isFor, pageOf, rowOf } from '../api/rows';
import { invalidRequest, StripeError } from '../api/stripe-error';
import { payInvoice } from '../billing/pay-invoice';

export const invoiceOperations: readonly Operation[] = [
  get(
    '/invoices',
    listParams({
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    }),
    ({ resources }, { customer, subscription, status, ...page }) =>
      pageOf(
        '/v1/invoices',
        resources.invoices,
        page,
        (row) =>
          isFor<string | null>(customer, row.customer) &&
          isFor(subscription, row.parent.subscription_details.subscription) &&
          isFor<string | null>(status, row.status),
      ),
  ),
  get('/invoices/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.invoices, 'invoice', id, 'invoice'),
  ),
  get(
    '/invoices/:id/lines',
    listParams({}),
    ({ resources }, _params, id) => rowOf(resources.invoices, 'invoice', id, 'invoice').lines,
  ),
  post(
    '/invoices/:id/pay',
    params({ payment_method: text.optional() }),
    (emulator, { payment_method }, id) => {
      const { invoices, subscriptions } = emulator.resources;
      const invoice = rowOf(invoices, 'invoice', id, 'invoice');
      if (invoice.status !== 'open')
        throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
      const subscription = rowOf(
        subscriptions,
        'subscription',
        invoice.parent.subscription_details.subscription,
      );
      const outcome = payInvoice(
        emulator,
        invoice,
        payment_method ?? subscription.default_payment_method ?? '',
      );
      if (outcome === 'failed') {
        throw new StripeError(402, {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
        });
      }
      if (outcome === 'paid' && subscription.status !== 'canceled') {
        emulator.update('customer.subscription.updated', subscription, { status: 'active' });
      }
      return invoice;
    },
  ),
  get(
    '/invoice_payments',
    listParams({
      invoice: text.optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
      payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
    }),
    ({ resources }, { invoice, status, payment, ...page }) =>
      pageOf(
        '/v1/invoice_payments',
        resources.invoicePayments,
        page,
        (row) =>
          isFor(invoice, row.invoice) &&
          isFor<string>(status, row.status) &&
          isFor(payment?.payment_intent, row.payment.payment_intent),
      ),
  ),
  get('/invoice_payments/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.invoicePayments, 'invoice_payment', id),
  ),
];
