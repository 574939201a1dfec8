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
  const response = await service.call('/api/verify-checkout-session', { session_id: session }, person.token);
  expect(await response.json()).toMatchObject({ valid: true, amount_total: 2999 });
  expect((await service.profile(person.id)).is_subscribed).toBe(true);
});
