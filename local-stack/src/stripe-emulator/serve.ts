import { z } from 'zod';
import { runPart } from '../http/listen';
import { stripeApp } from './stripe-app';

const EnvironmentSchema = z.object({ STRIPE_SECRET_KEY: z.string(), STRIPE_PRICE_ELITE: z.string() });

await runPart('stripe', () => {
  const account = EnvironmentSchema.parse(process.env);
  return stripeApp({
    secretKey: account.STRIPE_SECRET_KEY,
    prices: [
      {
        id: account.STRIPE_PRICE_ELITE,
        unit_amount: 4999,
        currency: 'usd',
        recurring: { interval: 'year', interval_count: 1 },
      },
    ],
  });
});
