import * as v from 'valibot';
import { newId } from '../account';
import { expireCheckout, newCustomer } from '../billing/checkout';
import { refundCharge } from '../billing/reversals';
import {
  cancelNow,
  currentSubscription,
  hasEnded,
  setCancelAt,
  setCancelAtPeriodEnd,
} from '../billing/subscriptions';
import {
  count,
  emailAddress,
  flag,
  metadata,
  type Operation,
  orNull,
  post,
  remove,
  text,
  webAddress,
  wholeNumber,
} from './operation';
import { setup } from './setup';
import { invalidRequest } from './stripe-error';

const DAY = 24 * 60 * 60;

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
  post('/customers', { email: v.optional(emailAddress) }, (account, { email = null }) =>
    newCustomer(account, email),
  ),
  post('/customers/:id', { email: emailAddress }, (account, changes, id) => {
    const customer = account.row('customers', id);
    account.update('customer.updated', customer, changes);
    return customer;
  }),
  remove('/customers/:id', {}, (account, _params, id) => {
    const customer = account.row('customers', id);
    for (const subscription of Object.values(account.tables.subscriptions)) {
      if (subscription.customer === id && !hasEnded(subscription)) cancelNow(account, subscription);
    }
    delete account.tables.customers[id];
    account.emit('customer.deleted', customer);
    return (account.state.deletedCustomers[id] = { id, object: 'customer', deleted: true });
  }),
  post(
    '/checkout/sessions',
    {
      mode: v.literal('subscription'),
      line_items: v.tuple([v.strictObject({ price: text, quantity: count })]),
      success_url: webAddress,
      cancel_url: orNull(webAddress),
      customer: orNull(text),
      customer_email: orNull(emailAddress),
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
        discount: null,
      };
      return account.add('checkoutSessions', {
        ...given,
        id,
        amount_total: price.unit_amount * item.quantity,
        currency: price.currency,
        customer_details: null,
        discounts: [],
        expires_at: account.now() + DAY,
        invoice: null,
        payment_status: 'unpaid',
        status: 'open',
        subscription: null,
        total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
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

const PauseBehavior = v.picklist(['keep_as_draft', 'mark_uncollectible', 'void']);

const afterwards: readonly Operation[] = [
  post(
    '/subscriptions/:id',
    {
      cancel_at_period_end: v.optional(flag),
      // Empty text removes a field.
      cancel_at: v.optional(v.union([wholeNumber, v.literal('')])),
      pause_collection: v.optional(v.union([v.strictObject({ behavior: PauseBehavior }), v.literal('')])),
    },
    (account, { cancel_at_period_end: ends, cancel_at: at, pause_collection: pause }, id) => {
      const subscription = currentSubscription(account, id);
      if (ends !== undefined) setCancelAtPeriodEnd(account, subscription, ends);
      if (at !== undefined) setCancelAt(account, subscription, at || null);
      if (pause !== undefined) {
        account.update('customer.subscription.updated', subscription, {
          pause_collection: pause ? { ...pause, resumes_at: null } : null,
        });
      }
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
      amount: v.optional(v.pipe(wholeNumber, v.minValue(1))),
      metadata,
      reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
    },
    (account, { payment_intent: intent, amount, reason }) => {
      const charges = Object.values(account.tables.charges);
      const charge = charges.findLast((row) => row.payment_intent === intent);
      const order = { amount, reason };
      return refundCharge(account, charge ?? account.row('charges', intent, 'payment_intent'), order);
    },
  ),
];

/** Operations that change something. */
export const writes: readonly Operation[] = [...catalog, ...buying, ...afterwards, ...setup];
