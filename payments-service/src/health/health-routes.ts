import { Router } from 'express';
import { PLAN_KEYS, type Health, type PlanKey, type Plans, type Readiness } from '@ninefold/contracts';
import { callRpc, checkoutsAtOtherPricesCall } from '@ninefold/contracts/rpc';
import type Stripe from 'stripe';
import { allPrices, type Config } from '../config/read-config';
import type { DatabaseClient } from '../database/create-database';
import { Problem } from '../errors/problem';
import { rateLimiter } from '../http/middleware';
import { fetchPrice } from '../payments/fetch-price';
import { matchesPlan } from '../payments/identify-plan';
import { MESSAGES } from '../errors/messages';

/** Lower than for other endpoints, because every check calls Stripe. */
const READINESS_CHECKS_PER_MINUTE = 120;

export interface HealthDependencies {
  readonly config: Pick<Config, 'prices' | 'pastPrices' | 'mail'>;
  readonly plans: Plans;
  readonly stripe: Stripe;
  readonly database: DatabaseClient;
  /** How long `/readyz` waits for Stripe and the database, in milliseconds. */
  readonly readinessTimeoutMs: number;
}

/**
 * `GET /healthz`: the process is running. `GET /readyz`: it can also take payments. The checks do not retry; callers
 * poll. Warnings leave it ready.
 * @param proxyWarning what is wrong with the proxies in front of the service, or null
 */
export function healthRoutes(dependencies: HealthDependencies, proxyWarning: () => string | null): Router {
  const routes = Router();
  routes.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' } satisfies Health);
  });
  routes.get('/readyz', rateLimiter(READINESS_CHECKS_PER_MINUTE), async (_request, response) => {
    const [checkouts] = await Promise.all([
      countCheckoutsAtOtherPrices(dependencies),
      ...PLAN_KEYS.map((key) => checkPrice(dependencies, key)),
    ]);
    const found = [
      checkouts > 0 ? MESSAGES.otherPrices(checkouts) : null,
      proxyWarning(),
      dependencies.config.mail ? null : MESSAGES.mailsOff,
    ];
    const warnings = found.filter((warning) => warning !== null);
    response.json({ status: 'ready', ...(warnings.length > 0 && { warnings }) } satisfies Readiness);
  });
  return routes;
}

/**
 * The number of open checkouts whose payment would be returned, because their price is not configured. The call also shows
 * that the database responds to the service's key.
 * @throws Problem 503 when it does not
 */
async function countCheckoutsAtOtherPrices({
  config,
  database,
  readinessTimeoutMs,
}: HealthDependencies): Promise<number> {
  const signal = AbortSignal.timeout(readinessTimeoutMs);
  const prices = { p_price_ids: allPrices(config) };
  return callRpc(database, checkoutsAtOtherPricesCall, prices, { signal }).catch((cause: unknown) => {
    throw new Problem(503, 'database-unavailable', MESSAGES.databaseDown, { cause });
  });
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
