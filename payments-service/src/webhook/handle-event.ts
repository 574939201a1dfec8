import { recordFailedRefundCall } from '@ninefold/contracts/rpc';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { callDatabase } from '../database/call-database';
import { fulfillCheckoutSession } from '../payments/fulfill-checkout';
import { cancelNow } from '../payments/cancel-now';
import type { EventOutcome, PaymentDependencies } from '../payments/payment-dependencies';
import { isDeletedInStripe } from '../stripe/fetch-or-null';
import { findByInvoice, findByPayment, findDisputed, findLastPaid } from '../payments/find-subscription';
import { recordRefund } from '../payments/record-refund';
import { syncSubscription } from '../payments/sync-subscription';
import { idOf, respondedAt } from '../stripe/stripe-values';
import { Problem } from '../errors/problem';

interface HandledEvent {
  readonly id: string;
  readonly type: string;
  /** The only trusted field of the payload: the others may be out of date, so the object is read from Stripe again. */
  readonly objectId: string;
}

type Handler = (dependencies: PaymentDependencies, event: HandledEvent) => Promise<EventOutcome>;

const checkout: Handler = (dependencies, event) =>
  fulfillCheckoutSession(dependencies, event.objectId, { cause: event });

const subscription: Handler = (dependencies, event) =>
  syncSubscription(dependencies, event.objectId, { cause: event });

const invoice: Handler = async (dependencies, event) => {
  const found = await findByInvoice(dependencies.stripe, event.objectId);
  if (!found) return 'ignored';
  return syncSubscription(dependencies, found.subscriptionId, { cause: event, invoice: found.invoice });
};

/** A full refund cancels the subscription that it paid for. A partial one changes nothing. The buyer is told of each. */
const refund: Handler = async (dependencies, event) => {
  const { stripe } = dependencies;
  const charge = await stripe.charges.retrieve(event.objectId);
  const paidFor = await findByPayment(stripe, idOf(charge.payment_intent));
  const ended = charge.refunded && paidFor ? await findLastPaid(stripe, paidFor) : null;
  const refunded = { charge, endsPlan: ended !== null };
  if (!paidFor || !(await recordRefund(dependencies, refunded, paidFor))) return 'ignored';
  if (ended) await cancelNow(dependencies, ended);
  return syncSubscription(dependencies, paidFor.subscriptionId, { cause: event });
};

/** The bank has sent the money back to Stripe, so an operator must send it to the buyer in another way. */
const failedRefund: Handler = async ({ database, logger, stripe }, event) => {
  const { status, payment_intent } = await stripe.refunds.retrieve(event.objectId);
  const paidFor = status === 'failed' ? await findByPayment(stripe, idOf(payment_intent)) : null;
  const p_invoice_id = paidFor?.invoice.id;
  if (!p_invoice_id || !(await callDatabase(database, recordFailedRefundCall, { p_invoice_id })))
    return 'ignored';
  logger.error({ refund: event.objectId, invoice: p_invoice_id }, 'a refund has failed');
  return 'done';
};

/** A plan is inactive while the bank holds the money, or keeps it. During an inquiry, no money is held. */
const HARMLESS_DISPUTES: readonly string[] = [
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
];

/** Read again after it was stored: another event may have stored a newer state within the same second of Stripe's clock. */
const dispute: Handler = async (dependencies, event) => {
  const { disputes } = dependencies.stripe;
  let read = await disputes.retrieve(event.objectId);
  const outcome = await storeDispute(dependencies, event, read);
  for (;;) {
    const { status } = read;
    read = await disputes.retrieve(event.objectId);
    if (read.status === status) return outcome;
    await storeDispute(dependencies, null, read);
  }
};

async function storeDispute(
  dependencies: PaymentDependencies,
  cause: HandledEvent | null,
  response: Stripe.Response<Stripe.Dispute>,
): Promise<EventOutcome> {
  const { status, payment_intent } = response;
  const paidFor = await findByPayment(dependencies.stripe, idOf(payment_intent));
  const found = paidFor && (await findDisputed(dependencies, paidFor));
  if (!found) return 'ignored';
  const isLost = status === 'lost';
  if (isLost && !found.isRenewed) await cancelNow(dependencies, found.subscription);
  const isOpen = !HARMLESS_DISPUTES.includes(status) && !(isLost && found.isRenewed);
  const dispute = { isOpen, readAt: respondedAt(response) };
  return syncSubscription(dependencies, found.subscription.id, { cause, dispute });
}

const HANDLERS = {
  'checkout.session.completed': checkout,
  'checkout.session.async_payment_succeeded': checkout,
  'checkout.session.async_payment_failed': (dependencies, event) =>
    fulfillCheckoutSession(dependencies, event.objectId, { cause: event, failed: true }),
  'checkout.session.expired': checkout,
  'customer.subscription.created': subscription,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
  'customer.subscription.paused': subscription,
  'customer.subscription.resumed': subscription,
  'invoice.paid': invoice,
  'invoice.payment_failed': invoice,
  'charge.refunded': refund,
  'refund.failed': failedRefund,
  'charge.dispute.created': dispute,
  // An inquiry becomes a dispute with one of these, and not with another `created`.
  'charge.dispute.updated': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
  'charge.dispute.closed': dispute,
} satisfies Partial<Record<Stripe.Event['type'], Handler>>;

/** The events that the webhook endpoint subscribes to. Stripe may send others. */
export const HANDLED_EVENTS = Object.keys(HANDLERS) as (keyof typeof HANDLERS)[];

/** Of an event, only what is needed to read its object. Other products of the account send other shapes. */
const EventSchema = v.object({
  id: v.string(),
  type: v.picklist(HANDLED_EVENTS),
  data: v.object({ object: v.object({ id: v.string() }) }),
});

/**
 * Brings the database up to date with the object of an event.
 * @param event signed by Stripe, but of any shape
 * @throws when Stripe or the database does not respond, so that Stripe sends the event again
 */
export async function handleEvent(dependencies: PaymentDependencies, event: unknown): Promise<EventOutcome> {
  const parsed = v.safeParse(EventSchema, event);
  if (!parsed.success) return 'ignored';
  const { id, type, data } = parsed.output;
  try {
    return await HANDLERS[type](dependencies, { id, type, objectId: data.object.id });
  } catch (error) {
    // An object deleted in Stripe cannot be synced, and Stripe would retry the event for three days.
    if (error instanceof Problem && error.code === 'session-not-found') return 'ignored';
    if (await isDeletedInStripe(dependencies, error)) return 'ignored';
    throw error;
  }
}
