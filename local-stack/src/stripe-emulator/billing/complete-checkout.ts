import { rowOf } from '../api/rows';
import { invalidRequest, StripeError } from '../api/stripe-error';
import type { Emulator } from '../emulator';
import { newCustomer } from '../resources/new-customer';
import type { CheckoutSession } from '../state/stored';
import { newInvoice } from './new-invoice';
import { newPaymentMethod } from './new-payment-method';
import { newSubscription } from './new-subscription';
import { payInvoice, settlePayment } from './pay-invoice';
import type { TestCard } from './test-cards';

interface Payment {
  readonly card: TestCard;
  readonly email: string;
  readonly name: string | null;
}

/**
 * Pays for a session, as its hosted page does: customer, subscription, invoice and charge come into being.
 * @throws StripeError 402 when the card is declined: the session stays open; 400 when the session is not open
 */
export function completeCheckout(emulator: Emulator, session: CheckoutSession, payment: Payment): void {
  if (session.status !== 'open') throw invalidRequest(`This Checkout Session is ${session.status}.`);
  if (payment.card.behavior === 'declines') {
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
  }
  const { customers } = emulator.resources;
  const { behind } = emulator.state;
  const lineItem = rowOf(behind.lineItems, 'line item', session.id);
  const customer = session.customer
    ? rowOf(customers, 'customer', session.customer)
    : newCustomer(emulator, { email: payment.email, name: payment.name });
  const buyer = { customer: customer.id, email: payment.email, name: payment.name };
  const method = newPaymentMethod(emulator, payment.card, buyer);
  const subscription = newSubscription(emulator, {
    customer: customer.id,
    price: lineItem.price,
    quantity: lineItem.quantity ?? 1,
    paymentMethod: method.id,
    ...rowOf(behind.subscriptionData, 'subscription data', session.id),
  });
  const invoice = newInvoice(emulator, subscription, 'subscription_create');
  const outcome = payInvoice(emulator, invoice, method.id);
  if (outcome === 'paid')
    emulator.update('customer.subscription.updated', subscription, { status: 'active' });
  Object.assign(session, {
    status: 'complete',
    payment_status: outcome === 'paid' ? 'paid' : 'unpaid',
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: payment.email,
      individual_name: null,
      name: payment.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: invoice.id,
    subscription: subscription.id,
    url: null,
  } satisfies Partial<CheckoutSession>);
  emulator.emit('checkout.session.completed', session);
}

/**
 * The end of a payment that was to come later.
 * @throws StripeError 400 when the session does not wait for one
 */
export function settleCheckout(
  emulator: Emulator,
  session: CheckoutSession,
  outcome: 'paid' | 'failed',
): void {
  const { invoices, subscriptions, paymentIntents, invoicePayments } = emulator.resources;
  const invoice = invoices[session.invoice ?? ''];
  const subscription = subscriptions[session.subscription ?? ''];
  const payment = Object.values(invoicePayments).find((row) => row.invoice === invoice?.id);
  const intent = payment && paymentIntents[payment.payment.payment_intent];
  if (!invoice || !subscription || intent?.status !== 'processing') {
    throw invalidRequest(`Checkout session ${session.id} does not wait for a payment.`);
  }
  settlePayment(emulator, invoice, outcome);
  if (outcome === 'failed') {
    emulator.emit('checkout.session.async_payment_failed', session);
    return;
  }
  emulator.update('customer.subscription.updated', subscription, { status: 'active' });
  session.payment_status = 'paid';
  emulator.emit('checkout.session.async_payment_succeeded', session);
}

/** It cannot be paid any more. @throws StripeError 400 when it is not open */
export function expireCheckout(emulator: Emulator, session: CheckoutSession): void {
  if (session.status !== 'open') {
    throw invalidRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
    );
  }
  Object.assign(session, { status: 'expired', url: null } satisfies Partial<CheckoutSession>);
  emulator.emit('checkout.session.expired', session);
}
