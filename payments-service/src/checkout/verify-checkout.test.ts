import * as v from 'valibot';
import { VerifyCheckoutResponseSchema } from '@ninefold/contracts';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { stepsOf } from '../testing/stories/steps';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments({ webhooks: false })));
afterAll(() => service.stop());
afterEach(() => service.emulator.control('faults', {}, 'DELETE'));

const isSubscribed = async (id: string) => (await service.profile(id)).is_subscribed;

test('a paid session is valid and activates the plan without any event', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  const [status, body] = await service.verify(session, person.token, { expected_tier: 'elite' });
  expect(status).toBe(200);
  expect(v.parse(VerifyCheckoutResponseSchema, body)).toMatchObject({
    valid: true,
    payment_status: 'paid',
    tier: 'elite',
    amount_total: 4999,
    currency: 'usd',
    customer_email: person.email,
  });
  expect(await isSubscribed(person.id)).toBe(true);
});

test('says when no mail about the payment will be sent', async () => {
  const [buyer, other] = [await service.newPerson(), await service.newPerson()];
  const [paid, returned] = [await service.begin(buyer.token), await service.begin(other.token)];
  await service.pay(paid);
  await stepsOf(service).discount(returned, 'unknown', 40);
  await service.pay(returned);
  const answers = async () => [
    (await service.verify(paid, buyer.token))[1],
    (await service.verify(returned, other.token))[1],
  ];
  for (const body of await answers()) expect(body).not.toHaveProperty('sends_no_mail');
  const { mail } = service.config;
  Object.assign(service.config, { mail: undefined });
  const withoutMail = await answers();
  Object.assign(service.config, { mail });
  expect(withoutMail).toMatchObject([
    { valid: true, sends_no_mail: true },
    { valid: false, returned: true, sends_no_mail: true },
  ]);
});

test('50 concurrent requests activate it once', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  const results = await Promise.all(Array.from({ length: 50 }, () => service.verify(session, person.token)));
  expect(results.every(([, body]) => body.valid)).toBe(true);
  const { data } = await service.database.from('subscriptions').select('id').eq('user_id', person.id);
  expect(data).toHaveLength(1);
});

test('an unpaid session activates nothing and reveals nothing about the buyer', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  const unpaid = {
    valid: false,
    customer_email: null,
    pending: false,
    error: 'Payment verification failed - session invalid or not paid',
  };
  expect(await service.verify(session, person.token)).toMatchObject([200, unpaid]);
  expect(await isSubscribed(person.id)).toBe(false);
});

test('a delayed payment is pending until it fails', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session, { card: 'pay_later' });
  const pending = {
    valid: false,
    pending: true,
    customer_email: null,
    error: 'Your payment is still being processed. You do not need to pay again.',
  };
  expect(await service.verify(session, person.token)).toMatchObject([200, pending]);
  expect(await isSubscribed(person.id)).toBe(false);
  const { subscription } = await service.stripe.checkout.sessions.retrieve(session);
  await service.stripe.subscriptions.cancel(subscription as string);
  expect(await service.verify(session, person.token)).toMatchObject([200, { valid: false, pending: false }]);
});

test("refuses another user's session, signed in or not", async () => {
  const [person, other] = [await service.newPerson(), await service.newPerson()];
  const session = await service.begin(person.token);
  await service.pay(session);
  for (const token of [other.token, undefined]) {
    expect(await service.verify(session, token)).toMatchObject([403, { code: 'not-your-session' }]);
  }
  expect(await isSubscribed(other.id)).toBe(false);
});

test.each([
  ['does not exist', 'cs_test_nothing', 404],
  ['is not a session id', 'sub_1', 400],
])('refuses an id that %s', async (_, id, status) => {
  expect((await service.verify(id))[0]).toBe(status);
});

test('fails closed while Stripe does not respond, and succeeds on a retry', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  await service.emulator.control('faults', { action: 'fail', path: '/v1/checkout/sessions' });
  expect(await service.verify(session, person.token)).toMatchObject([502, { code: 'stripe-unavailable' }]);
  expect(await isSubscribed(person.id)).toBe(false);
  await service.emulator.control('faults', {}, 'DELETE');
  expect(await service.verify(session, person.token)).toMatchObject([200, { valid: true }]);
});
