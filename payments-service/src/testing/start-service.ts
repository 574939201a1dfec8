import { byPlan, PLANS } from '@ninefold/contracts';
import Stripe from 'stripe';
import { createApp } from '../app';
import { createDatabase } from '../database/create-database';
import { portOf, serve } from '../http/serve';
import { accountHelpers, backend } from './backend';
import { testCards } from './cards';
import { createLog } from './create-log';
import { startFragileBackend } from './fragile-backend';
import { testConfig } from './test-config';

/** More than a busy machine needs for a response. */
const AMPLE_TIMEOUT_MS = 10_000;

interface ServiceOptions {
  readonly readinessTimeoutMs?: number;
  readonly adminInviteKey?: string;
  /** Stripe's URL; by default, nothing listens there. */
  readonly stripeUrl?: string;
  /** Used for every plan. */
  readonly price?: string;
  /** The key of the database, by default the right one. */
  readonly secretKey?: string;
  /** By default, not set. */
  readonly trustedProxies?: number;
  /** False: no mail server is configured. */
  readonly sendsMail?: boolean;
}

const NOWHERE = 'http://127.0.0.1:9';

/** A client without retries. */
function stripeAt(url: string): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe('sk_test_x', { protocol: 'http', host, port, maxNetworkRetries: 0 });
}

/** Starts the real app on a free port, with a backend that can be broken, and without the Stripe emulator. */
export async function startService({
  readinessTimeoutMs = AMPLE_TIMEOUT_MS,
  adminInviteKey,
  stripeUrl = NOWHERE,
  price,
  secretKey = backend().secretKey,
  trustedProxies,
  sendsMail = true,
}: ServiceOptions = {}) {
  const database = await startFragileBackend(backend().url);
  const log = createLog();
  const app = createApp({
    config: testConfig({
      adminInviteKey,
      trustedProxies,
      prices: byPlan((key) => price ?? `price_${key}`),
      ...(!sendsMail && { mail: undefined }),
    }),
    plans: PLANS,
    logger: log.logger,
    stripe: stripeAt(stripeUrl),
    database: createDatabase(database.url, secretKey),
    readinessTimeoutMs,
    databaseDeadlineMs: AMPLE_TIMEOUT_MS,
    ...testCards(),
  });
  const server = await serve(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${portOf(server)}`;
  const client = createDatabase(backend().url, backend().secretKey);
  return {
    /** In front of the backend. */
    database,
    /** Of the backend itself, with the service key. */
    client,
    ...accountHelpers(client),
    log: log.text,
    request: (path: string, init?: RequestInit) => fetch(url + path, init),
    stop() {
      server.close().closeAllConnections();
      database.stop();
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
