import { invalidRequest } from '../api/stripe-error';
import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { Charge, Metadata, Refund } from '../state/stored';

interface RefundOrder {
  /** Cents; without it, all that is left. */
  readonly amount?: number | undefined;
  readonly reason?: Refund['reason'] | undefined;
  readonly metadata?: Metadata | undefined;
}

/** Gives money back. @throws StripeError 400 when nothing, or less than the amount, is left */
export function refundCharge(emulator: Emulator, charge: Charge, order: RefundOrder): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has not been paid.`, 'charge');
  if (left === 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  }
  const amount = order.amount ?? left;
  if (amount <= 0 || amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: emulator.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: order.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: order.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  emulator.resources.refunds[refund.id] = refund;
  emulator.emit('refund.created', refund);
  const refunded = charge.amount_refunded + amount;
  emulator.update('charge.refunded', charge, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  });
  return refund;
}
