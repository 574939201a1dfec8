import { freePort } from '../testing/free-ports';
import { responding, type EntryProcess, spawnEntry } from '../testing/spawn-entry';

jest.setTimeout(30_000);

let emulator: EntryProcess;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  emulator = spawnEntry('stripe-emulator/serve.ts', [], {
    STRIPE_EMULATOR_PORT: String(port),
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PRICE_ELITE: 'price_elite',
  });
  url = `http://localhost:${port}`;
  await responding(`${url}/healthz`, emulator);
});
afterAll(async () => {
  emulator.kill('SIGTERM');
  await emulator.closed;
});

const get = async (path: string, key = 'sk_test_x') => {
  const response = await fetch(url + path, { headers: { Authorization: `Bearer ${key}` } });
  return [response.status, await response.json()] as const;
};

describe('the Stripe emulator', () => {
  it('has the price of the elite plan', async () => {
    expect(await get('/v1/prices/price_elite')).toEqual([
      200,
      expect.objectContaining({
        id: 'price_elite',
        object: 'price',
        active: true,
        unit_amount: 4999,
        currency: 'usd',
        recurring: { interval: 'year', interval_count: 1 },
      }),
    ]);
  });

  it('responds to an unknown price as Stripe does', async () => {
    expect(await get('/v1/prices/price_other')).toEqual([
      404,
      { error: expect.objectContaining({ type: 'invalid_request_error', code: 'resource_missing' }) },
    ]);
  });

  it('refuses another key', async () => {
    expect(await get('/v1/prices/price_elite', 'sk_test_other')).toEqual([
      401,
      { error: expect.any(Object) },
    ]);
  });

  it('responds with an error body to unknown calls, because clients take any other body for success', async () => {
    expect(await get('/v1/unheard_of')).toEqual([
      404,
      {
        error: { type: 'invalid_request_error', message: 'Unrecognized request URL (GET: /v1/unheard_of).' },
      },
    ]);
  });
});
