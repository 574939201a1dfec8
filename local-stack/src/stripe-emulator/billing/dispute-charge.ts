import { invalidRequest } from '../api/stripe-error';
import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { Charge, Dispute } from '../state/stored';

const DAY = 24 * 60 * 60;
const EVIDENCE_DAYS = 7;

/** The buyer's bank asks for the money back. @throws StripeError 400 when it did already, or was never charged */
export function disputeCharge(emulator: Emulator, charge: Charge, reason = 'fraudulent'): Dispute {
  if (!charge.paid || charge.disputed)
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, 'charge');
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: emulator.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    // The fields of evidence are for the merchant to fill in; nothing here sends any.
    evidence: {} as Dispute['evidence'],
    evidence_details: {
      due_by: emulator.now() + EVIDENCE_DAYS * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  emulator.resources.disputes[dispute.id] = dispute;
  charge.disputed = true;
  emulator.emit('charge.dispute.created', dispute);
  return dispute;
}

/** The banks decide. @throws StripeError 400 when it is closed already */
export function closeDispute(emulator: Emulator, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  if (dispute.status === 'won' || dispute.status === 'lost') {
    throw invalidRequest('This dispute is already closed.');
  }
  emulator.update('charge.dispute.closed', dispute, { status });
  return dispute;
}
