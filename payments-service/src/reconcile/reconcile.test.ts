import { randomUUID } from 'node:crypto';
import { byPlan, PLANS } from '@ninefold/contracts';
import { useOwnBackend } from '../../jest/own-backend';
import { newAddress } from '../testing/backend';
import { postEvent } from '../testing/events';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { reconcile } from './reconcile';

jest.setTimeout(60_000);

let stopBackend: () => Promise<void>;
let service: PaymentsTest;
beforeAll(async () => {
  stopBackend = await useOwnBackend();
  service = await startPayments({ webhooks: false });
});
afterAll(async () => {
  await service.stop();
  await stopBackend();
});
afterEach(() => service.emulator.control('faults', {}, 'DELETE'));

const run = (days = 3) => reconcile({ ...service, plans: PLANS }, days);

async function buyer() {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  return { ...person, session };
}

const isSubscribed = async ({ id }: { id: string }) => (await service.profile(id)).is_subscribed;

test('a purchase whose events were all lost is opened, and a second run finds nothing to do', async () => {
  const person = await buyer();
  expect(await isSubscribed(person)).toBe(false);
  expect(await run()).toMatchObject({ events: expect.any(Number), failed: [] });
  expect(await isSubscribed(person)).toBe(true);
  expect((await run()).events).toBe(0);
});

test('a refund, and a subscription that was cancelled, are found', async () => {
  const [refunded, cancelled] = [await buyer(), await buyer()];
  await run();
  const idOf = async ({ id }: { id: string }) => (await service.profile(id)).stripe_subscription_id ?? '';
  await service.emulator.control('refunds', { subscription: await idOf(refunded) });
  await service.stripe.subscriptions.cancel(await idOf(cancelled));
  await run();
  expect([await isSubscribed(refunded), await isSubscribed(cancelled)]).toEqual([false, false]);
});

test('what ended so long ago that its event is forgotten is found by its subscription', async () => {
  const person = await buyer();
  await run();
  const { stripe_subscription_id: id } = await service.profile(person.id);
  await service.stripe.subscriptions.cancel(id ?? '');
  const { data } = await service.stripe.events.list({ type: 'customer.subscription.deleted', limit: 100 });
  const rows = data.map((event) => ({ id: event.id, type: event.type }));
  await service.database.from('stripe_events').upsert(rows).throwOnError();
  await run();
  expect(await isSubscribed(person)).toBe(false);
});

test('what Stripe does not return is reported, and healed by the next run', async () => {
  const person = await buyer();
  const { subscription } = await service.stripe.checkout.sessions.retrieve(person.session);
  // Each call that fails is tried again after a pause, so only the one of this person does.
  await service.emulator.control('faults', {
    action: 'fail',
    path: `/v1/subscriptions/${String(subscription)}`,
  });
  const { failed } = await run();
  expect(failed.length).toBeGreaterThan(0);
  await service.emulator.control('faults', {}, 'DELETE');
  expect((await run()).failed).toEqual([]);
  expect(await isSubscribed(person)).toBe(true);
});

describe('in another Stripe account', () => {
  it('every subscription has ended, and a second run finds nothing to do', async () => {
    const people = [await buyer(), await buyer()];
    await run();
    await service.emulator.control('reset');
    const ended = await run();
    expect(ended.subscriptions).toBeGreaterThanOrEqual(people.length);
    expect(ended.failed).toEqual([]);
    expect(await Promise.all(people.map(isSubscribed))).toEqual([false, false]);
    expect(await run()).toEqual({ events: 0, checkouts: 0, subscriptions: 0, failed: [] });
  });

  it('nothing is touched when it does not have the price on sale: the key is wrong', async () => {
    const person = await buyer();
    await run();
    await service.emulator.control('reset');
    const { config } = service;
    const wrong = {
      ...service,
      plans: PLANS,
      config: { ...config, prices: byPlan(() => 'price_elsewhere') },
    };
    await expect(reconcile(wrong, 3)).rejects.toMatchObject({ code: 'price-missing' });
    expect(await isSubscribed(person)).toBe(true);
  });
});

describe('an account that an administrator deletes', () => {
  const removed = async (id: string) => (await service.database.auth.admin.deleteUser(id)).error;
  const subscriptionOf = async ({ session }: { session: string }) => {
    const { subscription } = await service.stripe.checkout.sessions.retrieve(session);
    return service.stripe.subscriptions.retrieve(String(subscription));
  };
  const rowsOf = async (session: string) =>
    (await service.database.from('purchases').select().eq('session_id', session).throwOnError()).data.length;

  /** Paid first, and claimed by a sign-in with the address. */
  async function claimant({ begin, pay, newPerson, verify } = service) {
    const email = newAddress();
    const session = await begin(undefined, { customer_email: email });
    await pay(session, { email });
    const person = await newPerson(email);
    await verify(session, person.token);
    return { ...person, session };
  }
  /** As if the purchase were older than the days that the run looks at: no event and no checkout is among them. */
  const FROM_TOMORROW = -1;
  const withoutOwner = async () => (await service.database.rpc('orphaned_subscriptions')).data;

  it.each([
    ['a purchase that was claimed', claimant],
    ['a purchase of a signed-in person', buyer],
  ])('ends the subscription of %s, with the money back, in the next run', async (_, buy) => {
    const person = await buy();
    await run();
    expect(await isSubscribed(person)).toBe(true);
    expect(await removed(person.id)).toBeNull();
    expect((await subscriptionOf(person)).status).toBe('active');
    await run(FROM_TOMORROW);
    expect((await subscriptionOf(person)).status).toBe('canceled');
    const { data } = await service.stripe.charges.list({ limit: 1 });
    expect(data[0]?.refunded).toBe(true);
    expect(await rowsOf(person.session)).toBe(0);
    expect(await withoutOwner()).toEqual([]);
  });

  it('ends it by its next event, which makes no guest of the purchase', async () => {
    const person = await claimant();
    await removed(person.id);
    const { id } = await subscriptionOf(person);
    const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'customer.subscription.updated' };
    const response = await postEvent(service, JSON.stringify({ ...event, data: { object: { id } } }));
    expect(response.status).toBe(200);
    expect((await subscriptionOf(person)).status).toBe('canceled');
    expect(await rowsOf(person.session)).toBe(0);
    expect(await service.verify(person.session)).toMatchObject([200, { valid: false }]);
    await run();
    expect(await withoutOwner()).toEqual([]);
  });

  it('leaves nothing to do where Stripe has no such subscription', async () => {
    const elsewhere = await startPayments({ webhooks: false });
    const person = await claimant(elsewhere);
    await elsewhere.stop();
    await removed(person.id);
    expect(await withoutOwner()).toHaveLength(1);
    expect((await run()).failed).toEqual([]);
    expect(await withoutOwner()).toEqual([]);
  });

  it('leaves the purchase of a guest who has not claimed it yet alone', async () => {
    const [person, email] = [await claimant(), newAddress()];
    const session = await service.begin(undefined, { customer_email: email });
    await service.pay(session, { email });
    await run();
    await removed(person.id);
    await run();
    expect((await subscriptionOf({ session })).status).toBe('active');
    expect(await rowsOf(session)).toBe(1);
  });
});
