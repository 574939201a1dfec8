import { randomUUID } from 'node:crypto';
import { newAddress } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments({ webhooks: false })));
afterAll(() => service.stop());

test('only the browser that began the checkout of a guest is sent the address, and for an hour', async () => {
  const [email, purchase_id] = [newAddress(), randomUUID()];
  const session = await service.begin(undefined, { customer_email: email, purchase_id });
  await service.pay(session, { email });
  const ask = (proof: object) => service.verify(session, undefined, proof);
  expect(await ask({ purchase_id })).toMatchObject([200, { valid: true, customer_email: email }]);
  for (const proof of [{}, { purchase_id: randomUUID() }]) {
    expect(await ask(proof)).toMatchObject([200, { valid: true, customer_email: null }]);
  }
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
  const response = await ask({ purchase_id });
  later.mockRestore();
  expect(response).toMatchObject([200, { valid: true, customer_email: null }]);
});

test("a guest's own purchase does not show the address of another one", async () => {
  const [email, purchase_id] = [newAddress(), randomUUID()];
  const session = await service.begin(undefined, { customer_email: email, purchase_id: randomUUID() });
  await service.begin(undefined, { purchase_id });
  await service.pay(session, { email });
  expect(await service.verify(session, undefined, { purchase_id })).toMatchObject([
    200,
    { customer_email: null },
  ]);
});

test('a person who paid first and has an account gets the purchase by signing in with that address', async () => {
  const email = newAddress();
  const session = await service.begin(undefined, { customer_email: email });
  await service.pay(session, { email });
  const [other, buyer] = [await service.newPerson(), await service.newPerson(email)];
  expect(await service.verify(session, other.token)).toMatchObject([409, { code: 'other-email' }]);
  expect(await service.verify(session, buyer.token)).toMatchObject([200, { valid: true }]);
  expect((await service.profile(buyer.id)).is_subscribed).toBe(true);
  expect(await service.verify(session)).toMatchObject([409, { code: 'already-claimed' }]);
  expect(await service.verify(session, other.token)).toMatchObject([403, { code: 'not-your-session' }]);
});
