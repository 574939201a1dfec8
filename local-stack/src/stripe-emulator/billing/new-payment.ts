import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { Charge, Invoice, PaymentIntent, PaymentMethod } from '../state/stored';

/** The payment of an invoice: one for each invoice, however often it is tried. */
export function paymentIntentOf(emulator: Emulator, invoice: Invoice, method: PaymentMethod): PaymentIntent {
  const { invoicePayments, paymentIntents } = emulator.resources;
  const known = Object.values(invoicePayments).find((payment) => payment.invoice === invoice.id);
  const existing = known && paymentIntents[known.payment.payment_intent];
  if (existing) return existing;

  const id = newId('pi');
  const now = emulator.now();
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: 'Subscription payment',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [method.type],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_confirmation',
    transfer_group: null,
  };
  paymentIntents[id] = intent;
  const payment = newId('inpay');
  invoicePayments[payment] = {
    id: payment,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  emulator.emit('payment_intent.created', intent);
  return intent;
}

/** One try to move the money. */
export function newCharge(
  emulator: Emulator,
  invoice: Invoice,
  intent: PaymentIntent,
  method: PaymentMethod,
): Charge {
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'NINEFOLD',
    captured: true,
    created: emulator.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: invoice.hosted_invoice_url ?? null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
  emulator.resources.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  intent.payment_method = method.id;
  return charge;
}
