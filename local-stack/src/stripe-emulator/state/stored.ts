import type Stripe from 'stripe';

/**
 * A field as it is stored: Stripe's client types give an id or the object behind it, because calls can expand it;
 * the store keeps the id. Decimals travel as text.
 */
type StoredField<Value> = [Extract<Value, Stripe.Decimal>] extends [never]
  ? string extends Value
    ? Extract<Value, string | null | undefined>
    : Value
  : string | Extract<Value, null | undefined>;

/** A resource of Stripe's client as it is stored. The type check finds each field that is missing. */
type Stored<Resource, Without extends keyof Resource = never> = {
  [Field in keyof Omit<Resource, Without>]: StoredField<Resource[Field & keyof Resource]>;
};

export interface List<Item> {
  readonly object: 'list';
  readonly data: Item[];
  readonly has_more: boolean;
  readonly url: string;
}

export const listOf = <Item>(url: string, data: Item[]): List<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});

export type Product = Stored<Stripe.Product, 'deleted'>;
export type Price = Stored<Stripe.Price, 'deleted' | 'tiers'>;
export type Customer = Stored<Stripe.Customer, 'deleted' | 'invoice_settings'> & {
  invoice_settings: {
    custom_fields: null;
    default_payment_method: string | null;
    footer: null;
    rendering_options: null;
  };
};
export type PaymentMethod = Stored<Stripe.PaymentMethod>;

export type LineItem = Stored<Stripe.LineItem, 'price'> & { price: Price };
export type CheckoutSession = Stored<Stripe.Checkout.Session, 'line_items' | 'metadata'> & {
  metadata: Metadata;
};

type SubscriptionItem = Stored<Stripe.SubscriptionItem, 'price' | 'plan' | 'deleted'> & {
  price: Price;
};
export type Subscription = Stored<Stripe.Subscription, 'items'> & { items: List<SubscriptionItem> };

type InvoiceLine = Stored<Stripe.InvoiceLineItem, 'pricing'> & {
  pricing: {
    type: 'price_details';
    price_details: { price: string; product: string };
    unit_amount_decimal: string | null;
  };
};
export type Invoice = Stored<Stripe.Invoice, 'lines' | 'parent' | 'deleted' | 'payments' | 'id'> & {
  id: string;
  lines: List<InvoiceLine>;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
  };
};
export type InvoicePayment = Stored<Stripe.InvoicePayment, 'payment' | 'invoice'> & {
  invoice: string;
  payment: { type: 'payment_intent'; payment_intent: string };
};

export type PaymentIntent = Stored<Stripe.PaymentIntent>;
export type Charge = Stored<Stripe.Charge, 'refunds'>;
export type Refund = Stored<Stripe.Refund>;
export type Dispute = Stored<Stripe.Dispute>;
export type PortalSession = Stored<Stripe.BillingPortal.Session>;
export type PortalConfiguration = Stored<Stripe.BillingPortal.Configuration>;
export type WebhookEndpoint = Stored<Stripe.WebhookEndpoint, 'deleted' | 'secret'>;

/** An event holds its object as it was then. */
export interface Event {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

export type Metadata = Record<string, string>;
