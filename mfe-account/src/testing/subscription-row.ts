import type { SubscriptionRow } from '../subscription/subscription-state';

/** An active subscription that renews on November 21, 2027. */
export const subscriptionRow = (over: Partial<SubscriptionRow> = {}): SubscriptionRow => ({
  id: 'sub_1',
  status: 'active',
  paid: true,
  disputed: false,
  returned: false,
  returned_for: null,
  cancel_at: null,
  cancel_at_period_end: false,
  collection_paused: false,
  current_period_end: '2027-11-21T12:00:00Z',
  started_at: '2026-11-21T12:00:00Z',
  ended_at: null,
  ...over,
});
