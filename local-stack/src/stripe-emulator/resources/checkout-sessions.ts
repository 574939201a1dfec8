import { z } from 'zod';
import { get, type Operation, post } from '../api/operation';
import { ignored, listParams, metadata, params, text, webAddress, wholeNumber } from '../api/params';
import { isFor, mergedMetadata, namedRow, pageOf, rowOf } from '../api/rows';
import { invalidRequest } from '../api/stripe-error';
import { expireCheckout } from '../billing/complete-checkout';
import type { Emulator } from '../emulator';
import { listOf } from '../state/stored';
import { newCheckoutSession } from './new-checkout-session';

const MINUTE = 60;
const SHORTEST_MINUTES = 30;
const LONGEST_MINUTES = 24 * 60;

const CREATE = params({
  mode: z.literal('subscription', { error: 'The emulator sells subscriptions only' }),
  line_items: z
    .array(
      z.strictObject({ price: text, quantity: wholeNumber.pipe(z.number().int().positive()).optional() }),
    )
    .length(1, 'The emulator sells one price at a time'),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  customer: text.optional(),
  customer_email: z.email('Invalid email address').optional(),
  client_reference_id: text.max(200).optional(),
  expires_at: wholeNumber.optional(),
  locale: text.optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({ metadata: metadata.optional(), description: text.optional(), ...ignored('billing_mode') })
    .optional(),
  ui_mode: z.literal('hosted_page', { error: 'The emulator has the hosted page only' }).optional(),
  ...ignored(
    'adaptive_pricing',
    'after_expiration',
    'allow_promotion_codes',
    'automatic_tax',
    'billing_address_collection',
    'branding_settings',
    'consent_collection',
    'custom_text',
    'customer_update',
    'integration_identifier',
    'name_collection',
    'origin_context',
    'payment_method_collection',
    'payment_method_options',
    'payment_method_types',
    'phone_number_collection',
    'saved_payment_method_options',
    'submit_type',
    'tax_id_collection',
  ),
});

const sessionOf = ({ resources }: Emulator, id: string) =>
  rowOf(resources.checkoutSessions, 'checkout.session', id, 'session');

export const checkoutSessionOperations: readonly Operation[] = [
  post('/checkout/sessions', CREATE, (emulator, given) => {
    const { customer, customer_email: email } = given;
    if (customer !== undefined && email !== undefined) {
      throw invalidRequest(
        'You may only specify one of these parameters: customer, customer_email.',
        'customer',
      );
    }
    const { prices, customers } = emulator.resources;
    const [item] = given.line_items;
    const price = namedRow(prices, 'price', item?.price ?? '', 'line_items[0][price]');
    if (!price.active) {
      throw invalidRequest(
        `The price specified is inactive. This field only accepts active prices.`,
        'line_items[0][price]',
      );
    }
    if (!price.recurring) {
      throw invalidRequest(
        'You must provide at least one recurring price in `subscription` mode when using prices.',
        'line_items',
      );
    }
    if (customer !== undefined) namedRow(customers, 'customer', customer, 'customer');
    return newCheckoutSession(emulator, {
      price,
      quantity: item?.quantity ?? 1,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
      customer: customer ?? null,
      customerEmail: email ?? null,
      clientReferenceId: given.client_reference_id ?? null,
      expiresAt: expiry(emulator, given.expires_at),
      locale: given.locale ?? null,
      metadata: mergedMetadata({}, given.metadata),
      subscriptionMetadata: mergedMetadata({}, given.subscription_data?.metadata),
      subscriptionDescription: given.subscription_data?.description ?? null,
    });
  }),
  get(
    '/checkout/sessions',
    listParams({
      customer: text.optional(),
      customer_details: z.strictObject({ email: text }).optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
      subscription: text.optional(),
      payment_intent: text.optional(),
    }),
    ({ resources }, { customer, customer_details: details, status, subscription, payment_intent, ...page }) =>
      pageOf(
        '/v1/checkout/sessions',
        resources.checkoutSessions,
        page,
        (row) =>
          isFor<string | null>(customer, row.customer) &&
          isFor<string | null | undefined>(details?.email, row.customer_details?.email) &&
          isFor<string | null>(status, row.status) &&
          isFor<string | null>(subscription, row.subscription) &&
          isFor<string | null>(payment_intent, row.payment_intent),
      ),
  ),
  get('/checkout/sessions/:id', params({}), (emulator, _params, id) => sessionOf(emulator, id)),
  post('/checkout/sessions/:id', params({ metadata: metadata.optional() }), (emulator, { metadata }, id) => {
    const session = sessionOf(emulator, id);
    session.metadata = mergedMetadata(session.metadata, metadata);
    return session;
  }),
  post('/checkout/sessions/:id/expire', params({}), (emulator, _params, id) => {
    const session = sessionOf(emulator, id);
    expireCheckout(emulator, session);
    return session;
  }),
  get('/checkout/sessions/:id/line_items', listParams({}), (emulator, _params, id) => {
    const item = emulator.state.behind.lineItems[sessionOf(emulator, id).id];
    return listOf(`/v1/checkout/sessions/${id}/line_items`, [item]);
  }),
];

/** @throws StripeError when a session may not be open for so short or so long a time */
function expiry(emulator: Emulator, asked: number | undefined): number {
  const now = emulator.now();
  if (asked === undefined) return now + LONGEST_MINUTES * MINUTE;
  // The client's clock may be a minute from ours.
  const minutes = (asked - now) / MINUTE;
  if (minutes < SHORTEST_MINUTES - 1 || minutes > LONGEST_MINUTES + 1) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return asked;
}
