import { byPlan, PLANS } from '@ninefold/contracts';
import Stripe from 'stripe';
import { createApp } from '../app';
import { portOf, serve } from '../http/serve';
import { createLog } from './create-log';
import { startDatabaseStub } from './database-stub';
import { testConfig } from './test-config';
import { testCards } from './cards';

/** More than a busy machine needs for a stubbed response. */
const AMPLE_TIMEOUT_MS = 10_000;

interface ServiceOptions {
  readonly readinessTimeoutMs?: number;
  readonly adminInviteKey?: string;
  /** Stripe's URL; by default, nothing listens there. */
  readonly stripeUrl?: string;
  /** Used for every plan. */
  readonly price?: string;
}

const NOWHERE = 'http://127.0.0.1:9';

/** A client without retries. */
function stripeAt(url: string): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe('sk_test_x', { protocol: 'http', host, port, maxNetworkRetries: 0 });
}

/** Starts the real app on a free port, with a stub instead of the database. */
export async function startService({
  readinessTimeoutMs = AMPLE_TIMEOUT_MS,
  adminInviteKey,
  stripeUrl = NOWHERE,
  price,
}: ServiceOptions = {}) {
  const database = await startDatabaseStub();
  const log = createLog();
  const app = createApp({
    config: testConfig({ adminInviteKey, prices: byPlan((key) => price ?? `price_${key}`) }),
    plans: PLANS,
    logger: log.logger,
    stripe: stripeAt(stripeUrl),
    database: database.client,
    readinessTimeoutMs,
    databaseDeadlineMs: AMPLE_TIMEOUT_MS,
    ...testCards(),
  });
  const server = await serve(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${portOf(server)}`;
  return {
    database,
    log: log.text,
    request: (path: string, init?: RequestInit) => fetch(url + path, init),
    stop() {
      server.close().closeAllConnections();
      database.stop();
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
