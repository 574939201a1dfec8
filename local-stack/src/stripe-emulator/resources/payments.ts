import { z } from 'zod';
import { get, type Operation, post } from '../api/operation';
import { listParams, metadata, params, text, wholeNumber } from '../api/params';
import { isFor, mergedMetadata, pageOf, rowOf } from '../api/rows';
import { invalidRequest } from '../api/stripe-error';
import { closeDispute } from '../billing/dispute-charge';
import { refundCharge } from '../billing/refund-charge';

const REFUND = params({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

/** The money that moved: payments, charges, payment methods, refunds, disputes. */
export const paymentOperations: readonly Operation[] = [
  get('/payment_intents', listParams({ customer: text.optional() }), ({ resources }, { customer, ...page }) =>
    pageOf('/v1/payment_intents', resources.paymentIntents, page, (row) =>
      isFor<string | null>(customer, row.customer),
    ),
  ),
  get('/payment_intents/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.paymentIntents, 'payment_intent', id, 'intent'),
  ),
  get(
    '/charges',
    listParams({ customer: text.optional(), payment_intent: text.optional() }),
    ({ resources }, { customer, payment_intent, ...page }) =>
      pageOf(
        '/v1/charges',
        resources.charges,
        page,
        (row) =>
          isFor<string | null>(customer, row.customer) &&
          isFor<string | null>(payment_intent, row.payment_intent),
      ),
  ),
  get('/charges/:id', params({}), ({ resources }, _params, id) => rowOf(resources.charges, 'charge', id)),
  get('/payment_methods/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.paymentMethods, 'PaymentMethod', id, 'payment_method'),
  ),
  post('/refunds', REFUND, (emulator, { charge, payment_intent, metadata, ...order }) => {
    const { charges, paymentIntents } = emulator.resources;
    const paid =
      charge ??
      (payment_intent &&
        rowOf(paymentIntents, 'payment_intent', payment_intent, 'payment_intent').latest_charge);
    if (!paid)
      throw invalidRequest(
        'One of the following params should be provided for this request: payment_intent or charge.',
      );
    return refundCharge(emulator, rowOf(charges, 'charge', paid, 'charge'), {
      ...order,
      metadata: mergedMetadata({}, metadata),
    });
  }),
  get(
    '/refunds',
    listParams({ charge: text.optional(), payment_intent: text.optional() }),
    ({ resources }, { charge, payment_intent, ...page }) =>
      pageOf(
        '/v1/refunds',
        resources.refunds,
        page,
        (row) =>
          isFor<string | null>(charge, row.charge) &&
          isFor<string | null>(payment_intent, row.payment_intent),
      ),
  ),
  get('/refunds/:id', params({}), ({ resources }, _params, id) => rowOf(resources.refunds, 'refund', id)),
  get(
    '/disputes',
    listParams({ charge: text.optional(), payment_intent: text.optional() }),
    ({ resources }, { charge, payment_intent, ...page }) =>
      pageOf(
        '/v1/disputes',
        resources.disputes,
        page,
        (row) => isFor(charge, row.charge) && isFor<string | null>(payment_intent, row.payment_intent),
      ),
  ),
  get('/disputes/:id', params({}), ({ resources }, _params, id) => rowOf(resources.disputes, 'dispute', id)),
  post('/disputes/:id/close', params({}), (emulator, _params, id) =>
    closeDispute(emulator, rowOf(emulator.resources.disputes, 'dispute', id), 'lost'),
  ),
];
