import { PLANS } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { programFile } from '../../../tools/jest/programs';
import { createStripe } from '../stripe/create-stripe';
import { findPortalConfiguration } from '../stripe/portal-configuration';
import { type Emulator, startEmulator } from '../testing/start-emulator';
import { COMPLETE_ENVIRONMENT, spawnServer } from '../testing/spawn-server';
import { testConfig } from '../testing/test-config';
import { HANDLED_EVENTS } from '../webhook/handle-event';
import { setUpLines, setUpStripe } from './set-up-stripe';

const ADDRESSES = { shellUrl: 'https://play.test', paymentsUrl: 'https://pay.test' };
const PROGRAM = programFile('payments-service/src/stripe-setup.ts');
const HOOK = 'https://pay.test/api/stripe/webhook';

let emulator: Emulator;
let stripe: Stripe;
beforeAll(async () => {
  emulator = await startEmulator();
  stripe = createStripe(testConfig({ stripeApiUrl: new URL(emulator.url) }));
});
beforeEach(async () => {
  await emulator.control('reset');
  // An account where the command has never run.
  await emulator.control('resources/portalConfigurations/bpc_stripe_setup', { metadata: {} });
});
afterAll(() => emulator.stop());

const run = (options: object = {}) => setUpStripe(stripe, PLANS, { ...ADDRESSES, ...options });

test('creates what the catalog needs, and a second run changes nothing', async () => {
  const first = await run();
  const price = await stripe.prices.retrieve(first.variables.STRIPE_PRICE_ELITE ?? '');
  expect(price).toMatchObject({
    unit_amount: 4999,
    currency: 'usd',
    recurring: { interval: 'year', interval_count: 1 },
  });
  expect(first.variables.STRIPE_WEBHOOK_SECRET).toMatch(/^whsec_/);
  expect(first.changes).toEqual([
    'created the product plan_elite',
    `created the price ${price.id} of Elite Access`,
    expect.stringMatching(/^created the portal configuration bpc_/),
    expect.stringMatching(/^created the webhook endpoint we_/),
  ]);

  const second = await run();
  expect(second).toEqual({ variables: { STRIPE_PRICE_ELITE: price.id }, changes: [], checkouts: [] });
  expect(setUpLines(second)).toEqual([
    `STRIPE_PRICE_ELITE=${price.id}`,
    '# The webhook endpoint was there already: its secret is on its page at Stripe.',
    '# Nothing was changed at Stripe.',
  ]);
  const { data } = await stripe.webhookEndpoints.list();
  const endpoints = data.filter(({ url }) => url === HOOK);
  expect(endpoints.map(({ enabled_events }) => enabled_events)).toEqual([HANDLED_EVENTS]);
});

test('creates a new price of the same product for another amount', async () => {
  const before = await run();
  const plans = { ...PLANS, elite: { ...PLANS.elite, amount: 2999 } };
  const after = await setUpStripe(stripe, plans, ADDRESSES);
  const [old, next] = [
    await stripe.prices.retrieve(before.variables.STRIPE_PRICE_ELITE ?? ''),
    await stripe.prices.retrieve(after.variables.STRIPE_PRICE_ELITE ?? ''),
  ];
  expect(next.unit_amount).toBe(2999);
  expect(next.product).toBe(old.product);
});

describe('the webhook endpoint', () => {
  type Events = Stripe.WebhookEndpointCreateParams['enabled_events'];
  const endpointWith = async (enabled_events: Events) =>
    (await stripe.webhookEndpoints.create({ url: HOOK, enabled_events })).id;

  it('gets the events that it lacks, and keeps those of others', async () => {
    const [missing, ...handled] = HANDLED_EVENTS;
    const id = await endpointWith(['customer.created', ...handled]);
    const { changes, variables } = await run();
    expect(changes).toContain(`added to the webhook endpoint ${id}: ${missing}`);
    expect(variables).not.toHaveProperty('STRIPE_WEBHOOK_SECRET');
    const { enabled_events } = await stripe.webhookEndpoints.retrieve(id);
    expect(enabled_events).toEqual(['customer.created', ...handled, missing]);
    expect((await run()).changes).toEqual([]);
  });

  it('stays subscribed to all events', async () => {
    const id = await endpointWith(['*']);
    expect((await run()).changes.join()).not.toContain('webhook');
    expect((await stripe.webhookEndpoints.retrieve(id)).enabled_events).toEqual(['*']);
  });
});

describe('the portal configuration', () => {
  it('is corrected instead of created again, and those of others stay', async () => {
    await run();
    const { id = '' } = (await findPortalConfiguration(stripe)) ?? {};
    await stripe.billingPortal.configurations.update(id, {
      features: { subscription_cancel: { enabled: true, mode: 'immediately' } },
    });
    const list = () => stripe.billingPortal.configurations.list({ limit: 100 });
    const before = (await list()).data;
    expect((await run()).changes).toEqual([
      `corrected the portal configuration ${id}: features.subscription_cancel.mode`,
    ]);
    const after = (await list()).data;
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
    expect(after.filter((one) => one.id !== id)).toEqual(before.filter((one) => one.id !== id));
    expect(after.find((one) => one.id === id)?.features.subscription_cancel.mode).toBe('at_period_end');
  });

  it('follows a new address of the site', async () => {
    await run();
    const { changes } = await run({ shellUrl: 'https://other.test' });
    expect(changes).toEqual([
      expect.stringMatching(
        /: business_profile\.privacy_policy_url, business_profile\.terms_of_service_url$/,
      ),
    ]);
  });
});

describe('open checkouts', () => {
  const open = async (metadata: Stripe.MetadataParam) => {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_elite', quantity: 1 }],
      metadata,
      success_url: 'https://play.test/done',
    });
    return session.id;
  };

  it('at an unknown price are listed until they are closed or the price is', async () => {
    const id = await open({ tier: 'elite', checkout_id: 'one' });
    // Of another product of the account.
    await open({});
    const { checkouts } = await run();
    expect(checkouts).toEqual([`${id} is open at price_elite`]);
    expect((await run({ pastPrices: ['price_elite'] })).checkouts).toEqual([]);
    expect(setUpLines(await run()).at(-1)).toContain(`A payment would be refunded: ${id}`);
    await stripe.checkout.sessions.expire(id);
    expect((await run()).checkouts).toEqual([]);
  });

  it('at a former price of the environment are not listed', async () => {
    await open({ tier: 'elite', checkout_id: 'one' });
    const outputOf = async (environment: Record<string, string>) =>
      (await spawnServer({ ...COMPLETE_ENVIRONMENT, ...environment }, PROGRAM).closed).stdout;
    const environment = { STRIPE_API_URL: emulator.url, PAYMENTS_URL: 'https://pay.test' };
    expect(await outputOf(environment)).toContain('A payment would be refunded');
    const output = await outputOf({ ...environment, STRIPE_PAST_PRICES_ELITE: 'price_elite' });
    expect(output).toContain('STRIPE_PRICE_ELITE=');
    expect(output).not.toContain('A payment would be refunded');
  });
});
