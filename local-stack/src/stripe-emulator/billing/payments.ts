import { type Account, newId } from '../account';
import { invalidRequest } from '../api/stripe-error';
import type { Charge, Dispute, Invoice, Refund, Subscription } from '../state/rows';
import { itemOf } from './subscriptions';

const DAY = 24 * 60 * 60;
/** Delay before each retry of a failed renewal. After the last, the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7];

/** Creates an open invoice for a subscription's current period, with a pending payment. */
export function newInvoice(
  account: Account,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Invoice {
  const { price, quantity } = itemOf(subscription);
  const amount = price.unit_amount * quantity;
  const invoice = account.add('invoices', {
    amount_due: amount,
    amount_paid: 0,
    attempt_count: 0,
    billing_reason: reason,
    currency: subscription.currency,
    customer: subscription.customer,
    next_payment_attempt: null,
    parent: { subscription_details: { subscription: subscription.id } },
    status: 'open',
    total: amount,
  });
  account.add('invoicePayments', {
    invoice: invoice.id,
    payment: { type: 'payment_intent', payment_intent: newId('pi') },
    status: 'open',
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Charges the customer of an open invoice. A bank account's charge is pending until it is settled. */
export function payInvoice(account: Account, invoice: Invoice): Charge['status'] {
  const charge = account.add('charges', {
    amount: invoice.amount_due,
    amount_refunded: 0,
    currency: invoice.currency,
    customer: invoice.customer,
    disputed: false,
    paid: false,
    payment_intent: paymentOf(account, invoice).payment.payment_intent,
    refunded: false,
    status: 'pending',
  });
  const isFirst = invoice.billing_reason === 'subscription_create';
  const behavior = account.state.cards[invoice.customer];
  if (isFirst && behavior === 'pays_later') return charge.status;
  settlePayment(account, invoice, isFirst || behavior !== 'renewal_declines' ? 'succeeded' : 'failed');
  return charge.status;
}

/** Settles the pending charge of an invoice. */
export function settlePayment(account: Account, invoice: Invoice, status: 'succeeded' | 'failed'): void {
  const charge = chargeOf(account, invoice);
  charge.status = status;
  charge.paid = status === 'succeeded';
  invoice.attempt_count += 1;
  if (charge.paid) {
    paymentOf(account, invoice).status = 'paid';
    account.update('invoice.paid', invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      next_payment_attempt: null,
    });
    return;
  }
  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const days = isRenewal ? RETRY_DAYS[invoice.attempt_count - 1] : undefined;
  account.update('invoice.payment_failed', invoice, {
    next_payment_attempt: days === undefined ? null : account.now() + days * DAY,
  });
}

function paymentOf({ tables }: Account, invoice: Invoice) {
  const payment = Object.values(tables.invoicePayments).find((row) => row.invoice === invoice.id);
  if (!payment) throw new Error(`Invoice ${invoice.id} has no payment.`);
  return payment;
}

/**
 * The latest charge of an invoice.
 * @throws StripeError 400 when it was never charged
 */
export function chargeOf(account: Account, invoice: Invoice): Charge {
  const { payment_intent: intent } = paymentOf(account, invoice).payment;
  const charge = Object.values(account.tables.charges).findLast((row) => row.payment_intent === intent);
  if (!charge) throw invalidRequest(`Invoice ${invoice.id} was never charged.`);
  return charge;
}

interface RefundOrder {
  /** In the smallest unit of the currency; by default, everything left. */
  readonly amount?: number | undefined;
  readonly reason?: Refund['reason'] | undefined;
}

/**
 * Refunds a charge.
 * @throws StripeError 400 when less than the amount is left
 */
export function refundCharge(account: Account, charge: Charge, order: RefundOrder): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has not been paid.`);
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw invalidRequest(message, undefined, 'charge_already_refunded');
  }
  const { amount = left, reason = null } = order;
  if (amount > left) {
    throw invalidRequest(`Refund amount (${amount}) is greater than what is left (${left}).`, 'amount');
  }
  const refund = account.add('refunds', {
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason,
    status: 'succeeded',
  });
  account.update('charge.refunded', charge, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  return refund;
}

/**
 * Disputes a charge.
 * @throws StripeError 400 when it is disputed already or was never charged
 */
export function disputeCharge(account: Account, charge: Charge): Dispute {
  if (!charge.paid || charge.disputed) throw invalidRequest(`Charge ${charge.id} cannot be disputed.`);
  charge.disputed = true;
  const dispute = account.add('disputes', {
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  account.emit('charge.dispute.created', dispute);
  return dispute;
}
