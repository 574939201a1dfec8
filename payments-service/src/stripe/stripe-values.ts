import type { SentInvoice, SentSubscription } from '@ninefold/contracts';
import Stripe from 'stripe';
import * as v from 'valibot';

/** The id of a field that Stripe sends as an id or, when expanded, as the whole object. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** @param seconds since 1970 */
export const toIsoString = (seconds: number | null | undefined): string | null =>
  typeof seconds === 'number' ? new Date(seconds * 1_000).toISOString() : null;

const UserIdSchema = v.pipe(v.string(), v.uuid());

/** @returns null unless the value is a UUID: other products may use the same field of the Stripe account */
export const userIdOf = (value: string | null | undefined): string | null =>
  v.is(UserIdSchema, value) ? value : null;

/** @param param the parameter that held the id, for calls with more than one */
export const isMissing = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);

/** Stripe never leaves these states. */
export const hasEnded = ({ status }: Stripe.Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/**
 * When Stripe sent a response, by its own clock, in whole seconds: the clocks of our instances may differ, and Stripe's
 * objects have no version. A proxy might remove the header.
 */
export function respondedAt({ lastResponse }: Stripe.Response<object>): string {
  const sent = Date.parse(lastResponse.headers['date'] ?? '');
  return new Date(Number.isNaN(sent) ? Date.now() : sent).toISOString();
}

/** An invoice as the database settles it. Its payment may have come from a card, a bank or, recorded by staff, elsewhere. */
const invoiceRow = (invoice: Stripe.Invoice): SentInvoice => ({
  id: invoice.id ?? '',
  paid_at:
    invoice.status === 'paid' ? toIsoString(invoice.status_transitions.paid_at ?? invoice.created) : null,
  amount: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
  currency: invoice.currency,
  is_first: invoice.billing_reason === 'subscription_create',
  retries_at: toIsoString(invoice.next_payment_attempt),
});

/** An expanded object; null for an id, or for an object deleted in Stripe. */
export const expanded = <Expanded extends { readonly id?: string }>(
  value: string | Expanded | { readonly deleted: true } | null | undefined,
): Expanded | null =>
  typeof value === 'object' && value !== null && !('deleted' in value && value.deleted)
    ? (value as Expanded)
    : null;

/** Whether a bank holds the money of a subscription, and when Stripe said so. */
export interface DisputeState {
  readonly isOpen: boolean;
  readonly readAt: string;
}

interface SubscriptionState {
  readonly plan: string;
  /** Whether its latest payment has arrived. */
  readonly paid: boolean;
  /** The invoice to settle: the latest, or the one that an event is about. */
  readonly invoice: Stripe.Invoice | null;
  /** Address of the customer. */
  readonly email: string | null;
  /** null leaves the stored value unchanged. */
  readonly dispute: DisputeState | null;
  /** When Stripe responded. */
  readonly readAt: string;
}

/** The database row of a subscription. Stripe reports billing periods on the item, and each of ours has one item. */
export function subscriptionRow(
  subscription: Stripe.Subscription,
  { plan, paid, invoice, email, dispute, readAt }: SubscriptionState,
): SentSubscription {
  const item = subscription.items.data[0];
  return {
    id: subscription.id,
    user_id: userIdOf(subscription.metadata.user_id),
    customer_id: idOf(subscription.customer),
    tier: plan,
    status: subscription.status,
    paid,
    disputed: dispute && dispute.isOpen,
    dispute_read_at: dispute && dispute.readAt,
    cancel_at_period_end: subscription.cancel_at_period_end,
    cancel_at: toIsoString(subscription.cancel_at),
    collection_paused: subscription.pause_collection !== null,
    started_at: toIsoString(subscription.start_date),
    current_period_start: toIsoString(item?.current_period_start),
    current_period_end: toIsoString(item?.current_period_end),
    ended_at: toIsoString(subscription.ended_at),
    invoice_id: idOf(subscription.latest_invoice as string | { id: string } | null),
    read_at: readAt,
    email,
    invoice: invoice && invoiceRow(invoice),
  };
}
