import { fileURLToPath } from 'node:url';
import { PLANS } from '@ninefold/contracts';
import { createApp } from './app';
import { createDrawPng } from './cards/draw-png';
import { configOrExit, refuseToStart } from './config/config-or-exit';
import { createDatabase } from './database/create-database';
import { createLogger } from './errors/create-logger';
import { drain, portOf, serve } from './http/serve';
import { createStripe } from './stripe/create-stripe';

/** How long `/readyz` waits for Stripe and the database. */
const READINESS_TIMEOUT_MS = 3_000;

/** Ends every request within 10 seconds, even when the database does not respond. */
const DATABASE_DEADLINE_MS = 9_500;

/** The relative path is the same from the sources and from the build. */
const FONT_FILE = fileURLToPath(new URL('../fonts/figures-600.ttf', import.meta.url));

const config = configOrExit('payments-service');
const logger = createLogger(config.logLevel);
const app = createApp({
  config,
  logger,
  plans: PLANS,
  stripe: createStripe(config),
  database: createDatabase(config.supabaseUrl, config.supabaseSecretKey),
  readinessTimeoutMs: READINESS_TIMEOUT_MS,
  databaseDeadlineMs: DATABASE_DEADLINE_MS,
  drawPng: createDrawPng(FONT_FILE),
  now: Date.now,
});
const server = await serve(app, config.port, config.host).catch((error: NodeJS.ErrnoException) =>
  refuseToStart(
    'payments-service',
    error.code === 'EADDRINUSE' ? `port ${config.port} (PAYMENTS_PORT) is taken` : error.message,
  ),
);
logger.info({ port: portOf(server) }, 'listening');

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    logger.info({ signal }, 'draining');
    void drain(server).then(() => process.exit(0));
  });
}
