import { type Account, RESPONSE_SECONDS } from '../account';
import type { Invoice, Subscription } from '../state/rows';
import { expireCheckout } from './checkout';
import { newInvoice, payInvoice } from './payments';
import { cancelNow, hasEnded, itemOf, periodEnd } from './subscriptions';

const MAX_EVENTS = 10_000;

/** What becomes of an invoice while collection is paused. */
const STATUS_WHILE_PAUSED: Readonly<Record<string, Invoice['status']>> = {
  keep_as_draft: 'draft',
  mark_uncollectible: 'uncollectible',
  void: 'void',
};

/** Does everything that is due by the account's clock. */
export function settleDue(account: Account): void {
  const now = account.now();
  for (const session of Object.values(account.tables.checkoutSessions)) {
    if (session.status === 'open' && session.expires_at <= now) expireCheckout(account, session);
  }
  for (const subscription of Object.values(account.tables.subscriptions)) {
    // More than one period may have passed.
    while (settleSubscription(account, subscription, now));
  }
  deleteOldest(account, now);
}

/** Keeps the state small, because it is always written as a whole. */
function deleteOldest({ tables: { events }, state: { deliveries, savedResponses } }: Account, now: number) {
  for (const id of Object.keys(events).slice(0, -MAX_EVENTS)) delete events[id];
  for (const { id, event } of Object.values(deliveries)) if (!events[event]) delete deliveries[id];
  for (const [key, { at }] of Object.entries(savedResponses)) {
    if (at < now - RESPONSE_SECONDS) delete savedResponses[key];
  }
}

/** @returns true when something was due */
function settleSubscription(account: Account, subscription: Subscription, now: number): boolean {
  if (hasEnded(subscription)) return false;
  if (subscription.cancel_at !== null && subscription.cancel_at <= now) {
    cancelNow(account, subscription);
    return true;
  }
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return false;
  if (retryPayment(account, subscription, now)) return true;
  const item = itemOf(subscription);
  if (item.current_period_end > now) return false;
  Object.assign(item, {
    current_period_start: item.current_period_end,
    current_period_end: periodEnd(item.current_period_end, item.price),
  });
  const invoice = newInvoice(account, subscription, 'subscription_cycle');
  const { pause_collection: pause, status } = subscription;
  if (pause) invoice.status = STATUS_WHILE_PAUSED[pause.behavior] ?? 'void';
  const isUnpaid = !pause && payInvoice(account, invoice) === 'failed';
  account.update('customer.subscription.updated', subscription, {
    status: isUnpaid ? 'past_due' : pause ? status : 'active',
  });
  return true;
}

function retryPayment(account: Account, subscription: Subscription, now: number): boolean {
  const invoice = account.row('invoices', subscription.latest_invoice);
  if (!invoice.next_payment_attempt || invoice.next_payment_attempt > now) return false;
  if (payInvoice(account, invoice) === 'succeeded')
    account.update('customer.subscription.updated', subscription, { status: 'active' });
  else if (invoice.next_payment_attempt === null) cancelNow(account, subscription);
  return true;
}
