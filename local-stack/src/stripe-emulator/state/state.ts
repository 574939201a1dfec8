import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CardBehavior } from '../billing/test-cards';
import type * as rows from './rows';

/** By id, in creation order. */
export type Table<Row> = Record<string, Row>;

/** Resources that have API operations. */
export interface Tables {
  products: Table<rows.Product>;
  prices: Table<rows.Price>;
  customers: Table<rows.Customer>;
  checkoutSessions: Table<rows.CheckoutSession>;
  subscriptions: Table<rows.Subscription>;
  invoices: Table<rows.Invoice>;
  invoicePayments: Table<rows.InvoicePayment>;
  charges: Table<rows.Charge>;
  refunds: Table<rows.Refund>;
  disputes: Table<rows.Dispute>;
  portalSessions: Table<rows.PortalSession>;
  portalConfigurations: Table<rows.PortalConfiguration>;
  webhookEndpoints: Table<rows.WebhookEndpoint>;
  events: Table<rows.Event>;
}

interface Resource {
  /** Stripe's name in `object` and in messages. */
  readonly object: string;
  readonly idPrefix: string;
  /** Path below `/v1`; without it, no operation reads the rows. */
  readonly path?: string;
  /** Fields by which lists can be filtered; without it, there is no list. */
  readonly filters?: readonly string[];
}

export const RESOURCES: Readonly<Record<keyof Tables, Resource>> = {
  products: { object: 'product', idPrefix: 'prod', path: 'products' },
  prices: { object: 'price', idPrefix: 'price', path: 'prices', filters: ['active', 'product'] },
  customers: { object: 'customer', idPrefix: 'cus', path: 'customers', filters: [] },
  checkoutSessions: {
    object: 'checkout.session',
    idPrefix: 'cs_test',
    path: 'checkout/sessions',
    filters: ['customer', 'status', 'subscription'],
  },
  subscriptions: { object: 'subscription', idPrefix: 'sub', path: 'subscriptions' },
  invoices: { object: 'invoice', idPrefix: 'in', path: 'invoices', filters: ['customer', 'status'] },
  invoicePayments: {
    object: 'invoice_payment',
    idPrefix: 'inpay',
    path: 'invoice_payments',
    filters: ['invoice', 'payment', 'status'],
  },
  charges: { object: 'charge', idPrefix: 'ch', path: 'charges', filters: ['customer', 'payment_intent'] },
  refunds: { object: 'refund', idPrefix: 're', path: 'refunds', filters: ['charge', 'payment_intent'] },
  disputes: { object: 'dispute', idPrefix: 'du', path: 'disputes', filters: ['payment_intent'] },
  portalSessions: { object: 'billing_portal.session', idPrefix: 'bps' },
  portalConfigurations: {
    object: 'billing_portal.configuration',
    idPrefix: 'bpc',
    path: 'billing_portal/configurations',
    filters: ['active', 'is_default'],
  },
  webhookEndpoints: { object: 'webhook_endpoint', idPrefix: 'we', path: 'webhook_endpoints', filters: [] },
  events: { object: 'event', idPrefix: 'evt', path: 'events', filters: ['type', 'types'] },
};

/** The stored response to the first request with an idempotency key. */
interface SavedResponse {
  /** Method, path and body of that request. */
  readonly request: string;
  readonly status: ContentfulStatusCode;
  readonly body: object;
  readonly at: number;
}

/** Everything that survives a restart. */
export interface State {
  /** Seconds by which the account's clock is ahead of the real one. */
  clockOffset: number;
  tables: Tables;
  /** Stripe still shows that a deleted customer existed. */
  deletedCustomers: Table<{ readonly id: string; readonly object: 'customer'; readonly deleted: true }>;
  /** By checkout session. */
  orders: Table<rows.Order>;
  /** Subscription → what its renewals cost less. */
  discounts: Table<rows.Discount>;
  /** Customer → outcome of charges. */
  cards: Table<CardBehavior>;
  /** Webhook endpoint → signing secret. */
  webhookSecrets: Table<string>;
  savedResponses: Table<SavedResponse>;
  deliveries: Table<rows.Delivery>;
}

export const emptyState = (): State => ({
  clockOffset: 0,
  tables: Object.fromEntries(Object.keys(RESOURCES).map((name) => [name, {}])) as unknown as Tables,
  deletedCustomers: {},
  orders: {},
  discounts: {},
  cards: {},
  webhookSecrets: {},
  savedResponses: {},
  deliveries: {},
});
