import { z } from 'zod';
import { get, type Operation, post, remove } from '../api/operation';
import { flag, ignored, listParams, metadata, moments, params, text } from '../api/params';
import { isFor, isWithin, mergedMetadata, pageOf, rowOf } from '../api/rows';
import { noSuch } from '../api/stripe-error';
import { cancelNow, endingFields, isOver } from '../billing/cancel-subscription';
import { itemOf } from '../billing/new-subscription';
import type { Subscription } from '../state/stored';

const cancellationDetails = z
  .strictObject({ comment: text.optional(), feedback: text.optional() })
  .transform(({ comment, feedback }) => ({
    ...(comment !== undefined && { comment }),
    ...(feedback !== undefined && {
      feedback: feedback as NonNullable<Subscription['cancellation_details']>['feedback'],
    }),
  }))
  .optional();

const UPDATE = params({
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellationDetails,
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  ...ignored('proration_behavior', 'payment_behavior'),
});

/** Without a status, Stripe lists every subscription that is not canceled. */
function hasStatus(asked: string | undefined, subscription: Subscription): boolean {
  if (asked === undefined) return subscription.status !== 'canceled';
  if (asked === 'all') return true;
  if (asked === 'ended') return isOver(subscription);
  return subscription.status === asked;
}

export const subscriptionOperations: readonly Operation[] = [
  get(
    '/subscriptions',
    listParams({
      customer: text.optional(),
      price: text.optional(),
      status: text.optional(),
      current_period_end: moments.optional(),
      current_period_start: moments.optional(),
    }),
    (
      { resources },
      { customer, price, status, current_period_end: end, current_period_start: start, ...page },
    ) =>
      pageOf(
        '/v1/subscriptions',
        resources.subscriptions,
        page,
        (row) =>
          isFor(customer, row.customer) &&
          isFor(price, itemOf(row).price.id) &&
          isWithin(end, itemOf(row).current_period_end) &&
          isWithin(start, itemOf(row).current_period_start) &&
          hasStatus(status, row),
      ),
  ),
  get('/subscriptions/:id', params({}), ({ resources }, _params, id) =>
    rowOf(resources.subscriptions, 'subscription', id),
  ),
  post('/subscriptions/:id', UPDATE, (emulator, given, id) => {
    const subscription = rowOf(emulator.resources.subscriptions, 'subscription', id);
    if (isOver(subscription)) throw noSuch('subscription', id);
    const { cancel_at_period_end: ends, default_payment_method: method, description } = given;
    if (method !== undefined) {
      rowOf(emulator.resources.paymentMethods, 'PaymentMethod', method, 'default_payment_method');
    }
    emulator.update('customer.subscription.updated', subscription, {
      ...(ends !== undefined && endingFields(emulator, subscription, ends)),
      ...(method !== undefined && { default_payment_method: method }),
      ...(description !== undefined && { description: description || null }),
      metadata: mergedMetadata(subscription.metadata, given.metadata),
    });
    if (given.cancellation_details && subscription.cancellation_details) {
      Object.assign(subscription.cancellation_details, given.cancellation_details);
    }
    return subscription;
  }),
  remove(
    '/subscriptions/:id',
    params({ cancellation_details: cancellationDetails, ...ignored('invoice_now', 'prorate') }),
    (emulator, { cancellation_details: details }, id) => {
      const subscription = rowOf(emulator.resources.subscriptions, 'subscription', id);
      if (isOver(subscription)) throw noSuch('subscription', id);
      cancelNow(emulator, subscription, 'cancellation_requested', details);
      return subscription;
    },
  ),
];
