import { startFragileBackend } from '../testing/fragile-backend';
import { payWithoutWebhook, postEvent } from '../testing/events';
import { backend } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
let database: Awaited<ReturnType<typeof startFragileBackend>>;
beforeAll(async () => {
  database = await startFragileBackend(backend().url, '/nothing');
  service = await startPayments({ config: { supabaseUrl: database.url } });
});
afterAll(async () => {
  await service.stop();
  database.stop();
});

const callsToStripe = async () =>
  (await service.emulator.control<{ method: string; path: string }[]>('calls', {}, 'GET')).map(
    ({ method, path }) => `${method} ${path}`,
  );

/** The calls to Stripe and the database that something makes. */
async function callsOf(run: () => Promise<unknown>) {
  const before = (await callsToStripe()).length;
  database.calls();
  await run();
  return { database: database.calls(), stripe: (await callsToStripe()).slice(before) };
}

test('verifying a payment as a signed-in user makes three calls, each time', async () => {
  const { person, session } = await payWithoutWebhook(service);
  for (const time of ['first', 'second']) {
    const calls = await callsOf(() =>
      service.call('/api/verify-checkout-session', { session_id: session }, person.token),
    );
    expect([time, calls]).toEqual([
      time,
      {
        database: ['POST /rest/v1/rpc/authenticate_caller', 'POST /rest/v1/rpc/fulfill_checkout'],
        stripe: [`GET /v1/checkout/sessions/${session}`],
      },
    ]);
  }
});

test('handling a payment event makes two calls', async () => {
  const { session, event } = await payWithoutWebhook(service);
  expect(await callsOf(() => postEvent(service, JSON.stringify(event)))).toEqual({
    database: ['POST /rest/v1/rpc/fulfill_checkout'],
    stripe: [`GET /v1/checkout/sessions/${session}`],
  });
});
