import type { Account } from '../account';
import { invalidRequest, StripeError } from '../api/stripe-error';
import type { CheckoutSession, Customer, Discount } from '../state/rows';
import { discountOn } from './discounts';
import { newInvoice, payInvoice, settlePayment } from './payments';
import { hasEnded, newSubscription } from './subscriptions';
import type { CardBehavior } from './test-cards';

/** The order of a session. */
export function orderOf({ state }: Account, { id }: CheckoutSession) {
  const order = state.orders[id];
  if (!order) throw new Error(`Session ${id} sells nothing.`);
  return order;
}

/** The buyer's address: their customer's, or the one given with the session. */
export const emailOf = (
  { tables }: Account,
  { customer, customer_email: email }: CheckoutSession,
): string | null => tables.customers[customer ?? '']?.email ?? email;

/** Two customers can have the same address, as in Stripe. */
export function newCustomer(account: Account, email: string | null): Customer {
  const customer = account.add('customers', { email });
  account.emit('customer.created', customer);
  return customer;
}

/**
 * Applies a discount to a session, as buyers with a promotion code do, or staff.
 * @throws StripeError 400 when the session is not open
 */
export function applyDiscount(
  account: Account,
  session: CheckoutSession,
  discount: Discount,
): CheckoutSession {
  if (session.status !== 'open') throw invalidRequest(`This Checkout Session is ${session.status}.`);
  const order = orderOf(account, session);
  const amount = order.lineItem.price.unit_amount * order.lineItem.quantity;
  const amount_discount = discountOn(amount, discount);
  order.discount = discount;
  return Object.assign(session, {
    amount_total: amount - amount_discount,
    discounts: [{ coupon: discount.coupon, promotion_code: discount.promotion_code }],
    total_details: { ...session.total_details, amount_discount },
  });
}

/**
 * Pays for a session, like the hosted page: creates customer, subscription, invoice and charge.
 * @param email for a buyer whose address the platform does not know
 * @throws StripeError 402 when the card is declined and the session stays open; 400 when the session is not open
 */
export function completeCheckout(
  account: Account,
  session: CheckoutSession,
  card: CardBehavior,
  email: string,
): void {
  if (session.status !== 'open') throw invalidRequest(`This Checkout Session is ${session.status}.`);
  if (card === 'declines') {
    const message = 'Your card was declined.';
    throw new StripeError(402, { type: 'card_error', code: 'card_declined', message });
  }
  const buyer = emailOf(account, session) ?? email;
  const customer = session.customer
    ? account.row('customers', session.customer)
    : newCustomer(account, buyer);
  account.state.cards[customer.id] = card;
  const order = orderOf(account, session);
  const subscription = newSubscription(account, customer.id, order);
  if (order.discount?.duration === 'forever') account.state.discounts[subscription.id] = order.discount;
  const invoice = newInvoice(account, subscription, 'subscription_create', order.discount);
  const isPaid = payInvoice(account, invoice) === 'succeeded';
  if (isPaid) account.update('customer.subscription.updated', subscription, { status: 'active' });
  account.update('checkout.session.completed', session, {
    status: 'complete',
    payment_status: session.amount_total === 0 ? 'no_payment_required' : isPaid ? 'paid' : 'unpaid',
    customer: customer.id,
    customer_details: { email: buyer },
    invoice: invoice.id,
    subscription: subscription.id,
    url: null,
  });
}

/**
 * Completes a delayed payment.
 * @throws StripeError 400 when the session has none
 */
export function settleCheckout(account: Account, session: CheckoutSession, outcome: 'paid' | 'failed'): void {
  const invoice = account.tables.invoices[session.invoice ?? ''];
  if (!invoice || session.payment_status !== 'unpaid' || invoice.attempt_count > 0) {
    throw invalidRequest(`Checkout session ${session.id} does not wait for a payment.`);
  }
  settlePayment(account, invoice, outcome === 'paid' ? 'succeeded' : 'failed');
  if (outcome === 'failed') {
    account.emit('checkout.session.async_payment_failed', session);
    return;
  }
  const subscription = account.row('subscriptions', session.subscription);
  // The bank pays even when the subscription was canceled meanwhile.
  if (!hasEnded(subscription))
    account.update('customer.subscription.updated', subscription, { status: 'active' });
  account.update('checkout.session.async_payment_succeeded', session, { payment_status: 'paid' });
}

/**
 * Expires a session.
 * @throws StripeError 400 when it is not open
 */
export function expireCheckout(account: Account, session: CheckoutSession): void {
  if (session.status !== 'open') {
    throw invalidRequest(
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
        `This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  account.update('checkout.session.expired', session, { status: 'expired', url: null });
}
