import type Stripe from 'stripe';
import { fulfillCheckoutSession } from '../payments/fulfill-checkout';
import { cancelNow } from '../payments/cancel-now';
import type { EventOutcome, PaymentDependencies } from '../payments/payment-dependencies';
import { isDeletedInStripe } from '../stripe/fetch-or-null';
import { findSubscriptionByInvoice, findSubscriptionByPayment } from '../payments/find-subscription';
import { syncSubscription } from '../payments/sync-subscription';
import { idOf } from '../stripe/stripe-values';
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
  const id = await findSubscriptionByInvoice(dependencies.stripe, event.objectId);
  return id ? syncSubscription(dependencies, id, { cause: event }) : 'ignored';
};

/** A full refund cancels the subscription that it paid for. A partial one changes nothing. */
const refund: Handler = async (dependencies, event) => {
  const charge = await dependencies.stripe.charges.retrieve(event.objectId);
  if (!charge.refunded) return 'ignored';
  const refunded = await findSubscriptionByPayment(dependencies.stripe, idOf(charge.payment_intent));
  if (!refunded) return 'ignored';
  await cancelNow(dependencies, refunded);
  return syncSubscription(dependencies, refunded.id, { cause: event });
};

/** A plan is inactive while the bank holds the money, or keeps it. During an inquiry, no money is held. */
const HARMLESS_DISPUTES: readonly string[] = [
  'won',
  'prevented',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
];

const dispute: Handler = async (dependencies, event) => {
  const { status, payment_intent } = await dependencies.stripe.disputes.retrieve(event.objectId);
  const disputed = await findSubscriptionByPayment(dependencies.stripe, idOf(payment_intent));
  if (!disputed) return 'ignored';
  if (status === 'lost') await cancelNow(dependencies, disputed);
  return syncSubscription(dependencies, disputed.id, {
    cause: event,
    disputed: !HARMLESS_DISPUTES.includes(status),
  });
};

const HANDLERS = {
  'checkout.session.completed': checkout,
  'checkout.session.async_payment_succeeded': checkout,
  'checkout.session.async_payment_failed': (dependencies, event) =>
    fulfillCheckoutSession(dependencies, event.objectId, { cause: event, failed: true }),
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

/** The events that the webhook endpoint subscribes to. Stripe may send others. */
export const HANDLED_EVENTS = Object.keys(HANDLERS) as (keyof typeof HANDLERS)[];

const findHandler = (type: string): Handler | undefined =>
  (HANDLERS as Partial<Record<string, Handler>>)[type];

/**
 * Brings the database up to date with the object of an event.
 * @throws when Stripe or the database does not respond, so that Stripe sends the event again
 */
export async function handleEvent(
  dependencies: PaymentDependencies,
  event: Stripe.Event,
): Promise<EventOutcome> {
  const handler = findHandler(event.type);
  const objectId = (event.data.object as { id?: unknown }).id;
  if (!handler || typeof objectId !== 'string') return 'ignored';
  try {
    return await handler(dependencies, { id: event.id, type: event.type, objectId });
  } catch (error) {
    // An object deleted in Stripe cannot be synced, and Stripe would retry the event for three days.
    if (error instanceof Problem && error.code === 'session-not-found') return 'ignored';
    if (await isDeletedInStripe(dependencies, error)) return 'ignored';
    throw error;
  }
}
