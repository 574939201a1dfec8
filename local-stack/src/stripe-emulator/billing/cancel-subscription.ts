import type { Emulator } from '../emulator';
import type { Subscription } from '../state/stored';
import { itemOf } from './new-subscription';

type Feedback = NonNullable<Subscription['cancellation_details']>;

const NO_DETAILS: Feedback = { comment: null, feedback: null, feedback_option: null, reason: null };

/** True when nothing can happen to it any more. */
export const isOver = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Ends it now. An open invoice is not collected any more. */
export function cancelNow(
  emulator: Emulator,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
  details: Partial<Feedback> = {},
): void {
  const now = emulator.now();
  for (const invoice of Object.values(emulator.resources.invoices)) {
    if (invoice.parent.subscription_details.subscription === subscription.id)
      invoice.next_payment_attempt = null;
  }
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { ...NO_DETAILS, ...subscription.cancellation_details, reason, ...details },
  } satisfies Partial<Subscription>);
  emulator.emit('customer.subscription.deleted', subscription);
}

/** What `cancel_at_period_end` sets beside itself: true ends it when the paid period ends, false lets it go on. */
export function endingFields(
  emulator: Emulator,
  subscription: Subscription,
  ends: boolean,
): Partial<Subscription> {
  if (ends === subscription.cancel_at_period_end) return {};
  return {
    cancel_at_period_end: ends,
    cancel_at: ends ? itemOf(subscription).current_period_end : null,
    canceled_at: ends ? emulator.now() : null,
    cancellation_details: { ...NO_DETAILS, reason: ends ? 'cancellation_requested' : null },
  };
}
