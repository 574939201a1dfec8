import { ApiErrorSchema, HealthSchema, ReadinessSchema } from 'shared-contracts';
import { startService, type Service } from '../testing/start-service';

let service: Service | undefined;
afterEach(() => service?.stop());

async function start(options?: Parameters<typeof startService>[0]): Promise<Service> {
  service = await startService(options);
  return service;
}

async function expectReady({ request }: Service) {
  const response = await request('/readyz');
  expect(response.status).toBe(200);
  ReadinessSchema.parse(await response.json());
}

async function expectNotReady({ request }: Service, code: string) {
  const response = await request('/readyz');
  expect(response.status).toBe(503);
  expect(ApiErrorSchema.parse(await response.json()).code).toBe(code);
}

describe('/healthz', () => {
  it('responds while Stripe and the database are down', async () => {
    const running = await start();
    running.stripe.stop();
    running.database.stop();
    const response = await running.request('/healthz');
    expect(response.status).toBe(200);
    HealthSchema.parse(await response.json());
  });
});

describe('/readyz', () => {
  it('is ready when the database responds and the price is what the plan says', async () => {
    await expectReady(await start());
  });

  it('is not ready while Stripe is down', async () => {
    const running = await start();
    running.stripe.stop();
    await expectNotReady(running, 'stripe-unavailable');
  });

  it('is not ready when the price does not exist', async () => {
    const running = await start();
    running.stripe.removePrice();
    await expectNotReady(running, 'price-missing');
  });

  it('is not ready when the price was retired', async () => {
    const running = await start();
    running.stripe.setPrice({ active: false });
    await expectNotReady(running, 'price-inactive');
  });

  it.each([
    ['another amount', { unit_amount: 2999 }],
    ['another currency', { currency: 'eur' }],
    ['another interval', { recurring: { interval: 'month', interval_count: 1 } }],
    ['no interval at all', { recurring: null }],
  ])('is not ready when the price has %s', async (_what, over) => {
    const running = await start();
    running.stripe.setPrice(over);
    await expectNotReady(running, 'price-mismatch');
  });

  it.each([500, 503, 401])('is not ready when the database responds with %i', async (status) => {
    const running = await start();
    running.database.setStatus(status);
    await expectNotReady(running, 'database-unavailable');
  });

  it('is not ready while the database is down', async () => {
    const running = await start();
    running.database.stop();
    await expectNotReady(running, 'database-unavailable');
  });

  it.each(['stripe', 'database'] as const)('waits for %s until its timeout, and no longer', async (name) => {
    const running = await start({ readinessTimeoutMs: 100 });
    const release = running[name].hold();
    await expectNotReady(running, `${name}-unavailable`);
    release();
  });

  it('becomes ready again with the database', async () => {
    const running = await start();
    running.database.setStatus(503);
    await expectNotReady(running, 'database-unavailable');
    running.database.setStatus(200);
    await expectReady(running);
  });
});
