import { createServer, type RequestListener } from 'node:http';
import Stripe from 'stripe';
import { createDatabase } from '../database/create-database';
import { portOf } from '../http/serve';

const PRICE = {
  id: 'price_elite',
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount: 4999,
  recurring: { interval: 'year', interval_count: 1 },
};

/** Holds responses back between `hold` and the call of what it returned. */
function createGate() {
  let opened = Promise.resolve();
  return {
    opened: () => opened,
    hold(): () => void {
      let open = () => {};
      opened = new Promise((resolve) => (open = resolve));
      return () => open();
    },
  };
}

async function startStub(respond: RequestListener) {
  const gate = createGate();
  const server = createServer((request, response) => {
    void gate.opened().then(() => respond(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    hold: gate.hold,
    requested: () => new Promise<void>((resolve) => server.once('request', () => resolve())),
    stop: () => server.close().closeAllConnections(),
  };
}

/** Stripe at the network edge: it responds with one price, which a test can change. */
export async function startStripeStub() {
  let price: object | undefined = PRICE;
  const stub = await startStub((_request, response) => {
    const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such price' };
    response.writeHead(price ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(price ?? { error: missing }));
  });
  return {
    ...stub,
    client: new Stripe('sk_test_x', {
      protocol: 'http',
      host: '127.0.0.1',
      port: stub.port,
      maxNetworkRetries: 0,
    }),
    setPrice: (over: object) => void (price = { ...PRICE, ...over }),
    removePrice: () => void (price = undefined),
  };
}

/** The database's API at the network edge: 401 without the secret key, else a status that a test can change. */
export async function startDatabaseStub() {
  let status = 200;
  const stub = await startStub((request, response) => {
    response.writeHead(request.headers.apikey === 'sb_secret_x' ? status : 401).end();
  });
  return {
    ...stub,
    client: createDatabase(stub.url, 'sb_secret_x'),
    setStatus: (next: number) => void (status = next),
  };
}
