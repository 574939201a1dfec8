import { endRedundant } from './end-redundant';
import type { EventOutcome, PaymentParts } from './payment-parts';
import { storeSubscription, type SyncOptions } from './store-subscription';

/** Brings a subscription up to date with Stripe, in any order of events. */
export async function syncSubscription(
  parts: PaymentParts,
  id: string,
  options: SyncOptions = {},
): Promise<EventOutcome> {
  const stored = await storeSubscription(parts, id, options);
  if (!stored) return 'ignored';
  for (const redundant of stored.redundant) await endRedundant(parts, redundant);
  return stored.seen_before ? 'seen-before' : 'done';
}
