import * as v from 'valibot';
import { ApiErrorSchema, HealthSchema, ReadinessSchema } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { createStripe } from '../stripe/create-stripe';
import { type Emulator, startEmulator } from '../testing/start-emulator';
import { startService, type Service } from '../testing/start-service';
import { testConfig } from '../testing/test-config';

let emulator: Emulator;
let stripe: Stripe;
beforeAll(async () => {
  emulator = await startEmulator();
  stripe = createStripe(testConfig({ stripeApiUrl: new URL(emulator.url) }));
});
afterAll(() => emulator.stop());

let service: Service | undefined;
afterEach(() => service?.stop());

async function start(options?: Parameters<typeof startService>[0]): Promise<Service> {
  service = await startService({ stripeUrl: emulator.url, ...options });
  return service;
}

async function expectReady({ request }: Service) {
  const response = await request('/readyz');
  expect(response.status).toBe(200);
  v.parse(ReadinessSchema, await response.json());
}

async function expectNotReady({ request }: Service, code: string) {
  const response = await request('/readyz');
  expect(response.status).toBe(503);
  expect(v.parse(ApiErrorSchema, await response.json()).code).toBe(code);
}

const ONCE: Stripe.PriceCreateParams = {
  unit_amount: 4999,
  currency: 'usd',
  product_data: { name: 'A plan' },
};
const YEARLY: Stripe.PriceCreateParams = { ...ONCE, recurring: { interval: 'year' } };

/** @returns the id of a price like the plan's, except for the given fields */
const priceWith = async (over: Partial<Stripe.PriceCreateParams> = {}): Promise<string> =>
  (await stripe.prices.create({ ...YEARLY, ...over })).id;

describe('/healthz', () => {
  it('responds while Stripe and the database are down', async () => {
    const running = await startService();
    service = running;
    running.database.stop();
    const response = await running.request('/healthz');
    expect(response.status).toBe(200);
    v.parse(HealthSchema, await response.json());
  });
});

describe('/readyz', () => {
  it('is ready when the database responds and the price matches the plan', async () => {
    await expectReady(await start());
  });

  it('warns about open checkouts at a price that is not configured, and stays ready', async () => {
    const { client, newPerson, request } = await start();
    const { id } = await newPerson();
    const checkout = { buyer: `user:${id}`, user_id: id, tier: 'elite', price_id: 'price_replaced' };
    await client
      .from('checkouts')
      .insert({ ...checkout, session_id: `cs_of_${id}` })
      .throwOnError();
    const response = await request('/readyz');
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ready', warnings: [expect.stringMatching(/^\d+ open checkout\(s\) are at a price/)] },
    ]);
    // Stripe closes a session after a day.
    const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await client.from('checkouts').update({ created_at }).eq('user_id', id).throwOnError();
    expect(await (await request('/readyz')).json()).toEqual({ status: 'ready' });
    await client.from('checkouts').delete().eq('user_id', id).throwOnError();
    expect(await (await request('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('warns while no mail server is configured, and stays ready', async () => {
    const response = await (await start({ sendsMail: false })).request('/readyz');
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ready', warnings: ['Mails about payments are not sent: SMTP_URL is not set.'] },
    ]);
  });

  it('is not ready while Stripe is down', async () => {
    service = await startService();
    await expectNotReady(service, 'stripe-unavailable');
  });

  it('is not ready when the price does not exist', async () => {
    await expectNotReady(await start({ price: 'price_of_nothing' }), 'price-missing');
  });

  it('is not ready when the price is inactive', async () => {
    const price = await priceWith();
    await stripe.prices.update(price, { active: false });
    await expectNotReady(await start({ price }), 'price-inactive');
  });

  it.each<[string, Partial<Stripe.PriceCreateParams>]>([
    ['another amount', { unit_amount: 2999 }],
    ['another currency', { currency: 'eur' }],
    ['another interval', { recurring: { interval: 'month' } }],
    ['more than one interval', { recurring: { interval: 'year', interval_count: 2 } }],
  ])('is not ready when the price has %s', async (_what, over) => {
    await expectNotReady(await start({ price: await priceWith(over) }), 'price-mismatch');
  });

  it('is not ready when the price is not recurring', async () => {
    const { id } = await stripe.prices.create(ONCE);
    await expectNotReady(await start({ price: id }), 'price-mismatch');
  });

  it.each([500, 503])('is not ready when the database responds with %i', async (status) => {
    const running = await start();
    running.database.break({ status });
    await expectNotReady(running, 'database-unavailable');
  });

  it('is not ready when the database refuses its key', async () => {
    await expectNotReady(await start({ secretKey: 'sb_secret_of_another_project' }), 'database-unavailable');
  });

  it('is not ready while the database is down', async () => {
    const running = await start();
    running.database.stop();
    await expectNotReady(running, 'database-unavailable');
  });

  it('stops waiting for the database at the timeout', async () => {
    const running = await start({ readinessTimeoutMs: 300 });
    const release = running.database.hold();
    await expectNotReady(running, 'database-unavailable');
    release();
  });

  it('stops waiting for Stripe at the timeout', async () => {
    const running = await start({ readinessTimeoutMs: 300 });
    await emulator.control('faults', { action: 'hang', path: '/v1/prices' });
    await expectNotReady(running, 'stripe-unavailable');
    await emulator.control('faults', {}, 'DELETE');
  });

  it('becomes ready again when the database recovers', async () => {
    const running = await start();
    running.database.break({ status: 503 });
    await expectNotReady(running, 'database-unavailable');
    running.database.break(null);
    await expectReady(running);
  });
});
