/**
 * Replays missed webhooks: `npm run reconcile`, or `npm run reconcile -- --days 30`. Run it every hour in production.
 * Exits with 1 when something could not be synced.
 */
import { parseArgs } from 'node:util';
import { PLANS } from '@ninefold/contracts';
import { configOrExit, refuseToStart } from './config/config-or-exit';
import { createDatabase } from './database/create-database';
import { createLogger } from './errors/create-logger';
import { describeCause } from './errors/describe-cause';
import { Problem } from './errors/problem';
import { reconcile } from './reconcile/reconcile';
import { createStripe } from './stripe/create-stripe';

const { values } = parseArgs({ options: { days: { type: 'string', default: '3' } } });
const days = Number(values.days);
if (!Number.isInteger(days) || days < 1 || days > 30)
  refuseToStart('--days must be a whole number from 1 to 30');

const config = configOrExit();
const { failed, ...counts } = await reconcile(
  {
    config,
    plans: PLANS,
    stripe: createStripe(config),
    database: createDatabase(config.supabaseUrl, config.supabaseSecretKey),
  },
  days,
).catch((error: unknown) => {
  if (error instanceof Problem && error.code === 'price-missing')
    refuseToStart(`${error.message} Is STRIPE_SECRET_KEY of another account? Nothing was changed.`);
  throw error;
});
const logger = createLogger(config.logLevel);
for (const error of failed) logger.error({ cause: describeCause(error) }, 'not reconciled');
logger.info({ ...counts, failed: failed.length }, 'reconciled');
process.exitCode = failed.length > 0 ? 1 : 0;
