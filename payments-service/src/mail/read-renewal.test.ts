import { stepsOf } from '../testing/stories/steps';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { readRenewal } from './read-renewal';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

test('reads the price of a renewal, whether it has a discount, and the address of the customer', async () => {
  const { email, session } = await service.newSubscriber();
  const id = await stepsOf(service).subscriptionOf(session);
  const price = { amount: 4_999, currency: 'usd', hasDiscount: false };
  expect(await readRenewal(service.stripe, id)).toEqual({ price, email });
  await service.emulator.control(`resources/subscriptions/${id}`, { discounts: ['di_1'] });
  expect(await readRenewal(service.stripe, id)).toEqual({ price: { ...price, hasDiscount: true }, email });
});
