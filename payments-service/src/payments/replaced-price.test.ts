import { PLANS } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest | undefined;
afterEach(() => service?.stop());

test('changing the price takes one row of the catalog', async () => {
  const plans = { ...PLANS, elite: { ...PLANS.elite, amount: 2999, priceDisplay: '$29.99' } };
  service = await startPayments({ plans });
  const { product } = await service.stripe.prices.retrieve('price_elite');
  const price = await service.stripe.prices.create({
    product: String(product),
    unit_amount: 2999,
    currency: 'usd',
    recurring: { interval: 'year' },
  });
  Object.assign(service.config.prices, { elite: price.id });
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  const paid = { valid: true, amount_total: 2999 };
  expect(await service.verify(session, person.token)).toMatchObject([200, paid]);
  expect((await service.profile(person.id)).is_subscribed).toBe(true);
});

test('a subscription at a replaced price activates its plan', async () => {
  const plans = { ...PLANS, elite: { ...PLANS.elite, amount: 2999 } };
  service = await startPayments({ plans });
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  Object.assign(service.config.prices, { elite: 'price_of_now' });
  Object.assign(service.config.pastPrices, { elite: ['price_elite'] });
  await service.pay(session);
  expect((await service.profile(person.id)).is_subscribed).toBe(true);
  expect(await service.verify(session, person.token)).toMatchObject([
    200,
    { valid: true, amount_total: 4999 },
  ]);
});

test.each<[string, Partial<Stripe.PriceCreateParams>]>([
  ['amount', { unit_amount: PLANS.elite.amount - 1 }],
  ['currency', { currency: 'eur' }],
  ['interval', { recurring: { interval: 'month' } }],
  ['interval count', { recurring: { interval: 'year', interval_count: 2 } }],
])('a checkout at a price with another %s activates nothing, by return page or events', async (_, over) => {
  service = await startPayments();
  const { amount, currency, interval } = PLANS.elite;
  const catalogPrice = { unit_amount: amount, currency, recurring: { interval } };
  const product_data = { name: PLANS.elite.name };
  const { id } = await service.stripe.prices.create({ product_data, ...catalogPrice, ...over });
  Object.assign(service.config.prices, { elite: id });
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  expect((await service.profile(person.id)).is_subscribed).toBe(false);
  expect(await service.verify(session, person.token)).toMatchObject([200, { valid: false }]);
  expect((await service.profile(person.id)).is_subscribed).toBe(false);
});
