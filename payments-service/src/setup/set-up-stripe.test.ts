import { PLANS } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { createStripe } from '../stripe/create-stripe';
import { type Emulator, startEmulator } from '../testing/start-emulator';
import { testConfig } from '../testing/test-config';
import { HANDLED_EVENTS } from '../webhook/handle-event';
import { setUpStripe } from './set-up-stripe';

const ADDRESSES = { shellUrl: 'https://play.test', paymentsUrl: 'https://pay.test' };

let emulator: Emulator;
let stripe: Stripe;
beforeAll(async () => {
  emulator = await startEmulator();
  stripe = createStripe(testConfig({ stripeApiUrl: new URL(emulator.url) }));
});
afterAll(() => emulator.stop());

test('creates what the catalog needs, and a second run adds nothing', async () => {
  const first = await setUpStripe(stripe, PLANS, ADDRESSES);
  const price = await stripe.prices.retrieve(first.STRIPE_PRICE_ELITE ?? '');
  expect(price).toMatchObject({
    unit_amount: 4999,
    currency: 'usd',
    recurring: { interval: 'year', interval_count: 1 },
  });
  expect(first.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/);

  const second = await setUpStripe(stripe, PLANS, ADDRESSES);
  expect({ ...second, STRIPE_WEBHOOK_SECRET: first.STRIPE_WEBHOOK_SECRET }).toEqual(first);
  expect(second).not.toHaveProperty('STRIPE_WEBHOOK_SECRET');
  const { data } = await stripe.webhookEndpoints.list();
  const endpoints = data.filter(({ url }) => url === 'https://pay.test/api/stripe/webhook');
  expect(endpoints.map(({ enabled_events }) => enabled_events)).toEqual([HANDLED_EVENTS]);
});

test('creates a new price of the same product for another amount', async () => {
  const before = await setUpStripe(stripe, PLANS, ADDRESSES);
  const plans = { ...PLANS, elite: { ...PLANS.elite, amount: 2999 } };
  const after = await setUpStripe(stripe, plans, ADDRESSES);
  const [old, next] = [
    await stripe.prices.retrieve(before.STRIPE_PRICE_ELITE ?? ''),
    await stripe.prices.retrieve(after.STRIPE_PRICE_ELITE ?? ''),
  ];
  expect(next.unit_amount).toBe(2999);
  expect(next.product).toBe(old.product);
});
