import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { CheckoutSession, Metadata, Price } from '../state/stored';

interface SessionOrder {
  readonly price: Price;
  readonly quantity: number;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly customer: string | null;
  readonly customerEmail: string | null;
  readonly clientReferenceId: string | null;
  readonly expiresAt: number;
  readonly locale: string | null;
  readonly metadata: Metadata;
  readonly subscriptionMetadata: Metadata;
  readonly subscriptionDescription: string | null;
}

/** An open session, with the address of its hosted page. */
export function newCheckoutSession(emulator: Emulator, order: SessionOrder): CheckoutSession {
  const id = newId('cs_test');
  const amount = (order.price.unit_amount ?? 0) * order.quantity;
  const { behind, resources } = emulator.state;
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: order.cancelUrl,
    client_reference_id: order.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: emulator.now(),
    currency: order.price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: order.customer,
    customer_account: null,
    customer_creation: order.customer ? null : 'always',
    customer_details: null,
    customer_email: order.customerEmail,
    discounts: [],
    expires_at: order.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: order.locale,
    managed_payments: null,
    metadata: order.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'us_bank_account'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: order.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${emulator.origin}/c/pay/${id}`,
    wallet_options: null,
  };
  resources.checkoutSessions[id] = session;
  behind.lineItems[id] = {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: order.price.currency,
    description: resources.products[order.price.product]?.name ?? null,
    metadata: {},
    price: structuredClone(order.price),
    quantity: order.quantity,
  };
  behind.subscriptionData[id] = {
    metadata: order.subscriptionMetadata,
    description: order.subscriptionDescription,
  };
  return session;
}
