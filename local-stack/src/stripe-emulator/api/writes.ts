import * as v from 'valibot';
import { newId } from '../account';
import { expireCheckout, newCustomer } from '../billing/checkout';
import { refundCharge } from '../billing/payments';
import { cancelNow, hasEnded, currentSubscription, setCancelAtPeriodEnd } from '../billing/subscriptions';
import { count, flag, metadata, type Operation, post, remove, text, wholeNumber } from './operation';
import { invalidRequest } from './stripe-error';

const DAY = 24 * 60 * 60;
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/));

/** Omitted fields are null in the response. */
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

const catalog: readonly Operation[] = [
  post(
    '/products',
    { id: v.optional(text), name: text, description: v.optional(text), metadata },
    (account, { id, name, description = null, metadata }) =>
      account.add('products', { id, active: true, name, description, metadata }),
  ),
  post(
    '/prices',
    {
      currency: v.pipe(text, v.length(3)),
      unit_amount: wholeNumber,
      product: v.optional(text),
      product_data: v.optional(v.strictObject({ name: text })),
      recurring: orNull(
        v.strictObject({
          interval: v.picklist(['month', 'year']),
          interval_count: count,
        }),
      ),
      metadata,
      // Prices are never looked up by key here.
      lookup_key: v.optional(text),
      transfer_lookup_key: v.optional(flag),
    },
    (account, { currency, unit_amount, product, product_data: named, recurring, metadata }) => {
      if ((product === undefined) === (named === undefined)) {
        throw invalidRequest('You must specify exactly one of `product` or `product_data`.', 'product');
      }
      const sold = named
        ? account.add('products', { active: true, ...named, description: null, metadata: {} })
        : account.row('products', product ?? '', 'product');
      return account.add('prices', {
        active: true,
        currency: currency.toLowerCase(),
        metadata,
        product: sold.id,
        recurring,
        type: recurring ? 'recurring' : 'one_time',
        unit_amount,
      });
    },
  ),
  post('/prices/:id', { active: flag }, (account, changes, id) =>
    Object.assign(account.row('prices', id), changes),
  ),
];

const buying: readonly Operation[] = [
  post('/customers', { email: v.optional(text) }, (account, { email = null }) => newCustomer(account, email)),
  remove('/customers/:id', {}, (account, _params, id) => {
    const customer = account.row('customers', id);
    for (const subscription of Object.values(account.tables.subscriptions)) {
      if (subscription.customer === id && !hasEnded(subscription)) cancelNow(account, subscription);
    }
    delete account.tables.customers[id];
    account.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  post(
    '/checkout/sessions',
    {
      mode: v.literal('subscription'),
      line_items: v.tuple([v.strictObject({ price: text, quantity: count })]),
      success_url: webAddress,
      cancel_url: orNull(webAddress),
      customer: orNull(text),
      customer_email: orNull(v.pipe(text, v.email())),
      client_reference_id: orNull(v.pipe(text, v.maxLength(200))),
      metadata,
      subscription_data: v.optional(v.strictObject({ metadata })),
    },
    (account, { line_items: [item], subscription_data: data, ...given }) => {
      const price = account.row('prices', item.price, 'line_items[0][price]');
      if (!price.active || !price.recurring) {
        throw invalidRequest('The price must be active and recurring.', 'line_items[0][price]');
      }
      if (given.customer !== null) {
        account.row('customers', given.customer, 'customer');
        if (given.customer_email !== null) {
          throw invalidRequest('Give a customer or an email, and not both.', 'customer');
        }
      }
      const id = newId('cs_test');
      account.state.orders[id] = {
        lineItem: {
          object: 'item',
          description: account.row('products', price.product).name,
          price,
          quantity: item.quantity,
        },
        subscriptionMetadata: data?.metadata ?? {},
      };
      return account.add('checkoutSessions', {
        ...given,
        id,
        amount_total: price.unit_amount * item.quantity,
        currency: price.currency,
        customer_details: null,
        expires_at: account.now() + DAY,
        invoice: null,
        payment_status: 'unpaid',
        status: 'open',
        subscription: null,
        url: `${account.origin}/c/pay/${id}`,
      });
    },
  ),
  post('/checkout/sessions/:id/expire', {}, (account, _params, id) => {
    const session = account.row('checkoutSessions', id);
    expireCheckout(account, session);
    return session;
  }),
];

const afterwards: readonly Operation[] = [
  post(
    '/subscriptions/:id',
    { cancel_at_period_end: flag },
    (account, { cancel_at_period_end: ends }, id) => {
      const subscription = currentSubscription(account, id);
      setCancelAtPeriodEnd(account, subscription, ends);
      return subscription;
    },
  ),
  remove('/subscriptions/:id', {}, (account, _params, id) => {
    const subscription = currentSubscription(account, id);
    cancelNow(account, subscription);
    return subscription;
  }),
  post(
    '/refunds',
    {
      payment_intent: text,
      reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
    },
    (account, { payment_intent: intent, reason }) => {
      const charges = Object.values(account.tables.charges);
      const charge = charges.findLast((row) => row.payment_intent === intent);
      return refundCharge(account, charge ?? account.row('charges', intent, 'payment_intent'), { reason });
    },
  ),
  post(
    '/billing_portal/sessions',
    { customer: text, return_url: orNull(webAddress) },
    (account, { customer, return_url }) => {
      account.row('customers', customer, 'customer');
      const id = newId('bps');
      const url = `${account.origin}/p/session/${id}`;
      return account.add('portalSessions', { id, customer, return_url, url });
    },
  ),
];

const setup: readonly Operation[] = [
  post(
    '/billing_portal/configurations',
    // The portal here has only one form.
    { business_profile: v.unknown(), features: v.unknown(), metadata },
    (account, { metadata }) => account.add('portalConfigurations', { active: true, metadata }),
  ),
  post(
    '/webhook_endpoints',
    { url: webAddress, enabled_events: v.pipe(v.array(text), v.minLength(1)), metadata },
    (account, given) => {
      const endpoint = account.add('webhookEndpoints', { ...given, status: 'enabled' });
      const secret = newId('whsec');
      account.state.webhookSecrets[endpoint.id] = secret;
      // Only this response contains the secret.
      return { ...endpoint, secret };
    },
  ),
];

/** Operations that change something. */
export const writes: readonly Operation[] = [...catalog, ...buying, ...afterwards, ...setup];
