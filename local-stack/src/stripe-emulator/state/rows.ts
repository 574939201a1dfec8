import type Stripe from 'stripe';

/** Stripe's types allow an id or the expanded object; a row stores the id. */
type StoredField<Value> = string extends Value ? Extract<Value, string | null | undefined> : Value;

export interface Row {
  readonly id: string;
  readonly object: string;
  /** Seconds since 1970 by the account's clock. */
  readonly created: number;
}

/** The fields of a resource that the platform reads, with the types of Stripe's client. */
type Stored<Resource, Field extends keyof Resource> = Row & {
  [Name in Field]: StoredField<Resource[Name]>;
};

interface List<Item> {
  readonly object: 'list';
  readonly data: Item[];
  readonly has_more: boolean;
}

export const listOf = <Item>(...data: Item[]): List<Item> => ({ object: 'list', data, has_more: false });

export type Product = Stored<Stripe.Product, 'active' | 'description' | 'metadata' | 'name'>;
export type Price = Stored<
  Stripe.Price,
  'active' | 'currency' | 'metadata' | 'product' | 'type' | 'unit_amount'
> & {
  unit_amount: number;
  recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number } | null;
};
export type Customer = Stored<Stripe.Customer, 'email'>;

/** A coupon, applied directly or by a promotion code. It takes one of the two amounts off. */
export interface Discount {
  readonly coupon: string | null;
  readonly promotion_code: string | null;
  readonly percent_off: number | null;
  /** In the smallest unit of the currency. */
  readonly amount_off: number | null;
  /** Whether renewals are discounted, too. */
  readonly duration: 'once' | 'forever';
}

/** What a session sells, and the metadata of its subscription. */
export interface Order {
  readonly lineItem: { object: 'item'; description: string; price: Price; quantity: number };
  readonly subscriptionMetadata: Stripe.Metadata;
  discount: Discount | null;
}
export type CheckoutSession = Stored<
  Stripe.Checkout.Session,
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'currency'
  | 'customer'
  | 'customer_email'
  | 'discounts'
  | 'expires_at'
  | 'invoice'
  | 'metadata'
  | 'mode'
  | 'payment_status'
  | 'status'
  | 'subscription'
  | 'url'
> & {
  amount_total: number;
  currency: string;
  success_url: string;
  customer_details: { email: string } | null;
  total_details: { amount_discount: number; amount_shipping: 0; amount_tax: 0 };
};

export interface SubscriptionItem {
  readonly object: 'subscription_item';
  readonly price: Price;
  readonly quantity: number;
  readonly current_period_start: number;
  readonly current_period_end: number;
}
export type Subscription = Stored<
  Stripe.Subscription,
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'currency'
  | 'customer'
  | 'ended_at'
  | 'latest_invoice'
  | 'metadata'
  | 'pause_collection'
  | 'start_date'
  | 'status'
> & { items: List<SubscriptionItem> };

export type Invoice = Stored<
  Stripe.Invoice,
  | 'amount_due'
  | 'amount_paid'
  | 'attempt_count'
  | 'billing_reason'
  | 'currency'
  | 'customer_email'
  | 'next_payment_attempt'
  | 'status'
  | 'status_transitions'
  | 'total'
> & { customer: string; parent: { subscription_details: { subscription: string } } };
export type InvoicePayment = Stored<Stripe.InvoicePayment, 'status'> & {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
};

/** Payment intents have no rows, because only their id is used. */
export type Charge = Stored<
  Stripe.Charge,
  'amount' | 'amount_refunded' | 'currency' | 'customer' | 'disputed' | 'paid' | 'refunded' | 'status'
> & { billing_details: { email: string | null }; payment_intent: string };
export type Refund = Stored<
  Stripe.Refund,
  'amount' | 'charge' | 'currency' | 'payment_intent' | 'reason' | 'status'
>;
export type Dispute = Stored<
  Stripe.Dispute,
  'amount' | 'charge' | 'currency' | 'payment_intent' | 'reason' | 'status'
>;

export type PortalSession = Stored<Stripe.BillingPortal.Session, 'return_url' | 'url'> & {
  configuration: string;
  customer: string;
};
export type PortalConfiguration = Stored<
  Stripe.BillingPortal.Configuration,
  'active' | 'is_default' | 'metadata'
> & { business_profile: PortalProfile; features: PortalFeatures };

export interface PortalProfile {
  readonly headline: string | null;
  readonly privacy_policy_url: string | null;
  readonly terms_of_service_url: string | null;
}

interface Feature {
  readonly enabled: boolean;
}

/** What customers may do in the portal. */
export interface PortalFeatures {
  readonly customer_update: Feature;
  readonly invoice_history: Feature;
  readonly payment_method_update: Feature;
  readonly subscription_cancel: Feature & { readonly mode: 'at_period_end' | 'immediately' };
  readonly subscription_update: Feature;
}
export type WebhookEndpoint = Stored<
  Stripe.WebhookEndpoint,
  'enabled_events' | 'metadata' | 'status' | 'url'
>;

/** Contains the object as of the event. */
export type Event = Row & { readonly type: string; readonly data: { readonly object: object } };

/** The delivery of an event to one endpoint. */
export interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly type: string;
  readonly endpoint: string;
  /** `waiting`: it is being sent or will be; `held`: a test sends it later; `failed`: no attempts are left. */
  state: 'waiting' | 'held' | 'delivered' | 'failed';
  /** Status of the response; null without one. */
  readonly attempts: { readonly status: number | null }[];
  /** Milliseconds since 1970 by the real clock; null when nothing is scheduled. */
  nextAttemptAt: number | null;
}
