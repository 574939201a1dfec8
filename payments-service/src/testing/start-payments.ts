import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Plans, PLANS } from 'shared-contracts';
import type Stripe from 'stripe';
import { createApp } from '../app';
import type { Config } from '../config/read-config';
import { createDatabase } from '../database/create-database';
import { portOf, serve } from '../http/serve';
import { HANDLED_EVENTS } from '../webhook/handle-event';
import { createStripe } from '../stripe/create-stripe';
import { createLog } from './create-log';
import { startEmulator } from './start-emulator';
import { testConfig } from './test-config';

interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** One JSON line for each mail. */
  readonly mailFile: string;
  /** The address of its Postgres; without it the backend has the embedded database. */
  readonly databaseUrl?: string;
}

export const backend = (): Backend => JSON.parse(process.env.PAYMENTS_BACKEND ?? '{}') as Backend;

/** A hundred calls at once wait for each other. */
const AMPLE_TIMEOUT_MS = 60_000;

export const PASSWORD = 'nine-digits-once';

export const newAddress = (): string => `${randomUUID()}@example.test`;

interface Options {
  readonly plans?: Plans;
  readonly config?: Partial<Config>;
  /** False: Stripe sends no events. */
  readonly webhooks?: boolean;
}

/** The service on a free port, with the Stripe emulator and the embedded backend: only addresses and keys differ. */
export async function startPayments({ plans = PLANS, config: over = {}, webhooks = true }: Options = {}) {
  const emulator = await startEmulator();
  const { url: supabaseUrl, publishableKey, secretKey, mailFile } = backend();
  const config = testConfig({
    stripeApiUrl: new URL(emulator.url),
    supabaseUrl,
    supabaseSecretKey: secretKey,
    ...over,
  });
  const stripe = createStripe(config);
  const database = createDatabase(config.supabaseUrl, config.supabaseSecretKey, AMPLE_TIMEOUT_MS);
  const log = createLog();
  const app = createApp({ config, plans, logger: log.logger, stripe, database, readinessTimeoutMs: 10_000 });
  const server = await serve(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${portOf(server)}`;
  if (webhooks) {
    const endpoint = await stripe.webhookEndpoints.create({
      url: `${url}/api/stripe/webhook`,
      enabled_events: HANDLED_EVENTS as Stripe.WebhookEndpointCreateParams['enabled_events'],
    });
    // The service was started before the endpoint had a secret.
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

  async function signIn(email: string) {
    const client = createDatabase(supabaseUrl, publishableKey);
    const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
    return { client, session: data.session, error };
  }

  return {
    config,
    url,
    stripe,
    database,
    emulator,
    call,
    log: log.text,

    signIn,

    /** A confirmed account that is signed in. */
    async newPerson(email = newAddress()) {
      const { data } = await database.auth.admin.createUser({
        email,
        password: PASSWORD,
        email_confirm: true,
      });
      const { client, session } = await signIn(email);
      return { id: data.user?.id ?? '', email, token: session?.access_token ?? '', client };
    },

    /** The mails to an address, as the lines of the outbox. */
    async mailsTo(email: string): Promise<string[]> {
      return (await readFile(mailFile, 'utf8'))
        .split('\n')
        .filter((line) => line.includes(email) && (JSON.parse(line) as { to: string }).to === email);
    },

    /** Begins a checkout. @returns its session's id */
    async begin(token?: string, body: object = {}): Promise<string> {
      const response = await call('/api/create-checkout-session', { tier: 'elite', ...body }, token);
      const json = (await response.json()) as { session_id?: string; error?: string };
      if (!json.session_id) throw new Error(json.error);
      return json.session_id;
    },

    /** Pays on the checkout page, and waits until each event was sent once. */
    async pay(session: string, body: object = {}): Promise<void> {
      await emulator.control(`sessions/${session}/pay`, body);
      await emulator.control('deliveries/settle');
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
