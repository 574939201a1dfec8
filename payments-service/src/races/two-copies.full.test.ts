import { payWithoutWebhook, postEvent } from '../testing/events';
import { loseSessionDuring } from '../testing/lost-session';
import { COMPLETE_ENVIRONMENT, spawnServer } from '../testing/spawn-server';
import { backend } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

/** Only a real Postgres has sessions to terminate. */
const onPostgres = backend().databaseUrl ? test : test.skip;

let service: PaymentsTest;
let other: ReturnType<typeof spawnServer>;
/** Two instances of the service in separate processes on one database. */
let copies: readonly [string, string];
beforeAll(async () => {
  service = await startPayments();
  other = spawnServer({
    ...COMPLETE_ENVIRONMENT,
    STRIPE_API_URL: service.emulator.url,
    STRIPE_WEBHOOK_SECRET: service.config.stripeWebhookSecret,
    SUPABASE_URL: backend().url,
    SUPABASE_SECRET_KEY: backend().secretKey,
    PAYMENTS_ATTEMPTS_PER_NETWORK: '100000',
    PAYMENTS_REQUESTS_PER_MINUTE: '100000',
  });
  copies = [service.url, await other.listening()];
});
afterAll(async () => {
  other.kill('SIGTERM');
  await other.closed;
  await service.stop();
});

/** Sends concurrent calls alternately to both instances. */
const overBoth = <Result>(count: number, call: (url: string) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(copies[index % 2]!)));

const postAs =
  (path: string, body: object, token: string) =>
  (url: string): Promise<Response> =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });

const rowsOf = async (id: string) => {
  const { data: purchases } = await service.database.from('purchases').select().eq('user_id', id);
  const { data: subscriptions } = await service.database.from('subscriptions').select().eq('user_id', id);
  return { purchases: purchases?.length, subscriptions: subscriptions?.length };
};

test('100 concurrent deliveries of one event to both take effect once', async () => {
  const { person, event } = await payWithoutWebhook(service);
  const payload = JSON.stringify(event);
  const responses = await overBoth(100, (url) => postEvent(service, payload, { url }));
  const outcomes = await Promise.all(
    responses.map(async (response) => ((await response.json()) as { outcome: string }).outcome),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'seen-before')).toHaveLength(99);
  expect((await service.profile(person.id)).is_subscribed).toBe(true);
  expect(await rowsOf(person.id)).toEqual({ purchases: 1, subscriptions: 1 });
});

test('50 events and 50 verifications at once activate the plan once', async () => {
  const { person, session, event } = await payWithoutWebhook(service);
  const payload = JSON.stringify(event);
  const page = postAs('/api/verify-checkout-session', { session_id: session }, person.token);
  const responses = await Promise.all([
    overBoth(50, (url) => postEvent(service, payload, { url })),
    overBoth(50, page),
  ]);
  expect(responses.flat().map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(await rowsOf(person.id)).toEqual({ purchases: 1, subscriptions: 1 });
  const { stripe_subscription_id: id, is_subscribed } = await service.profile(person.id);
  expect(is_subscribed).toBe(true);
  expect((await service.stripe.subscriptions.retrieve(id ?? '')).status).toBe('active');
});

test('eight concurrent clicks on different instances create one checkout session', async () => {
  const person = await service.newPerson();
  const click = postAs('/api/create-checkout-session', { tier: 'elite' }, person.token);
  const bodies = await overBoth(8, async (url) => (await click(url)).json());
  expect(bodies[0]).toHaveProperty('session_id');
  expect(new Set(bodies.map((body) => (body as { session_id: string }).session_id)).size).toBe(1);
});

test('an account deleted while its payment arrives keeps its plan or gets a refund', async () => {
  for (const eventFirst of [true, false]) {
    const { person, session, event } = await payWithoutWebhook(service);
    const payload = JSON.stringify(event);
    const arrive = () => overBoth(6, (url) => postEvent(service, payload, { url }));
    const remove = () => person.client.rpc('delete_user_account', { user_id_to_delete: person.id });
    // The call sent first has the better chance of being first in the database.
    const early = eventFirst ? arrive() : undefined;
    const deletion = remove().then(({ error }) => error);
    const responses = await (early ?? arrive());
    const refusal = await deletion;
    expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { subscription } = await service.stripe.checkout.sessions.retrieve(session);
    const { status } = await service.stripe.subscriptions.retrieve(String(subscription));
    if (refusal) {
      expect(refusal.hint).toBe('subscription-live');
      expect(status).toBe('active');
    } else {
      expect(status).toBe('canceled');
      expect(await rowsOf(person.id)).toEqual({ purchases: 0, subscriptions: 0 });
    }
  }
});

onPostgres(
  'a database session lost during an event returns 503, and the retry takes effect once',
  async () => {
    const { person, event } = await payWithoutWebhook(service);
    const payload = JSON.stringify(event);
    const lost = await loseSessionDuring(backend().databaseUrl ?? '', () => postEvent(service, payload));
    expect(lost.status).toBe(503);
    expect(await rowsOf(person.id)).toEqual({ purchases: 0, subscriptions: 0 });
    const retried = await overBoth(2, (url) => postEvent(service, payload, { url }));
    expect(retried.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf(person.id)).toEqual({ purchases: 1, subscriptions: 1 });
    expect((await service.profile(person.id)).is_subscribed).toBe(true);
  },
);
