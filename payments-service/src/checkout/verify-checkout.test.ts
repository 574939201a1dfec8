import { randomUUID } from 'node:crypto';
import { VerifyCheckoutResponseSchema } from 'shared-contracts';
import { newAddress, type PaymentsTest, startPayments } from '../testing/start-payments';

jest.setTimeout(60_000);

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments({ webhooks: false })));
afterAll(() => service.stop());
afterEach(() => service.emulator.control('faults', {}, 'DELETE'));

async function verify(session_id: string, token?: string, body: object = {}) {
  const response = await service.call('/api/verify-checkout-session', { session_id, ...body }, token);
  return [response.status, (await response.json()) as Record<string, unknown>] as const;
}

const isSubscribed = async (id: string) => (await service.profile(id)).is_subscribed;

test('a paid session is valid, and opens the plan without any event', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  const [status, body] = await verify(session, person.token, { expected_tier: 'elite' });
  expect(status).toBe(200);
  expect(VerifyCheckoutResponseSchema.parse(body)).toMatchObject({
    valid: true,
    payment_status: 'paid',
    tier: 'elite',
    amount_total: 4999,
    currency: 'usd',
    customer_email: person.email,
  });
  expect(await isSubscribed(person.id)).toBe(true);
});

test('50 pages at once open it once', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  const results = await Promise.all(Array.from({ length: 50 }, () => verify(session, person.token)));
  expect(results.every(([, body]) => body.valid)).toBe(true);
  const { data } = await service.database.from('subscriptions').select('id').eq('user_id', person.id);
  expect(data).toHaveLength(1);
});

test('a session that is not paid opens nothing, and says nothing of the buyer', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  const unpaid = {
    valid: false,
    customer_email: null,
    pending: false,
    error: 'Payment verification failed - session invalid or not paid',
  };
  expect(await verify(session, person.token)).toMatchObject([200, unpaid]);
  expect(await isSubscribed(person.id)).toBe(false);
});

test('money on its way is pending, until it has failed', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session, { card: 'pay_later' });
  const pending = {
    valid: false,
    pending: true,
    customer_email: null,
    error: 'Your payment is still being processed. You do not need to pay again.',
  };
  expect(await verify(session, person.token)).toMatchObject([200, pending]);
  expect(await isSubscribed(person.id)).toBe(false);
  const { subscription } = await service.stripe.checkout.sessions.retrieve(session);
  await service.stripe.subscriptions.cancel(subscription as string);
  expect(await verify(session, person.token)).toMatchObject([200, { valid: false, pending: false }]);
});

test("another person's session is refused, with and without a sign-in", async () => {
  const [person, other] = [await service.newPerson(), await service.newPerson()];
  const session = await service.begin(person.token);
  await service.pay(session);
  for (const token of [other.token, undefined]) {
    expect(await verify(session, token)).toMatchObject([403, { code: 'not-your-session' }]);
  }
  expect(await isSubscribed(other.id)).toBe(false);
});

test.each([
  ['does not exist', 'cs_test_nothing', 404],
  ['is no session', 'sub_1', 400],
])('an id that %s is refused', async (_, id, status) => {
  expect((await verify(id))[0]).toBe(status);
});

test('it fails closed while Stripe does not respond, and can be asked for again', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  await service.emulator.control('faults', { action: 'fail', path: '/v1/checkout/sessions' });
  expect(await verify(session, person.token)).toMatchObject([502, { code: 'stripe-unavailable' }]);
  expect(await isSubscribed(person.id)).toBe(false);
  await service.emulator.control('faults', {}, 'DELETE');
  expect(await verify(session, person.token)).toMatchObject([200, { valid: true }]);
});

test('only the browser that began the checkout of a guest is sent the address, and for an hour', async () => {
  const [email, purchase_id] = [newAddress(), randomUUID()];
  const session = await service.begin(undefined, { customer_email: email, purchase_id });
  await service.pay(session, { email });
  const ask = (proof: object) => verify(session, undefined, proof);
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
  expect(await verify(session, undefined, { purchase_id })).toMatchObject([200, { customer_email: null }]);
});

test('a person who paid first and has an account gets the purchase by signing in with that address', async () => {
  const email = newAddress();
  const session = await service.begin(undefined, { customer_email: email });
  await service.pay(session, { email });
  const [other, buyer] = [await service.newPerson(), await service.newPerson(email)];
  expect(await verify(session, other.token)).toMatchObject([409, { code: 'other-email' }]);
  expect(await verify(session, buyer.token)).toMatchObject([200, { valid: true }]);
  expect(await isSubscribed(buyer.id)).toBe(true);
  expect(await verify(session)).toMatchObject([409, { code: 'already-claimed' }]);
  expect(await verify(session, other.token)).toMatchObject([403, { code: 'not-your-session' }]);
});
