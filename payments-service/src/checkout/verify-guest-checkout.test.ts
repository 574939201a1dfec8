import { randomUUID } from 'node:crypto';
import { newAddress } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments({ webhooks: false })));
afterAll(() => service.stop());

test("reveals a guest's address only to the browser that paid, for one hour", async () => {
  const [email, purchase_id] = [newAddress(), randomUUID()];
  const session = await service.begin(undefined, { customer_email: email, purchase_id });
  await service.pay(session, { email });
  const verify = (secret: object) => service.verify(session, undefined, secret);
  expect(await verify({ purchase_id })).toMatchObject([200, { valid: true, customer_email: email }]);
  for (const secret of [{}, { purchase_id: randomUUID() }]) {
    expect(await verify(secret)).toMatchObject([200, { valid: true, customer_email: null }]);
  }
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
  const response = await verify({ purchase_id });
  later.mockRestore();
  expect(response).toMatchObject([200, { valid: true, customer_email: null }]);
});

test("does not reveal the address of another guest's purchase", async () => {
  const [email, purchase_id] = [newAddress(), randomUUID()];
  const session = await service.begin(undefined, { customer_email: email, purchase_id: randomUUID() });
  await service.begin(undefined, { purchase_id });
  await service.pay(session, { email });
  expect(await service.verify(session, undefined, { purchase_id })).toMatchObject([
    200,
    { customer_email: null },
  ]);
});

test('gives the purchase to an existing account with the same address when it signs in', async () => {
  const email = newAddress();
  const purchase_id = randomUUID();
  const session = await service.begin(undefined, { customer_email: email, purchase_id });
  await service.pay(session, { email });
  const other = await service.newPerson();
  expect(await service.verify(session, other.token)).toMatchObject([409, { code: 'other-email' }]);
  const buyer = await service.newPerson(email);
  const inSameBrowser = await service.verify(session, other.token, { purchase_id });
  expect(inSameBrowser).toMatchObject([409, { code: 'other-email' }]);
  expect(await service.verify(session, buyer.token)).toMatchObject([200, { valid: true }]);
  expect((await service.profile(buyer.id)).is_subscribed).toBe(true);
  expect(await service.verify(session)).toMatchObject([409, { code: 'already-claimed' }]);
  expect(await service.verify(session, other.token)).toMatchObject([403, { code: 'not-your-session' }]);
});
