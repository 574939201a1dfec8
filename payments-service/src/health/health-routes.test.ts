import { startService, type Service } from '../testing/start-service';

let service: Service;
beforeEach(async () => void (service = await startService()));
afterEach(() => service.stop());

async function readiness() {
  const response = await service.request('/readyz');
  return [response.status, await response.json()] as const;
}

const unready = (code: string) => [503, { code, error: expect.any(String) }];

describe('/healthz', () => {
  it('answers while Stripe and the database are down', async () => {
    service.stripe.stop();
    service.database.stop();
    expect((await service.request('/healthz')).status).toBe(200);
  });
});

describe('/readyz', () => {
  it('is ready when the database answers and the price is what the plan says', async () => {
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready while Stripe is down', async () => {
    service.stripe.stop();
    expect(await readiness()).toEqual(unready('stripe-unavailable'));
  });

  it('is not ready when the price does not exist', async () => {
    service.stripe.removePrice();
    expect(await readiness()).toEqual(unready('price-missing'));
  });

  it('is not ready when the price was retired', async () => {
    service.stripe.setPrice({ active: false });
    expect(await readiness()).toEqual(unready('price-inactive'));
  });

  it.each([
    ['another amount', { unit_amount: 2999 }],
    ['another currency', { currency: 'eur' }],
    ['another interval', { recurring: { interval: 'month', interval_count: 1 } }],
    ['no interval at all', { recurring: null }],
  ])('is not ready when the price has %s', async (_what, over) => {
    service.stripe.setPrice(over);
    expect(await readiness()).toEqual(unready('price-mismatch'));
  });

  it.each([500, 503, 401])('is not ready when the database answers %i', async (status) => {
    service.database.answer(status);
    expect(await readiness()).toEqual(unready('database-unavailable'));
  });

  it('is not ready while the database is down', async () => {
    service.database.stop();
    expect(await readiness()).toEqual(unready('database-unavailable'));
  });

  it('becomes ready again with the database', async () => {
    service.database.answer(503);
    await readiness();
    service.database.answer(200);
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
  });
});
