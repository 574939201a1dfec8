import { randomUUID } from 'node:crypto';
import type { SentRefund } from '@ninefold/contracts';

/** A full refund to a buyer without an account. Its mail is required, so it is queued whoever unsubscribed. */
export const refundTo = (email: string, ids: Partial<SentRefund> = {}): SentRefund => ({
  subscription_id: `sub_${randomUUID()}`,
  invoice_id: `in_${randomUUID()}`,
  tier: 'elite',
  amount: 4_999,
  currency: 'usd',
  is_full: true,
  ends_plan: true,
  email,
  ...ids,
});
