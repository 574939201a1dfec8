import { PLANS } from 'shared-contracts';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

jest.setTimeout(60_000);

let service: PaymentsTest | undefined;
afterEach(() => service?.stop());

test('another price is one row of the catalogue away', async () => {
  const plans = { elite: { ...PLANS.elite, amount: 2999, priceDisplay: '$29.99' } };
  service = await startPayments({ plans });
  const { product } = await service.stripe.prices.retrieve('price_elite');
  const price = await service.stripe.prices.create({
    product: String(product),
    unit_amount: 2999,
    currency: 'usd',
    recurring: { interval: 'year' },
  });
  Object.assign(service.config, { prices: { elite: price.id } });
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  const paid = { valid: true, amount_total: 2999 };
  expect(await service.verify(session, person.token)).toMatchObject([200, paid]);
  expect((await service.profile(person.id)).is_subscribed).toBe(true);
});

test('a checkout at a price that differs from the catalogue is not verified, and opens nothing', async () => {
  const plans = { elite: { ...PLANS.elite, amount: PLANS.elite.amount + 1 } };
  service = await startPayments({ plans, webhooks: false });
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  expect(await service.verify(session, person.token)).toMatchObject([200, { valid: false }]);
  expect((await service.profile(person.id)).is_subscribed).toBe(false);
});
