import { Router } from 'express';
import { PLAN_KEYS, type Health, type PlanKey, type Plans, type Readiness } from '@ninefold/contracts';
import type Stripe from 'stripe';
import type { Config } from '../config/read-config';
import type { DatabaseClient } from '../database/create-database';
import { Problem } from '../errors/problem';
import { rateLimiter } from '../http/middleware';
import { fetchPrice } from '../payments/fetch-price';
import { matchesPlan } from '../payments/read-sale';
import { MESSAGES } from '../errors/messages';

/** Lower than for other endpoints, because every check calls Stripe. */
const READINESS_CHECKS_PER_MINUTE = 120;

export interface HealthDependencies {
  readonly config: Pick<Config, 'prices'>;
  readonly plans: Plans;
  readonly stripe: Stripe;
  readonly database: DatabaseClient;
  /** How long `/readyz` waits for Stripe and the database, in milliseconds. */
  readonly readinessTimeoutMs: number;
}

/**
 * `GET /healthz`: the process is running. `GET /readyz`: it can also take payments. The checks do not retry; callers
 * poll.
 */
export function healthRoutes(dependencies: HealthDependencies): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' } satisfies Health);
  });
  routes.get('/readyz', rateLimiter(READINESS_CHECKS_PER_MINUTE), async (_request, response) => {
    await Promise.all([
      checkDatabase(dependencies),
      ...PLAN_KEYS.map((key) => checkPrice(dependencies, key)),
    ]);
    response.json({ status: 'ready' } satisfies Readiness);
  });
  return routes;
}

/** @throws Problem 503 when the database does not return rows to the service's key */
async function checkDatabase({ database, readinessTimeoutMs }: HealthDependencies): Promise<void> {
  const { error } = await database
    .from('profiles')
    .select('id', { head: true })
    .limit(1)
    .abortSignal(AbortSignal.timeout(readinessTimeoutMs));
  if (error) {
    throw new Problem(503, 'database-unavailable', MESSAGES.databaseDown, {
      cause: error,
    });
  }
}

/** @throws Problem 503 unless Stripe responds and would charge what the plan says */
async function checkPrice(dependencies: HealthDependencies, key: PlanKey): Promise<void> {
  const plan = dependencies.plans[key];
  const request = { timeout: dependencies.readinessTimeoutMs, maxNetworkRetries: 0 };
  const price = await fetchPrice(dependencies, key, request).catch((cause: unknown) => {
    throw cause instanceof Problem
      ? cause
      : new Problem(503, 'stripe-unavailable', MESSAGES.stripeDown, { cause });
  });
  if (!price.active) {
    throw new Problem(503, 'price-inactive', MESSAGES.priceInactive(plan.name));
  }
  if (!matchesPlan(price, plan)) {
    throw new Problem(503, 'price-mismatch', MESSAGES.priceMismatch(plan.name));
  }
}
