import { type Plans, PLANS } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { createApp } from '../app';
import type { Config } from '../config/read-config';
import { createDatabase } from '../database/create-database';
import { portOf, serve } from '../http/serve';
import { HANDLED_EVENTS } from '../webhook/handle-event';
import { createStripe } from '../stripe/create-stripe';
import { backend, accountHelpers } from './backend';
import { createLog } from './create-log';
import { startEmulator } from './start-emulator';
import { testConfig } from './test-config';
import { testCards } from './cards';

/** Enough for a hundred concurrent calls. */
const AMPLE_TIMEOUT_MS = 60_000;

interface Options {
  readonly plans?: Plans;
  readonly config?: Partial<Config>;
  /** Whether Stripe sends events. */
  readonly webhooks?: boolean;
}

/**
 * Starts the service on a free port with the Stripe emulator and the embedded backend. Only URLs and keys differ from
 * production.
 */
export async function startPayments({ plans = PLANS, config: over = {}, webhooks = true }: Options = {}) {
  const emulator = await startEmulator();
  const { url: supabaseUrl, secretKey } = backend();
  const config = testConfig({
    stripeApiUrl: new URL(emulator.url),
    supabaseUrl,
    supabaseSecretKey: secretKey,
    ...over,
  });
  const stripe = createStripe(config);
  const database = createDatabase(config.supabaseUrl, config.supabaseSecretKey, AMPLE_TIMEOUT_MS);
  const log = createLog();
  const app = createApp({
    config,
    plans,
    logger: log.logger,
    stripe,
    database,
    readinessTimeoutMs: 10_000,
    databaseDeadlineMs: AMPLE_TIMEOUT_MS,
    ...testCards(),
  });
  const server = await serve(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${portOf(server)}`;
  if (webhooks) {
    const endpoint = await stripe.webhookEndpoints.create({
      url: `${url}/api/stripe/webhook`,
      enabled_events: HANDLED_EVENTS as Stripe.WebhookEndpointCreateParams['enabled_events'],
    });
    // The endpoint's secret exists only after the service has started.
    Object.assign(config, { stripeWebhookSecret: endpoint.secret });
  }

  const call = (path: string, body?: object, token?: string, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });

  const accounts = accountHelpers(database);

  /**
   * Starts a checkout.
   * @returns the session id
   */
  async function begin(token?: string, body: object = {}): Promise<string> {
    const response = await call('/api/create-checkout-session', { tier: 'elite', ...body }, token);
    const json = (await response.json()) as { session_id?: string; error?: string };
    if (!json.session_id) throw new Error(json.error);
    return json.session_id;
  }

  /** Pays on the checkout page and waits until every event was delivered once. */
  async function pay(session: string, body: object = {}): Promise<void> {
    await emulator.control(`sessions/${session}/pay`, body);
    await emulator.control('deliveries/settle');
  }

  return {
    config,
    url,
    stripe,
    database,
    emulator,
    call,
    log: log.text,
    logger: log.logger,
    ...accounts,

    begin,
    pay,

    /** A user who has paid, with the checkout session's id. */
    async newSubscriber() {
      const person = await accounts.newPerson();
      const session = await begin(person.token);
      await pay(session);
      return { ...person, session };
    },

    /**
     * Verifies a checkout, as the return page does.
     * @returns status and body of the response
     */
    async verify(session_id: string, token?: string, body: object = {}) {
      const response = await call('/api/verify-checkout-session', { session_id, ...body }, token);
      return [response.status, (await response.json()) as Record<string, unknown>] as const;
    },

    settled: () => emulator.control('deliveries/settle'),

    async profile(id: string) {
      const { data } = await database.from('profiles').select().eq('id', id).single().throwOnError();
      return data;
    },

    async stop() {
      server.close().closeAllConnections();
      await emulator.stop();
    },
  };
}

export type PaymentsTest = Awaited<ReturnType<typeof startPayments>>;
