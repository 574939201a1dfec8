import { randomUUID } from 'node:crypto';
import { PLANS } from '@ninefold/contracts';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());
afterEach(() => service.emulator.control('faults', {}, 'DELETE'));

const create = async (token?: string, body: object = {}) => {
  const response = await service.call('/api/create-checkout-session', { tier: 'elite', ...body }, token);
  return [
    response.status,
    (await response.json()) as { session_id?: string; code?: string; error?: string },
  ] as const;
};

const sessionOf = (id: string) => service.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });

test('creates a checkout at the price of the plan for a signed-in user', async () => {
  const person = await service.newPerson();
  const session = await sessionOf(
    await service.begin(person.token, { customer_email: 'other@example.test' }),
  );
  expect(session).toMatchObject({
    mode: 'subscription',
    amount_total: PLANS.elite.amount,
    client_reference_id: person.id,
    customer_email: person.email,
    success_url: 'http://localhost:3000/signup/success?session_id={CHECKOUT_SESSION_ID}&tier=elite',
  });
});

test('returns a guest to the account step', async () => {
  const session = await sessionOf(await service.begin(undefined, { customer_email: 'Ada@example.test' }));
  expect(session.client_reference_id).toBeNull();
  expect(session.customer_email).toBe('ada@example.test');
  expect(session.success_url).toContain('/signup/account?session_id={CHECKOUT_SESSION_ID}&tier=elite');
  expect(session.cancel_url).toBe('http://localhost:3000/plans');
});

test('concurrent requests of a user create one session', async () => {
  const person = await service.newPerson();
  const sessions = await Promise.all(Array.from({ length: 8 }, () => service.begin(person.token)));
  expect(new Set(sessions).size).toBe(1);
});

test('tabs of a guest share a session by purchase id, and other guests do not', async () => {
  const purchase_id = randomUUID();
  const [one, other] = [
    await service.begin(undefined, { purchase_id }),
    await service.begin(undefined, { purchase_id }),
  ];
  expect(other).toBe(one);
  expect(await service.begin()).not.toBe(one);
});

test('a guest who corrects the address gets a checkout with it, and the former one is closed', async () => {
  const purchase_id = randomUUID();
  const begin = (body: object = {}) => service.begin(undefined, { purchase_id, ...body });
  const wrong = await begin({ customer_email: 'r&d@exampel.test' });
  const right = await begin({ customer_email: 'r&d@example.test' });
  expect(await sessionOf(wrong)).toMatchObject({ status: 'expired' });
  expect(await sessionOf(right)).toMatchObject({ status: 'open', customer_email: 'r&d@example.test' });
  expect(await begin({ customer_email: 'R&D@example.test' })).toBe(right);
  expect(await begin()).toBe(right);
});

test('a guest who has paid with the former address is not asked to pay again', async () => {
  const purchase_id = randomUUID();
  const session = await service.begin(undefined, { purchase_id, customer_email: 'one@example.test' });
  await service.emulator.control('deliveries/rules', { action: 'drop' });
  await service.pay(session);
  await service.emulator.control('deliveries/rules', {}, 'DELETE');
  const other = { purchase_id, customer_email: 'other@example.test' };
  expect(await create(undefined, other)).toMatchObject([409, { code: 'already-paid', session_id: session }]);
});

test('a user id does not work as a purchase id', async () => {
  const person = await service.newPerson();
  const own = await service.begin(person.token);
  expect(await service.begin(undefined, { purchase_id: person.id })).not.toBe(own);
});

test('refuses a subscriber', async () => {
  const person = await service.newPerson();
  await service.pay(await service.begin(person.token));
  expect(await create(person.token)).toEqual([
    409,
    { code: 'already-subscribed', error: 'You are already subscribed. Contact support to change your plan.' },
  ]);
});

test('activates a paid checkout whose event was lost when another is requested', async () => {
  await service.emulator.control('deliveries/rules', { action: 'drop' });
  const person = await service.newPerson();
  await service.pay(await service.begin(person.token));
  await service.emulator.control('deliveries/rules', {}, 'DELETE');
  expect((await service.profile(person.id)).is_subscribed).toBe(false);
  expect((await create(person.token))[0]).toBe(409);
  expect((await service.profile(person.id)).is_subscribed).toBe(true);
});

