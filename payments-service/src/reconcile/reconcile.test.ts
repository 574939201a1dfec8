import { PLANS } from 'shared-contracts';
import { useOwnBackend } from '../../jest/own-backend';
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

const run = () => reconcile({ ...service, plans: PLANS }, 3);

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
    const wrong = { ...service, plans: PLANS, config: { ...config, prices: { elite: 'price_elsewhere' } } };
    await expect(reconcile(wrong, 3)).rejects.toMatchObject({ code: 'price-missing' });
    expect(await isSubscribed(person)).toBe(true);
  });
});
