import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { ApiErrorSchema, PLANS } from '@ninefold/contracts';
import { createApp } from '../app';
import { portOf, serve } from '../http/serve';
import { ENDPOINTS } from '../openapi/endpoints';
import { backend, newAddress, PASSWORD } from '../testing/backend';
import { createLog } from '../testing/create-log';
import { payWithoutWebhook, postEvent } from '../testing/events';
import { startFragileBackend } from '../testing/fragile-backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { createDatabase } from './create-database';
import { testCards } from '../testing/cards';

const DEADLINE_MS = 600;
/** Far more than the deadline, and less than a retried read would take. */
const ENDED_MS = 4_000;
/** Not a challenge. */
const CODE = '0123456789abcdefghjkmnpqrs';
const ADMIN_KEY = 'an-admin-key-of-a-test';

/** Prepares sessions, accounts and Stripe objects. */
let service: PaymentsTest;
let fragile: Awaited<ReturnType<typeof startFragileBackend>>;
/** The service under test, whose database freezes. */
let server: Server;
let url: string;
const log = createLog();
beforeAll(async () => {
  service = await startPayments({ webhooks: false });
  fragile = await startFragileBackend(backend().url, '/nothing');
  const app = createApp({
    config: { ...service.config, adminInviteKey: ADMIN_KEY },
    plans: PLANS,
    logger: log.logger,
    stripe: service.stripe,
    database: createDatabase(fragile.url, backend().secretKey),
    readinessTimeoutMs: DEADLINE_MS,
    databaseDeadlineMs: DEADLINE_MS,
    ...testCards(),
  });
  server = await serve(app, 0, '127.0.0.1');
  url = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(async () => {
  server.close().closeAllConnections();
  fragile.stop();
  await service.stop();
});

type Request = () => Promise<Response>;

const get = (path: string, token?: string) =>
  fetch(url + path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });

const post = (path: string, body: object, token?: string) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

/** Prepares each request and returns a function that sends it. */
const PREPARED: Record<string, () => Promise<Request>> = {
  'get /readyz': async () => () => get('/readyz'),
  'post /api/create-checkout-session': async () => {
    const { token } = await service.newPerson();
    return () => post('/api/create-checkout-session', { tier: 'elite' }, token);
  },
  'post /api/verify-checkout-session': async () => {
    const { person, session } = await payWithoutWebhook(service);
    return () => post('/api/verify-checkout-session', { session_id: session }, person.token);
  },
  'post /api/create-account-after-checkout': async () => {
    const email = newAddress();
    const purchase_id = randomUUID();
    const session_id = await service.begin(undefined, { purchase_id, customer_email: email });
    await service.pay(session_id);
    const account = { email, password: PASSWORD, tier: 'elite', agreed_to_terms: true };
    return () => post('/api/create-account-after-checkout', { session_id, purchase_id, ...account });
  },
  'post /api/create-portal-session': async () => {
    const { person, session } = await payWithoutWebhook(service);
    await service.verify(session, person.token);
    return () => post('/api/create-portal-session', {}, person.token);
  },
  'post /api/end-subscription': async () => {
    const { person, session } = await payWithoutWebhook(service);
    await service.verify(session, person.token);
    return () => post('/api/end-subscription', {}, person.token);
  },
  'get /api/receipts/{sessionId}': async () => {
    const { person, session } = await payWithoutWebhook(service);
    return () => get(`/api/receipts/${session}`, person.token);
  },
  'post /api/invite': async () => {
    const { token } = await service.newPerson();
    const body = { email: newAddress(), adminKey: ADMIN_KEY };
    return () => post('/api/invite', body, token);
  },
  'get /cards/challenge/{code}.png': async () => () => get(`/cards/challenge/${CODE}.png`),
  'get /share/challenge/{code}': async () => () => get(`/share/challenge/${CODE}`),
  'post /unsubscribe/{mailId}': async () => () => post(`/unsubscribe/${randomUUID()}`, {}),
  'post /unsubscribe/{mailId}/undo': async () => () => post(`/unsubscribe/${randomUUID()}/undo`, {}),
  'post /api/stripe/webhook': async () => {
    const { event } = await payWithoutWebhook(service);
    return () => postEvent(service, JSON.stringify(event), { url });
  },
};

/** Requests without a database call. */
const WITHOUT_DATABASE = [
  'get /healthz',
  'get /cards/plain.png',
  'get /unsubscribe/{mailId}',
  'get /cards/day/{day}.png',
  'get /cards/day/{day}/{game}.png',
  'get /cards/game/{game}.png',
  'get /cards/stamp/{day}/{seconds}.png',
  'get /share/day/{day}/{game}',
  'get /share/practice/{game}',
  'get /share/stamp/{day}/{seconds}',
];

test('every endpoint is covered', () => {
  const called = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(PREPARED), ...WITHOUT_DATABASE].sort()).toEqual(called.sort());
});

test.each(Object.entries(PREPARED))(
  '%s responds before the deadline, whichever database call freezes',
  async (call, prepare) => {
    // The auth client logs failed responses.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let answered = 0; ; answered++) {
      const request = await prepare();
      fragile.calls();
      fragile.freezeAfter(answered);
      const before = performance.now();
      const response = await request();
      expect(performance.now() - before).toBeLessThan(ENDED_MS);
      fragile.freezeAfter(Infinity);
      const froze = fragile.calls().length > answered;
      if (!froze && answered > 0) break;
      // The account exists. Only its email was not sent, which is logged.
      if (call.includes('create-account') && response.status === 200) continue;
      const { error, code } = v.parse(ApiErrorSchema, await response.json());
      expect([answered, response.status, code]).toEqual([
        answered,
        503,
        expect.stringMatching(/^(database|auth)-unavailable$/),
      ]);
      expect(error).toMatch(/^[A-Z].*\.$/);
      expect(log.text()).toContain(`"code":"${code}"`);
    }
  },
);
