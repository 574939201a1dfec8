import { PLANS } from 'shared-contracts';
import { createApp } from '../app';
import { portOf, serve } from '../http/serve';
import { createLog } from './create-log';
import { startDatabaseStub, startStripeStub } from './stubs';
import { testConfig } from './test-config';

/** Longer than a loaded machine needs for a response of a stub. */
const AMPLE_TIMEOUT_MS = 10_000;

interface ServiceOptions {
  readonly readinessTimeoutMs?: number;
  readonly adminInviteKey?: string;
}

/** The real app on a free port, with stubs at the network edge in place of Stripe and the database. */
export async function startService({
  readinessTimeoutMs = AMPLE_TIMEOUT_MS,
  adminInviteKey,
}: ServiceOptions = {}) {
  const [stripe, database] = await Promise.all([startStripeStub(), startDatabaseStub()]);
  const log = createLog();
  const app = createApp({
    config: testConfig({ adminInviteKey }),
    plans: PLANS,
    logger: log.logger,
    stripe: stripe.client,
    database: database.client,
    readinessTimeoutMs,
  });
  const server = await serve(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${portOf(server)}`;
  return {
    stripe,
    database,
    log: log.text,
    request: (path: string, init?: RequestInit) => fetch(url + path, init),
    stop() {
      server.close().closeAllConnections();
      stripe.stop();
      database.stop();
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
