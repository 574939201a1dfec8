import type { Account } from '../account';
import { invalidRequest } from '../api/stripe-error';
import type { Charge, Dispute, Refund } from '../state/rows';

interface RefundOrder {
  /** In the smallest unit of the currency; by default, everything left. */
  readonly amount?: number | undefined;
  readonly reason?: Refund['reason'] | undefined;
}

/** In these states the bank does not hold the money of a disputed charge. */
const HARMLESS: readonly string[] = ['warning_needs_response', 'warning_closed', 'won'];

const disputesOf = ({ tables }: Account, { id }: Charge): Dispute[] =>
  Object.values(tables.disputes).filter(({ charge }) => charge === id);

/**
 * Refunds a charge.
 * @throws StripeError 400 when less than the amount is left, or the bank has taken the money back
 */
export function refundCharge(account: Account, charge: Charge, order: RefundOrder): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has not been paid.`);
  if (disputesOf(account, charge).some(({ status }) => !HARMLESS.includes(status))) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw invalidRequest(message, undefined, 'charge_disputed');
  }
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
 * Disputes a charge, or inquires about it, which takes no money yet.
 * @throws StripeError 400 when it is disputed already or was never charged
 */
export function disputeCharge(
  account: Account,
  charge: Charge,
  status: 'needs_response' | 'warning_needs_response',
): Dispute {
  const isOpen = disputesOf(account, charge).some((dispute) => dispute.status !== 'warning_closed');
  if (!charge.paid || isOpen) throw invalidRequest(`Charge ${charge.id} cannot be disputed.`);
  charge.disputed = true;
  const dispute = account.add('disputes', {
    amount: charge.amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  });
  account.emit('charge.dispute.created', dispute);
  if (status === 'needs_response') account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * Turns an inquiry into a dispute: Stripe updates it and does not create another.
 * @throws StripeError 400 when it is not an inquiry
 */
export function escalateInquiry(account: Account, dispute: Dispute): Dispute {
  if (dispute.status !== 'warning_needs_response') throw invalidRequest('Only an inquiry escalates.');
  account.update('charge.dispute.updated', dispute, { status: 'needs_response' });
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * Decides a dispute, or closes an inquiry.
 * @throws StripeError 400 for a status that does not fit
 */
export function closeDispute(
  account: Account,
  dispute: Dispute,
  status: 'won' | 'lost' | 'warning_closed',
): Dispute {
  const expected = status === 'warning_closed' ? 'warning_needs_response' : 'needs_response';
  if (dispute.status !== expected)
    throw invalidRequest(`A dispute that is ${dispute.status} cannot become ${status}.`);
  account.update('charge.dispute.closed', dispute, { status });
  if (status === 'won') account.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}
