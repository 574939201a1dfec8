import type { Emulator } from '../emulator';
import type { Subscription } from '../state/stored';
import { cancelNow, isOver } from './cancel-subscription';
import { expireCheckout } from './complete-checkout';
import { newInvoice } from './new-invoice';
import { itemOf } from './new-subscription';
import { payInvoice } from './pay-invoice';
import { periodEnd } from './periods';

const HOUR = 60 * 60;
/** How long the first payment of a subscription may be missing. */
const INCOMPLETE_HOURS = 23;

/** Does everything whose time has come by the account's clock. */
export function settleDue(emulator: Emulator): void {
  const now = emulator.now();
  for (const session of Object.values(emulator.resources.checkoutSessions)) {
    if (session.status === 'open' && session.expires_at <= now) expireCheckout(emulator, session);
  }
  for (const subscription of Object.values(emulator.resources.subscriptions)) {
    // More than one period can have passed.
    while (!isOver(subscription) && settleSubscription(emulator, subscription, now));
  }
}

/** Returns true when something was due. */
function settleSubscription(emulator: Emulator, subscription: Subscription, now: number): boolean {
  if (subscription.status === 'incomplete') return expireIncomplete(emulator, subscription, now);
  if (retryPayment(emulator, subscription, now)) return true;
  const item = itemOf(subscription);
  if (item.current_period_end > now) return false;
  if (subscription.cancel_at_period_end) {
    cancelNow(emulator, subscription);
    return true;
  }
  const items = structuredClone(subscription.items);
  for (const next of items.data) {
    next.current_period_start = next.current_period_end;
    next.current_period_end = periodEnd(next.current_period_start, next.price);
  }
  emulator.update('customer.subscription.updated', subscription, { items });
  const invoice = newInvoice(emulator, subscription, 'subscription_cycle');
  const outcome = payInvoice(emulator, invoice, subscription.default_payment_method ?? '');
  const status = outcome === 'failed' ? 'past_due' : subscription.status;
  emulator.update('customer.subscription.updated', subscription, { status });
  return true;
}

function expireIncomplete(emulator: Emulator, subscription: Subscription, now: number): boolean {
  if (subscription.created + INCOMPLETE_HOURS * HOUR > now || isProcessing(emulator, subscription))
    return false;
  const invoice = emulator.resources.invoices[subscription.latest_invoice ?? ''];
  if (invoice) emulator.update('invoice.voided', invoice, { status: 'void', next_payment_attempt: null });
  const ended = { status: 'incomplete_expired', ended_at: now };
  emulator.update('customer.subscription.updated', subscription, ended);
  return true;
}

/** A bank can take days to pay: its subscription does not expire before. */
function isProcessing({ resources }: Emulator, { latest_invoice }: Subscription): boolean {
  const payments = Object.values(resources.invoicePayments);
  return payments.some(
    ({ invoice, payment }) =>
      invoice === latest_invoice && resources.paymentIntents[payment.payment_intent]?.status === 'processing',
  );
}

function retryPayment(emulator: Emulator, subscription: Subscription, now: number): boolean {
  const invoice = emulator.resources.invoices[subscription.latest_invoice ?? ''];
  if (!invoice?.next_payment_attempt || invoice.next_payment_attempt > now) return false;
  const outcome = payInvoice(emulator, invoice, subscription.default_payment_method ?? '');
  if (outcome === 'paid')
    emulator.update('customer.subscription.updated', subscription, { status: 'active' });
  else if (invoice.next_payment_attempt === null) cancelNow(emulator, subscription, 'payment_failed');
  return true;
}
