import type Stripe from 'stripe';
import { fulfil } from '../payments/fulfil';
import { cancelNow } from '../payments/cancel-now';
import type { EventOutcome, PaymentParts } from '../payments/payment-parts';
import { isGone } from '../payments/if-there';
import { subscriptionOfInvoice, subscriptionOfPayment } from '../payments/subscription-of-payment';
import { syncSubscription } from '../payments/sync-subscription';
import { idOf } from '../stripe/stripe-values';
import { Problem } from '../errors/problem';

interface HandledEvent {
  readonly id: string;
  readonly type: string;
  /** The one field that is believed: the other fields of an event may be old, so everything is read again. */
  readonly objectId: string;
}

type Handler = (parts: PaymentParts, event: HandledEvent) => Promise<EventOutcome>;

const checkout: Handler = (parts, event) => fulfil(parts, event.objectId, { cause: event });

const subscription: Handler = (parts, event) => syncSubscription(parts, event.objectId, { cause: event });

const invoice: Handler = async (parts, event) => {
  const id = await subscriptionOfInvoice(parts.stripe, event.objectId);
  return id ? syncSubscription(parts, id, { cause: event }) : 'ignored';
};

/** Money that went back as a whole ends what it had paid for. A part of it changes nothing. */
const refund: Handler = async (parts, event) => {
  const charge = await parts.stripe.charges.retrieve(event.objectId);
  if (!charge.refunded) return 'ignored';
  const refunded = await subscriptionOfPayment(parts.stripe, idOf(charge.payment_intent));
  if (!refunded) return 'ignored';
  await cancelNow(parts, refunded);
  return syncSubscription(parts, refunded.id, { cause: event });
};

/** While the bank holds the money, and when it keeps it, nothing is open; an inquiry holds no money yet. */
const OPEN_IN_SPITE_OF: readonly string[] = [
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
];

const dispute: Handler = async (parts, event) => {
  const { status, payment_intent } = await parts.stripe.disputes.retrieve(event.objectId);
  const disputed = await subscriptionOfPayment(parts.stripe, idOf(payment_intent));
  if (!disputed) return 'ignored';
  if (status === 'lost') await cancelNow(parts, disputed);
  return syncSubscription(parts, disputed.id, {
    cause: event,
    disputed: !OPEN_IN_SPITE_OF.includes(status),
  });
};

const HANDLERS = {
  'checkout.session.completed': checkout,
  'checkout.session.async_payment_succeeded': checkout,
  'checkout.session.async_payment_failed': (parts, event) =>
    fulfil(parts, event.objectId, { cause: event, failed: true }),
  'checkout.session.expired': checkout,
  'customer.subscription.created': subscription,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
  'invoice.paid': invoice,
  'invoice.payment_failed': invoice,
  'charge.refunded': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.closed': dispute,
} satisfies Partial<Record<Stripe.Event['type'], Handler>>;

/** The events that Stripe is asked to send; it may send others too. */
export const HANDLED_EVENTS = Object.keys(HANDLERS) as (keyof typeof HANDLERS)[];

const handlerOf = (type: string): Handler | undefined => (HANDLERS as Partial<Record<string, Handler>>)[type];

/**
 * Brings the database up to date with what an event is about.
 * @throws when Stripe or the database does not respond: the event must come again
 */
export async function handleEvent(parts: PaymentParts, event: Stripe.Event): Promise<EventOutcome> {
  const handler = handlerOf(event.type);
  const objectId = (event.data.object as { id?: unknown }).id;
  if (!handler || typeof objectId !== 'string') return 'ignored';
  try {
    return await handler(parts, { id: event.id, type: event.type, objectId });
  } catch (error) {
    // What Stripe does not have cannot be brought up to date; it would send the event for three days.
    if (error instanceof Problem && error.code === 'session-not-found') return 'ignored';
    if (await isGone(parts, error)) return 'ignored';
    throw error;
  }
}
