import { randomUUID } from 'node:crypto';
import { postEvent } from '../testing/events';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments({ webhooks: false })));
afterAll(() => service.stop());

/** Switches to an empty Stripe account that has only the plan's price. */
const changeAccount = () => service.emulator.control('reset');

async function subscriber() {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  await service.verify(session, person.token);
  const profile = await service.profile(person.id);
  return { ...person, session, subscription: profile.stripe_subscription_id ?? '' };
}

async function call(path: string, token: string, body: object = {}) {
  const response = await service.call(path, body, token);
  return [response.status, (await response.json()) as Record<string, unknown>] as const;
}
const checkout = (token: string) => call('/api/create-checkout-session', token, { tier: 'elite' });
const portal = (token: string) => call('/api/create-portal-session', token);
const end = (token: string) => call('/api/end-subscription', token);

/**
 * Sends a signed event about a subscription.
 * @returns status and body of the response
 */
async function send(subscription: string, type = 'customer.subscription.updated') {
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object: { id: subscription } } };
  const response = await postEvent(service, JSON.stringify(event));
  return [response.status, await response.json()] as const;
}

const hasPlan = { is_subscribed: true, subscription_tier: 'elite', subscription_status: 'active' };
const hasNone = { is_subscribed: false, subscription_tier: 'free', subscription_status: 'canceled' };

describe('a customer deleted in Stripe', () => {
  it('subscribes as a new customer, with one session for all tabs', async () => {
    const person = await subscriber();
    const { customer } = await service.stripe.subscriptions.retrieve(person.subscription);
    await service.stripe.customers.del(String(customer));
    const opened = await Promise.all([1, 2, 3, 4].map(() => checkout(person.token)));
    const [id] = new Set(opened.map(([, { session_id }]) => String(session_id)));
    expect(opened.map(([status, { session_id }]) => [status, session_id])).toEqual(Array(4).fill([200, id]));
    const session = await service.stripe.checkout.sessions.retrieve(id ?? '');
    expect(session).toMatchObject({ customer: null, customer_email: person.email });
    await service.pay(session.id);
    expect(await service.verify(session.id, person.token)).toMatchObject([200, { valid: true }]);
    expect(await service.profile(person.id)).toMatchObject(hasPlan);
  });

  it('has no customer portal', async () => {
    const person = await subscriber();
    const { customer } = await service.stripe.subscriptions.retrieve(person.subscription);
    await service.stripe.customers.del(String(customer));
    expect(await portal(person.token)).toEqual([
      404,
      { code: 'no-subscription', error: 'You have no subscription to manage.' },
    ]);
  });
});

describe('in another Stripe account', () => {
  it('replaces an open checkout', async () => {
    const person = await service.newPerson();
    const before = await service.begin(person.token);
    await changeAccount();
    const after = await service.begin(person.token);
    expect(after).not.toBe(before);
    expect((await service.stripe.checkout.sessions.retrieve(after)).status).toBe('open');
  });

  it('lets a guest who has paid start again', async () => {
    const purchase_id = randomUUID();
    const paid = await service.begin(undefined, { purchase_id });
    await service.pay(paid);
    await service.verify(paid, undefined, { purchase_id });
    const refused = await service.call('/api/create-checkout-session', { tier: 'elite', purchase_id });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'already-paid' }]);
    await changeAccount();
    const [one, other] = [
      await service.begin(undefined, { purchase_id }),
      await service.begin(undefined, { purchase_id }),
    ];
    expect(one).not.toBe(paid);
    expect(other).toBe(one);
  });

  it('lets a subscriber subscribe again', async () => {
    const person = await subscriber();
    await changeAccount();
    const [status, { session_id }] = await checkout(person.token);
    expect(status).toBe(200);
    expect(await service.profile(person.id)).toMatchObject(hasNone);
    await service.pay(String(session_id));
    await service.verify(String(session_id), person.token);
    expect(await service.profile(person.id)).toMatchObject(hasPlan);
  });

  it('lets a user delete the account despite open checkouts', async () => {
    const [payer, other] = [await subscriber(), await service.newPerson()];
    await service.begin(other.token);
    await changeAccount();
    for (const [person, ended] of [
      [payer, 1],
      [other, 0],
    ] as const) {
      expect(await end(person.token)).toEqual([200, { ended }]);
      const deletion = await person.client.rpc('delete_user_account', { user_id_to_delete: person.id });
      expect(deletion.error).toBeNull();
    }
  });

  it('ends the plan on any event of its subscription', async () => {
    const person = await subscriber();
    await changeAccount();
    expect(await send(person.subscription)).toEqual([200, { received: true, outcome: 'done' }]);
    const profile = await service.profile(person.id);
    expect(profile).toMatchObject(hasNone);
    expect(profile.subscription_end_date).not.toBeNull();
  });

  it('returns 404 for verification and receipts', async () => {
    const person = await subscriber();
    await changeAccount();
    expect(await service.verify(person.session, person.token)).toMatchObject([
      404,
      { code: 'session-not-found' },
    ]);
    const receipt = await service.call(`/api/receipts/${person.session}`, undefined, person.token);
    expect([receipt.status, await receipt.json()]).toMatchObject([404, { code: 'session-not-found' }]);
  });
});

describe('every plan stays active', () => {
  afterEach(async () => {
    Object.assign(service.config.prices, { elite: 'price_elite' });
    await service.emulator.control('faults', {}, 'DELETE');
  });

  it('with the key of an account that lacks our price', async () => {
    const person = await subscriber();
    await changeAccount();
    Object.assign(service.config.prices, { elite: 'price_of_the_right_account' });
    const refusal = [503, { code: 'price-missing', error: 'Stripe has no price for Elite Access.' }];
    expect(await checkout(person.token)).toEqual(refusal);
    expect(await portal(person.token)).toEqual(refusal);
    expect(await end(person.token)).toEqual(refusal);
    expect(await service.verify(person.session, person.token)).toEqual(refusal);
    // Stripe sends each again until the key is right.
    for (const type of ['customer.subscription.updated', 'invoice.paid', 'checkout.session.completed'])
      expect(await send(person.subscription, type)).toEqual(refusal);
    expect(await service.profile(person.id)).toMatchObject(hasPlan);
  });

  it.each([401, 403, 404, 500])('when Stripe responds with %i but not resource_missing', async (status) => {
    const person = await subscriber();
    await service.emulator.control('faults', { action: 'fail', status });
    const refusal = [502, { code: 'stripe-unavailable' }];
    expect(await checkout(person.token)).toMatchObject(refusal);
    expect(await portal(person.token)).toMatchObject(refusal);
    expect(await end(person.token)).toMatchObject(refusal);
    expect(await send(person.subscription)).toMatchObject(refusal);
    expect(await service.profile(person.id)).toMatchObject(hasPlan);
  });
});
