import { postEvent } from '../testing/events';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments({ webhooks: false })));
afterAll(() => service.stop());

const HANDLED = 'customer.subscription.updated';
const object = { id: 'sub_1' };

/** An event with some fields changed. */
const event = (over: object) => ({
  id: 'evt_of_another_shape',
  object: 'event',
  type: HANDLED,
  data: { object },
  ...over,
});

/** Every value of the configuration that must not be logged. */
const secrets = () => [
  service.config.stripeSecretKey,
  service.config.stripeWebhookSecret,
  service.config.supabaseSecretKey,
  service.config.supabaseUrl,
];

it.each<[string, unknown]>([
  ['null', null],
  ['a number', 1],
  ['a text', 'checkout.session.completed'],
  ['true', true],
  ['{}', {}],
  ['[]', []],
  ['a list of events', [event({})]],
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', ''].map(
    (type): [string, unknown] => [`type "${type}"`, event({ type })],
  ),
  ['a type that is a number', event({ type: 1 })],
  ['a type that is a list', event({ type: [HANDLED] })],
  ['no type', event({ type: undefined })],
  ['no id', event({ id: undefined })],
  ['an id that is an object', event({ id: {} })],
  ['no data', event({ data: undefined })],
  ['data that is null', event({ data: null })],
  ['data that is a list', event({ data: [object] })],
  ['no object', event({ data: {} })],
  ['an object that is null', event({ data: { object: null } })],
  ['an object without an id', event({ data: { object: { object: 'subscription' } } })],
  ['an object whose id is a number', event({ data: { object: { id: 1 } } })],
])('a signed event with %s is ignored, and logs no configuration', async (_, payload) => {
  const before = service.log().length;
  const response = await postEvent(service, JSON.stringify(payload));
  expect([response.status, await response.json()]).toEqual([200, { received: true, outcome: 'ignored' }]);
  const logged = service.log().slice(before);
  expect(logged).toContain('"outcome":"ignored"');
  expect(logged).not.toContain('"stack"');
  for (const secret of secrets()) expect(logged).not.toContain(secret);
  const stored = await service.database.from('stripe_events').select().eq('id', 'evt_of_another_shape');
  expect(stored.data).toEqual([]);
});

it('a signed event quotes at most 100 characters of its type in the log', async () => {
  const before = service.log().length;
  await postEvent(service, JSON.stringify(event({ type: 'x'.repeat(10_000) })));
  expect(service.log().slice(before)).not.toContain('x'.repeat(101));
});
