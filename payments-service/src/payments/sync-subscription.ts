import type { EventOutcome, PaymentDependencies } from './payment-dependencies';
import { runPaymentTasks } from './run-payment-tasks';
import { storeSubscription, type SyncOptions } from './store-subscription';

/** Brings a stored subscription up to date with Stripe, whatever the order of events. */
export async function syncSubscription(
  dependencies: PaymentDependencies,
  id: string,
  options: SyncOptions = {},
): Promise<EventOutcome> {
  const stored = await storeSubscription(dependencies, id, options);
  if (!stored) return 'ignored';
  await runPaymentTasks(dependencies, stored.tasks);
  return stored.seen_before ? 'seen-before' : 'done';
}
