import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import { type Invoice, listOf, type Subscription } from '../state/stored';
import { itemOf } from './new-subscription';

const NUMBER_DIGITS = 4;

/** An open invoice for the current period of a subscription. */
export function newInvoice(
  emulator: Emulator,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
): Invoice {
  const id = newId('in');
  const now = emulator.now();
  const item = itemOf(subscription);
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const customer = emulator.resources.customers[subscription.customer];
  const number = String(emulator.state.nextInvoiceNumber++).padStart(NUMBER_DIGITS, '0');
  const hostedUrl = `${emulator.origin}/i/${id}`;
  const product = emulator.resources.products[item.price.product];
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Ninefold',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: hostedUrl,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, [
      {
        id: newId('il'),
        object: 'line_item',
        amount,
        currency: subscription.currency,
        description: `${item.quantity ?? 1} × ${product?.name ?? item.price.product}`,
        discount_amounts: [],
        discountable: true,
        discounts: [],
        invoice: id,
        livemode: false,
        metadata: subscription.metadata,
        parent: {
          type: 'subscription_item_details',
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: false,
            proration_details: null,
            subscription: subscription.id,
            subscription_item: item.id,
          },
        },
        period: { start: item.current_period_start, end: item.current_period_end },
        pretax_credit_amounts: [],
        pricing: {
          type: 'price_details',
          price_details: { price: item.price.id, product: item.price.product },
          unit_amount_decimal: item.price.unit_amount_decimal,
        },
        quantity: item.quantity ?? 1,
        quantity_decimal: String(item.quantity ?? 1),
        subscription: subscription.id,
        subtotal: amount,
        taxes: [],
      },
    ]),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `NINEFOLD-${number}`,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
  emulator.resources.invoices[id] = invoice;
  emulator.emit('invoice.created', invoice);
  emulator.emit('invoice.finalized', invoice);
  emulator.update('customer.subscription.updated', subscription, { latest_invoice: id });
  return invoice;
}
