import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import { listOf, type Metadata, type Price, type Subscription } from '../state/stored';
import { periodEnd } from './periods';

interface Order {
  readonly customer: string;
  readonly price: Price;
  readonly quantity: number;
  readonly paymentMethod: string;
  readonly metadata: Metadata;
  readonly description: string | null;
}

/** A subscription whose first payment is still to come. */
export function newSubscription(emulator: Emulator, order: Order): Subscription {
  const id = newId('sub');
  const now = emulator.now();
  const item = {
    id: newId('si'),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd(now, order.price),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    price: structuredClone(order.price),
    quantity: order.quantity,
    subscription: id,
    tax_rates: [],
  };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: now,
    currency: order.price.currency,
    customer: order.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: order.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: order.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: order.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
  emulator.resources.subscriptions[id] = subscription;
  emulator.emit('customer.subscription.created', subscription);
  return subscription;
}

/** What the subscription is for: sessions here sell one price. */
export function itemOf(subscription: Subscription) {
  const item = subscription.items.data[0];
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
}
