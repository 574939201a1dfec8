import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Express, Router } from 'express';
import { pino } from 'pino';
import { PLANS } from '@ninefold/contracts';
import Stripe from 'stripe';
import { createApp } from '../app';
import { createDatabase } from '../database/create-database';
import { testConfig } from '../testing/test-config';
import { describeApi } from './describe-api';
import { testCards } from '../testing/cards';

type Layer = Router['stack'][number];

/** Each route as `post /api/invite`, from Express's router stack. */
function routesOf(stack: readonly Layer[]): string[] {
  return stack.flatMap(({ route, handle }) => {
    if (!route) return 'stack' in handle ? routesOf((handle as unknown as Router).stack) : [];
    const methods = [...new Set(route.stack.map(({ method }) => method))];
    return methods.map((method) => `${method} ${route.path.replace(/:(\w+)/g, '{$1}')}`);
  });
}

function app(): Express {
  const config = testConfig();
  return createApp({
    config,
    plans: PLANS,
    logger: pino({ level: 'silent' }),
    stripe: new Stripe('sk_test_x'),
    database: createDatabase(config.supabaseUrl, config.supabaseSecretKey),
    readinessTimeoutMs: 1,
    databaseDeadlineMs: 1,
    ...testCards(),
  });
}

test('describes exactly the routes of the app', () => {
  const described = Object.entries(describeApi().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(described.sort()).toEqual(routesOf(app().router.stack).sort());
});

test('openapi.json is current: npm run openapi --workspace payments-service', async () => {
  const file = await readFile(resolve(__dirname, '../../openapi.json'), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(describeApi())));
});