test('replaces an expired session', async () => {
  const person = await service.newPerson();
  const first = await service.begin(person.token);
  await service.emulator.control(`sessions/${first}/expire`);
  expect(await service.begin(person.token)).not.toBe(first);
});

test('refuses a guest who has already paid', async () => {
  const purchase_id = randomUUID();
  const session_id = await service.begin(undefined, { purchase_id });
  await service.pay(session_id);
  // For a browser that has forgotten the checkout.
  expect(await create(undefined, { purchase_id })).toMatchObject([409, { code: 'already-paid', session_id }]);
});

test('remembers for as long as the purchase exists that a guest has paid', async () => {
  const [purchase_id, abandoned] = [randomUUID(), randomUUID()];
  const session_id = await service.begin(undefined, { purchase_id });
  const unpaid = await service.begin(undefined, { purchase_id: abandoned });
  await service.pay(session_id);
  const created_at = new Date(Date.now() - 200 * 86_400_000).toISOString();
  const rows = service.database.from('checkouts');
  await rows.update({ created_at }).in('session_id', [session_id, unpaid]).throwOnError();
  await service.begin();
  expect(await create(undefined, { purchase_id })).toMatchObject([409, { code: 'already-paid', session_id }]);
  const { data } = await rows.select('session_id').in('session_id', [session_id, unpaid]).throwOnError();
  expect(data).toEqual([{ session_id }]);
});

test('reveals a paid session only to the browser that paid', async () => {
  const purchase_id = randomUUID();
  const session_id = await service.begin(undefined, { purchase_id });
  await service.pay(session_id);
  const person = await service.newPerson();
  for (const [token, body] of [
    [undefined, {}],
    [undefined, { purchase_id: randomUUID() }],
    [undefined, { purchase_id: person.id }],
    [undefined, { session_id }],
    // A signed-in caller gets their own checkout, whatever the body contains.
    [person.token, { purchase_id }],
  ] as const) {
    const [status, answer] = await create(token, body);
    expect(status).toBe(200);
    expect(answer.session_id).not.toBe(session_id);
  }
});

test('refuses a user whose payment is pending', async () => {
  const person = await service.newPerson();
  await service.pay(await service.begin(person.token), { card: 'pay_later' });
  expect(await create(person.token)).toMatchObject([409, { code: 'payment-pending' }]);
});

test('refuses a guest whose payment is pending, and returns the session after it arrives', async () => {
  const purchase_id = randomUUID();
  const session_id = await service.begin(undefined, { purchase_id });
  await service.pay(session_id, { card: 'pay_later' });
  const created_at = new Date(Date.now() - 2 * 86_400_000).toISOString();
  await service.database.from('checkouts').update({ created_at }).eq('session_id', session_id).throwOnError();
  expect(await create(undefined, { purchase_id })).toMatchObject([409, { code: 'payment-pending' }]);
  await service.emulator.control(`sessions/${session_id}/settle`, { outcome: 'paid' });
  await service.settled();
  expect(await create(undefined, { purchase_id })).toMatchObject([409, { code: 'already-paid', session_id }]);
});

test('responds within 10 seconds while Stripe hangs, and creates no second session', async () => {
  const person = await service.newPerson();
  await service.emulator.control('faults', { action: 'hang', path: '/v1/checkout/sessions', done: true });
  const begin = Date.now();
  expect(await create(person.token)).toMatchObject([502, { code: 'stripe-unavailable' }]);
  expect(Date.now() - begin).toBeLessThan(10_000);
  await service.emulator.control('faults', {}, 'DELETE');
  const session = await service.begin(person.token);
  const made = await service.stripe.checkout.sessions.list({ limit: 100 });
  const own = made.data.filter(({ client_reference_id }) => client_reference_id === person.id);
  expect(own.map(({ id }) => id)).toEqual([session]);
});

test.each([
  ['an unknown plan', { tier: 'premium' }],
  ['a malformed address', { customer_email: 'ada@' }],
])('refuses %s', async (_, body) => {
  expect(await create(undefined, body)).toMatchObject([400, { code: 'malformed-body' }]);
});

test('ignores a price in the request', async () => {
  const session = await service.begin(undefined, { amount: 1, price: 'price_cheap', priceId: 'price_cheap' });
  expect((await sessionOf(session)).amount_total).toBe(PLANS.elite.amount);
});
