import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createApp } from '../app';
import { portOf, serve } from '../http/serve';
import { startDatabaseStub, startStripeStub } from './stubs';

export const SHELL_URL = 'http://localhost:3000';

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
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = createApp({
    config: { shellUrl: SHELL_URL, trustedProxies: 0, prices: { elite: 'price_elite' }, adminInviteKey },
    logger: pino(sink),
    stripe: stripe.client,
    database: database.client,
    readinessTimeoutMs,
  });
  const server = await serve(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${portOf(server)}`;
  return {
    stripe,
    database,
    log: () => lines.join(''),
    request: (path: string, init?: RequestInit) => fetch(url + path, init),
    stop() {
      server.close().closeAllConnections();
      stripe.stop();
      database.stop();
    },
  };
}

export type Service = Awaited<ReturnType<typeof startService>>;
