import { fileURLToPath } from 'node:url';
import { PLANS } from '@ninefold/contracts';
import { createApp } from './app';
import { createDrawPng } from './cards/draw-png';
import { configOrExit, refuseToStart } from './config/config-or-exit';
import { createDatabase } from './database/create-database';
import { createLogger } from './errors/create-logger';
import { MESSAGES } from './errors/messages';
import { drain, portOf, serve } from './http/serve';
import { queueRenewalMails, sendDueMails } from './mail/send-due-mails';
import { runDueTasks } from './payments/run-payment-tasks';
import { createStripe } from './stripe/create-stripe';
import { hourly } from './worker/hourly';
import { startWorker } from './worker/start-worker';

/** How long `/readyz` waits for Stripe and the database. */
const READINESS_TIMEOUT_MS = 3_000;

/** Ends every request within 10 seconds, even when the database does not respond. */
const DATABASE_DEADLINE_MS = 9_500;

/** How soon work that another instance ordered, or that failed, is noticed. */
const WORKER_PAUSE_MS = 5_000;

/** The relative path is the same from the sources and from the build. */
const FONT_FILE = fileURLToPath(new URL('../fonts/figures-600.ttf', import.meta.url));

const config = configOrExit('payments-service');
const logger = createLogger(config.logLevel);
if (!config.mail) logger.warn(MESSAGES.mailsOff);
const payments = {
  config,
  logger,
  plans: PLANS,
  stripe: createStripe(config),
  database: createDatabase(config.supabaseUrl, config.supabaseSecretKey),
};
const app = createApp({
  ...payments,
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
// Two, so that no payment waits for a slow mail server.
const workers = [
  startWorker([(stopping) => runDueTasks(payments, stopping)], logger, WORKER_PAUSE_MS),
  startWorker(
    [hourly(() => queueRenewalMails(payments)), (stopping) => sendDueMails(payments, stopping)],
    logger,
    WORKER_PAUSE_MS,
  ),
];

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  // The running requests are completed, and the mail and the task that the workers are busy with. Other instances do the rest.
  process.once(signal, () => {
    logger.info({ signal }, 'draining');
    void Promise.all([drain(server), ...workers.map((worker) => worker.stop())]).then(() => process.exit(0));
  });
}
