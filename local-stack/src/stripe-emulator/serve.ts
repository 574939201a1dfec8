import * as v from 'valibot';
import { byPlan, planVariables, priceVariable } from '@ninefold/contracts';
import { runPart } from '../http/listen';
import { openStateFile } from './state/state-file';
import { stripeApp } from './stripe-app';

const EnvironmentSchema = v.object({
  STRIPE_SECRET_KEY: v.string(),
  ...planVariables(priceVariable, () => v.string()),
  /** Target of webhooks, if any. */
  STRIPE_WEBHOOK_URL: v.optional(v.pipe(v.string(), v.url())),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  /** Without it, state is lost on exit. */
  STATE_FILE: v.optional(v.string()),
});

process.umask(0o077);
await runPart('stripe', async () => {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const environment = v.parse(EnvironmentSchema, set);
  const { STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret } = environment;
  const settings = {
    secretKey: environment.STRIPE_SECRET_KEY,
    prices: byPlan((key) => environment[priceVariable(key)]),
    webhook: url && secret ? { url, secret } : undefined,
  };
  const { app, stop } = stripeApp(settings, await openStateFile(environment.STATE_FILE));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  return app;
});
