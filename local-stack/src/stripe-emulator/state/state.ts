import type { CardBehavior } from '../billing/test-cards';
import type { Delivery } from '../webhooks/delivery';
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Event,
  Invoice,
  InvoicePayment,
  LineItem,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
  WebhookEndpoint,
} from './stored';

/** The response to the first request with an idempotency key. */
export interface SavedResponse {
  /** Method, path and body of that request. */
  readonly request: string;
  readonly status: number;
  readonly body: object;
  readonly at: number;
}

/** One call of the API, for tests that count them. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | null;
  /** undefined while it has no response. */
  status?: number;
  /** True when the response is that of an earlier call with the same key. */
  replayed?: boolean;
}

/** By id, in the order in which they were made. */
export type Table<Row> = Record<string, Row>;

/** Every resource of the account that has calls of its own. */
export interface Resources {
  products: Table<Product>;
  prices: Table<Price>;
  customers: Table<Customer>;
  paymentMethods: Table<PaymentMethod>;
  checkoutSessions: Table<CheckoutSession>;
  subscriptions: Table<Subscription>;
  invoices: Table<Invoice>;
  invoicePayments: Table<InvoicePayment>;
  paymentIntents: Table<PaymentIntent>;
  charges: Table<Charge>;
  refunds: Table<Refund>;
  disputes: Table<Dispute>;
  portalSessions: Table<PortalSession>;
  portalConfigurations: Table<PortalConfiguration>;
  webhookEndpoints: Table<WebhookEndpoint>;
  events: Table<Event>;
}

/** What is behind resources and no call returns. */
interface Behind {
  /** Checkout session → what is bought. */
  lineItems: Table<LineItem>;
  /** Checkout session → metadata and description of the subscription that it makes. */
  subscriptionData: Table<{ metadata: Record<string, string>; description: string | null }>;
  /** Payment method → what happens when it is charged. */
  cards: Table<CardBehavior>;
  /** Webhook endpoint → the secret that signs its events. */
  webhookSecrets: Table<string>;
}

/** Everything that survives a restart. */
export interface State {
  /** Seconds by which the clock of the account is ahead of the real one. */
  clockOffset: number;
  nextInvoiceNumber: number;
  resources: Resources;
  behind: Behind;
  savedResponses: Table<SavedResponse>;
  deliveries: Table<Delivery>;
  /** Newest last. */
  calls: ApiCall[];
}

export const emptyState = (): State => ({
  clockOffset: 0,
  nextInvoiceNumber: 1,
  resources: {
    products: {},
    prices: {},
    customers: {},
    paymentMethods: {},
    checkoutSessions: {},
    subscriptions: {},
    invoices: {},
    invoicePayments: {},
    paymentIntents: {},
    charges: {},
    refunds: {},
    disputes: {},
    portalSessions: {},
    portalConfigurations: {},
    webhookEndpoints: {},
    events: {},
  },
  behind: { lineItems: {}, subscriptionData: {}, cards: {}, webhookSecrets: {} },
  savedResponses: {},
  deliveries: {},
  calls: [],
});
