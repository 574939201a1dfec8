import { cancelDuplicate } from './cancel-duplicate';
import type { EventOutcome, PaymentDependencies } from './payment-dependencies';
import { storeSubscription, type SyncOptions } from './store-subscription';

/** Brings a stored subscription up to date with Stripe, whatever the order of events. */
export async function syncSubscription(
  dependencies: PaymentDependencies,
  id: string,
  options: SyncOptions = {},
): Promise<EventOutcome> {
  const stored = await storeSubscription(dependencies, id, options);
  if (!stored) return 'ignored';
  for (const duplicate of stored.duplicates) await cancelDuplicate(dependencies, duplicate);
  return stored.seen_before ? 'seen-before' : 'done';
}
