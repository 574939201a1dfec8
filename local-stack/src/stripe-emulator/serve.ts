import { z } from 'zod';
import { runPart } from '../http/listen';
import { openStateFile } from './state/state-file';
import { stripeApp } from './stripe-app';

const EnvironmentSchema = z.object({
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_PRICE_ELITE: z.string(),
  /** Where events are sent; without it, nowhere. */
  STRIPE_WEBHOOK_URL: z.url().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Without it, nothing is kept. */
  STATE_FILE: z.string().optional(),
});

process.umask(0o077);
await runPart('stripe', async () => {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const environment = EnvironmentSchema.parse(set);
  const { STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret } = environment;
  const account = {
    secretKey: environment.STRIPE_SECRET_KEY,
    priceElite: environment.STRIPE_PRICE_ELITE,
    webhook: url && secret ? { url, secret } : undefined,
  };
  const { app, stop } = stripeApp(account, await openStateFile(environment.STATE_FILE));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  return app;
});
