import { type RunningEmulator, startEmulator } from '../testing/start-emulator';
import type { Delivery } from './delivery';

let emulator: RunningEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => {
  await emulator.settled();
  await emulator.control('POST', '/reset');
  emulator.endpoint.respondWith(200);
  emulator.endpoint.received.length = 0;
});
afterAll(() => emulator.stop());

const COMPLETED = 'checkout.session.completed';
const count = (type: string) => emulator.endpoint.types().filter((one) => one === type).length;
const rule = (body: object) => emulator.control('POST', '/deliveries/rules', body);

describe('the webhooks of the Stripe emulator', () => {
  it('are signed, and carry the event that the API returns', async () => {
    const { session } = await emulator.pay();
    await emulator.settled();
    const event = emulator.endpoint.received.find(({ type }) => type === COMPLETED);
    expect(event).toMatchObject({
      object: 'event',
      data: { object: { id: session.id, payment_status: 'paid' } },
    });
    const stored = await emulator.stripe.events.retrieve(event?.id ?? '');
    expect(stored).toMatchObject({ id: event?.id, type: COMPLETED, pending_webhooks: 0 });
    const listed = await emulator.stripe.events.list({ types: ['invoice.paid', COMPLETED] });
    expect(listed.data.map(({ type }) => type)).toEqual([COMPLETED, 'invoice.paid']);
  });

  it('are sent again until the endpoint takes them', async () => {
    emulator.endpoint.respondWith(500);
    await rule({ action: 'drop', types: ['customer.*', 'charge.*', 'payment_intent.*', 'invoice.*'] });
    await emulator.pay();
    const [waiting] = (await emulator.settled()).filter(({ state }) => state === 'waiting');
    expect(waiting).toMatchObject({ type: COMPLETED, attempts: [{ status: 500 }] });
    expect(waiting?.nextAttemptAt).toBeGreaterThan(Date.parse(waiting?.attempts[0]?.at ?? ''));
    emulator.endpoint.respondWith(200);
    const [retried] = await emulator.control<Delivery[]>('POST', '/deliveries/retry');
    expect(retried).toMatchObject({ state: 'delivered', attempts: [{ status: 500 }, { status: 200 }] });
    expect(count(COMPLETED)).toBe(2);
  });

  it('can be lost', async () => {
    await rule({ action: 'drop', types: [COMPLETED] });
    const { session } = await emulator.pay();
    await emulator.settled();
    expect(count(COMPLETED)).toBe(0);
    expect(session.payment_status).toBe('paid');
  });

  it('can come more than once', async () => {
    await rule({ action: 'duplicate', types: [COMPLETED], copies: 3, times: 1 });
    await emulator.pay();
    await emulator.pay();
    await emulator.settled();
    expect(count(COMPLETED)).toBe(4);
  });

  it('can come late', async () => {
    await rule({ action: 'delay', types: [COMPLETED], milliseconds: 300 });
    await emulator.pay();
    const deliveries = await emulator.settled();
    expect(emulator.endpoint.types().at(-1)).toBe(COMPLETED);
    expect(deliveries.find(({ type }) => type === COMPLETED)?.state).toBe('delivered');
  });

  it('can come in another order', async () => {
    await rule({ action: 'hold', types: ['customer.subscription.*', COMPLETED] });
    const { subscription } = await emulator.pay();
    await emulator.stripe.subscriptions.cancel(subscription.id);
    await emulator.settled();
    expect(count(COMPLETED)).toBe(0);
    emulator.endpoint.received.length = 0;
    await emulator.control('POST', '/deliveries/release', { order: 'reversed' });
    const types = emulator.endpoint.types();
    expect([types[0], types.at(-1)]).toEqual([
      'customer.subscription.deleted',
      'customer.subscription.created',
    ]);
  });

  it('can be replayed, a hundred at the same time', async () => {
    await emulator.pay();
    await emulator.settled();
    const [event] = (await emulator.stripe.events.list({ type: COMPLETED })).data;
    const replayed = await emulator.control<Delivery[]>('POST', `/events/${event?.id}/replay`, {
      copies: 100,
    });
    expect(replayed.every(({ state }) => state === 'delivered')).toBe(true);
    expect(count(COMPLETED)).toBe(101);
  });

  it('go to every endpoint that wants the event, and to no other', async () => {
    const { id } = await emulator.stripe.webhookEndpoints.create({
      url: 'http://127.0.0.1:9/none',
      enabled_events: ['customer.created'],
    });
    await emulator.pay();
    const own = (await emulator.settled()).filter(({ endpoint }) => endpoint === id);
    expect(own).toMatchObject([{ type: 'customer.created', state: 'waiting', attempts: [{ status: null }] }]);
  });
});
