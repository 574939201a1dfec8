import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

const COMPLETED = 'checkout.session.completed';
const count = (type: string) => emulator.endpoint.types().filter((one) => one === type).length;
const rule = (body: object) => emulator.control('POST', '/deliveries/rules', body);

describe('the webhooks of the Stripe emulator', () => {
  it('are signed and contain the event that the API returns', async () => {
    const { session } = await emulator.pay();
    await emulator.settled();
    const event = emulator.endpoint.received.find(({ type }) => type === COMPLETED);
    expect(event?.data.object).toMatchObject({ id: session.id, payment_status: 'paid' });
    const listed = await emulator.stripe.events.list({ types: ['invoice.paid', COMPLETED] });
    expect(listed.data.map(({ type }) => type)).toEqual([COMPLETED, 'invoice.paid']);
  });

  it('are retried until the endpoint accepts them', async () => {
    emulator.endpoint.respondWith(500);
    await rule({ action: 'drop', types: ['customer.*', 'invoice.*'] });
    await emulator.pay();
    const waiting = (await emulator.settled()).filter(({ type }) => type === COMPLETED);
    expect(waiting).toMatchObject([{ state: 'waiting', attempts: [{ status: 500 }] }]);
    emulator.endpoint.respondWith(200);
    while ((await emulator.settled()).some(({ state }) => state === 'waiting'));
    expect(count(COMPLETED)).toBe(2);
  });

  it('can arrive in another order', async () => {
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

  it('go only to endpoints that subscribe to the event', async () => {
    const { id } = await emulator.stripe.webhookEndpoints.create({
      url: 'http://127.0.0.1:9/none',
      enabled_events: ['customer.created'],
    });
    await emulator.pay();
    const own = (await emulator.settled()).filter(({ endpoint }) => endpoint === id);
    expect(own).toMatchObject([{ type: 'customer.created', state: 'waiting', attempts: [{ status: null }] }]);
  });
});
