import type { Emulator } from '../emulator';
import type { Charge, Invoice, PaymentIntent } from '../state/stored';
import { rowOf } from '../api/rows';
import { newCharge, paymentIntentOf } from './new-payment';

const DAY = 24 * 60 * 60;
/** How long after each failed try the next one follows. After the last, the subscription is canceled. */
const RETRY_DAYS = [3, 5, 7];

export type PaymentOutcome = 'paid' | 'failed' | 'processing';

/** Charges a payment method for an open invoice, with the events of it. */
export function payInvoice(emulator: Emulator, invoice: Invoice, paymentMethod: string): PaymentOutcome {
  const method = rowOf(emulator.resources.paymentMethods, 'PaymentMethod', paymentMethod, 'payment_method');
  const intent = paymentIntentOf(emulator, invoice, method);
  const charge = newCharge(emulator, invoice, intent, method);
  const behavior = emulator.state.behind.cards[paymentMethod];
  if (behavior === 'pays_later') {
    intent.status = 'processing';
    emulator.emit('charge.pending', charge);
    emulator.emit('payment_intent.processing', intent);
    return 'processing';
  }
  const isFirst = invoice.billing_reason === 'subscription_create';
  const succeeds = behavior === 'succeeds' || (behavior === 'renewal_declines' && isFirst);
  if (succeeds) succeed(emulator, invoice, intent, charge);
  else fail(emulator, invoice, intent, charge);
  return succeeds ? 'paid' : 'failed';
}

/** Ends a payment that was processing. */
export function settlePayment(emulator: Emulator, invoice: Invoice, outcome: 'paid' | 'failed'): void {
  const { intent, charge } = latestPayment(emulator, invoice);
  if (outcome === 'paid') succeed(emulator, invoice, intent, charge);
  else fail(emulator, invoice, intent, charge);
}

/** @throws Error when the invoice was never charged */
export function latestPayment(
  emulator: Emulator,
  invoice: Invoice,
): { intent: PaymentIntent; charge: Charge } {
  const { invoicePayments, paymentIntents, charges } = emulator.resources;
  const payment = Object.values(invoicePayments).find((row) => row.invoice === invoice.id);
  const intent = payment && paymentIntents[payment.payment.payment_intent];
  const charge = charges[intent?.latest_charge ?? ''];
  if (!intent || !charge) throw new Error(`Invoice ${invoice.id} was never charged.`);
  return { intent, charge };
}

function succeed(emulator: Emulator, invoice: Invoice, intent: PaymentIntent, charge: Charge): void {
  const now = emulator.now();
  Object.assign(charge, {
    status: 'succeeded',
    paid: true,
    amount_captured: charge.amount,
  } satisfies Partial<Charge>);
  emulator.emit('charge.succeeded', charge);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
  } satisfies Partial<PaymentIntent>);
  emulator.emit('payment_intent.succeeded', intent);
  for (const payment of Object.values(emulator.resources.invoicePayments)) {
    if (payment.invoice !== invoice.id) continue;
    Object.assign(payment, { status: 'paid', amount_paid: intent.amount });
    payment.status_transitions.paid_at = now;
  }
  Object.assign(invoice, {
    status: 'paid',
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  } satisfies Partial<Invoice>);
  emulator.emit('invoice.paid', invoice);
  emulator.emit('invoice.payment_succeeded', invoice);
}

function fail(emulator: Emulator, invoice: Invoice, intent: PaymentIntent, charge: Charge): void {
  const failure = { failure_code: 'card_declined', failure_message: 'Your card was declined.' };
  Object.assign(charge, { status: 'failed', ...failure } satisfies Partial<Charge>);
  emulator.emit('charge.failed', charge);
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    type: 'card_error',
    code: failure.failure_code,
    message: failure.failure_message,
    charge: charge.id,
  };
  emulator.emit('payment_intent.payment_failed', intent);
  const days =
    invoice.billing_reason === 'subscription_cycle' ? RETRY_DAYS[invoice.attempt_count] : undefined;
  Object.assign(invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: days === undefined ? null : emulator.now() + days * DAY,
  } satisfies Partial<Invoice>);
  emulator.emit('invoice.payment_failed', invoice);
}
