import { randomUUID } from 'node:crypto';
import { newAddress } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments({ webhooks: false })));
afterAll(() => service.stop());

test("reveals a guest's address only to the browser that paid, for one hour", async () => {
  const [email, guest_key] = [newAddress(), randomUUID()];
  const session = await service.begin(undefined, { customer_email: email, guest_key });
  await service.pay(session, { email });
  const verify = (secret: object) => service.verify(session, undefined, secret);
  expect(await verify({ guest_key })).toMatchObject([200, { valid: true, customer_email: email }]);
  for (const secret of [{}, { guest_key: randomUUID() }]) {
    expect(await verify(secret)).toMatchObject([200, { valid: true, customer_email: null }]);
  }
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
  const response = await verify({ guest_key });
  later.mockRestore();
  expect(response).toMatchObject([200, { valid: true, customer_email: null }]);
});

test("does not reveal the address of another guest's purchase", async () => {
  const [email, guest_key] = [newAddress(), randomUUID()];
  const session = await service.begin(undefined, { customer_email: email, guest_key: randomUUID() });
  await service.begin(undefined, { guest_key });
  await service.pay(session, { email });
  expect(await service.verify(session, undefined, { guest_key })).toMatchObject([
    200,
    { customer_email: null },
  ]);
});

test('gives the purchase to an existing account with the same address when it signs in', async () => {
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
