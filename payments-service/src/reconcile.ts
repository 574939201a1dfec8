/**
 * Replays missed webhooks: `npm run reconcile`, or `npm run reconcile -- --days 30`. Run it every hour in production.
 * Exits with 1 when something could not be synced.
 */
import { PLANS } from '@ninefold/contracts';
import { configOrExit, refuseToStart } from './config/config-or-exit';
import { flagOrExit } from './config/flag-or-exit';
import { createDatabase } from './database/create-database';
import { createLogger } from './errors/create-logger';
import { describeCause } from './errors/describe-cause';
import { oneLineCause } from './errors/one-line-cause';
import { Problem } from './errors/problem';
import { reconcile } from './reconcile/sync-with-stripe';
import { createStripe } from './stripe/create-stripe';

const days = Number(flagOrExit('reconcile', 'days') ?? 3);
if (!Number.isInteger(days) || days < 1 || days > 30)
  refuseToStart('reconcile', '--days must be a whole number from 1 to 30');

const config = configOrExit('reconcile');
const logger = createLogger(config.logLevel);
const { failed, problems, ...counts } = await reconcile(
  {
    config,
    logger,
    plans: PLANS,
    stripe: createStripe(config),
    database: createDatabase(config.supabaseUrl, config.supabaseSecretKey),
  },
  days,
).catch((error: unknown) => {
  if (error instanceof Problem && error.code === 'price-missing')
    refuseToStart(
      'reconcile',
      `${error.message} Is STRIPE_SECRET_KEY of another account? Nothing was changed.`,
    );
  refuseToStart('reconcile', oneLineCause(error));
});
for (const error of failed) logger.error({ cause: describeCause(error) }, 'not reconciled');
for (const purchase of problems.unclaimed)
  logger.warn(purchase, 'paid, but without an account for more than a day');
for (const task of problems.overdue) logger.error(task, 'not done at Stripe for more than an hour');
for (const mail of problems.mails) logger.error(mail, 'a mail could not be sent');
for (const refund of problems.failed_refunds)
  logger.error(refund, 'refunded, but the bank has sent the money back to Stripe');
logger.info({ ...counts, failed: failed.length }, 'reconciled');
process.exitCode = failed.length > 0 ? 1 : 0;
