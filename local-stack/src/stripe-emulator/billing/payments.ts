import { type Account, newId } from '../account';
import { invalidRequest } from '../api/stripe-error';
import type { Charge, Discount, Invoice, Subscription } from '../state/rows';
import { discountOn } from './discounts';
import { hasEnded, itemOf } from './subscriptions';

const DAY = 24 * 60 * 60;
/** Delay before each retry of a failed renewal. After the last, the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7];

/** Creates an open invoice for a subscription's current period, with a pending payment. */
export function newInvoice(
  account: Account,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  discount: Discount | null = account.state.discounts[subscription.id] ?? null,
): Invoice {
  const { price, quantity } = itemOf(subscription);
  const full = price.unit_amount * quantity;
  const amount = full - discountOn(full, discount);
  const invoice = account.add('invoices', {
    amount_due: amount,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    currency: subscription.currency,
    customer: subscription.customer,
    customer_email: account.tables.customers[subscription.customer]?.email ?? null,
    next_payment_attempt: null,
    parent: { subscription_details: { subscription: subscription.id } },
    status: 'open',
    status_transitions: {
      finalized_at: account.now(),
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    total: amount,
  });
  subscription.latest_invoice = invoice.id;
  // Stripe collects nothing for it, so there is no payment.
  if (amount === 0) return invoice;
  account.add('invoicePayments', {
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: newId('pi') },
    status: 'open',
  });
  return invoice;
}

/** Charges the customer of an open invoice. A bank account's charge is pending until it is settled. */
export function payInvoice(
  account: Account,
  invoice: Invoice,
  behavior = account.state.cards[invoice.customer],
): Charge['status'] {
  if (invoice.amount_due === 0) {
    markPaid(account, invoice);
    return 'succeeded';
  }
  const charge = newCharge(account, invoice);
  const isFirst = invoice.billing_reason === 'subscription_create';
  if (isFirst && behavior === 'pays_later') return charge.status;
  settlePayment(account, invoice, isFirst || behavior !== 'renewal_declines' ? 'succeeded' : 'failed');
  return charge.status;
}

/**
 * Pays an open invoice on its own page, as customers can after their subscription has ended. A subscription that has not
 * ended becomes active.
 * @throws StripeError 400 when the invoice is not open
 */
export function payOpenInvoice(account: Account, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') throw invalidRequest(`Invoice ${invoice.id} is ${invoice.status}.`);
  newCharge(account, invoice);
  settlePayment(account, invoice, 'succeeded');
  const subscription = account.row('subscriptions', invoice.parent.subscription_details.subscription);
  if (!hasEnded(subscription) && subscription.latest_invoice === invoice.id)
    account.update('customer.subscription.updated', subscription, { status: 'active' });
  return invoice;
}

function newCharge(account: Account, invoice: Invoice): Charge {
  return account.add('charges', {
    amount: invoice.amount_due,
    amount_refunded: 0,
    billing_details: { email: invoice.customer_email },
    currency: invoice.currency,
    customer: invoice.customer,
    disputed: false,
    paid: false,
    payment_intent: paymentOf(account, invoice).payment.payment_intent,
    refunded: false,
    status: 'pending',
  });
}

function markPaid(account: Account, invoice: Invoice): void {
  account.update('invoice.paid', invoice, {
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
    amount_paid: invoice.amount_due,
    next_payment_attempt: null,
  });
}

/** Settles the pending charge of an invoice. */
export function settlePayment(account: Account, invoice: Invoice, status: 'succeeded' | 'failed'): void {
  const charge = chargeOf(account, invoice);
  charge.status = status;
  charge.paid = status === 'succeeded';
  invoice.attempt_count += 1;
  if (charge.paid) {
    paymentOf(account, invoice).status = 'paid';
    markPaid(account, invoice);
    return;
  }
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const days = isRenewal ? RETRY_DAYS[invoice.attempt_count - 1] : undefined;
  account.update('invoice.payment_failed', invoice, {
    next_payment_attempt: days === undefined ? null : account.now() + days * DAY,
  });
}

const findPayment = ({ tables }: Account, { id }: Invoice) =>
  Object.values(tables.invoicePayments).find(({ invoice }) => invoice === id);

function paymentOf(account: Account, invoice: Invoice) {
  const payment = findPayment(account, invoice);
  if (!payment) throw new Error(`Invoice ${invoice.id} has no payment.`);
  return payment;
}

/**
 * The latest charge of an invoice.
 * @throws StripeError 400 when it was never charged
 */
export function chargeOf(account: Account, invoice: Invoice): Charge {
  const intent = findPayment(account, invoice)?.payment.payment_intent;
  const charge = Object.values(account.tables.charges).findLast((row) => row.payment_intent === intent);
  if (!charge) throw invalidRequest(`Invoice ${invoice.id} was never charged.`);
  return charge;
}
