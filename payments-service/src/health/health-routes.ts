import { Router } from 'express';
import type Stripe from 'stripe';
import type { Config } from '../config/read-config';
import type { DatabaseClient } from '../database/create-database';
import { floodGuard } from '../http/flood-guard';
import { PLANS } from '../plans/catalogue';
import { checkDatabase } from './check-database';
import { checkPrice } from './check-price';

/** Each answer costs a call to Stripe, so that this road is narrower than the rest. */
const READINESS_CHECKS_PER_MINUTE = 120;

export interface HealthDependencies {
  readonly config: Pick<Config, 'prices'>;
  readonly stripe: Stripe;
  readonly database: DatabaseClient;
}

export function healthRoutes({ config, stripe, database }: HealthDependencies): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  routes.get('/readyz', floodGuard(READINESS_CHECKS_PER_MINUTE), async (_request, response) => {
    await Promise.all([checkDatabase(database), checkPrice(stripe, config.prices.elite, PLANS.elite)]);
    response.json({ status: 'ready' });
  });
  return routes;
}
