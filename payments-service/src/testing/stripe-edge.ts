import { createServer } from 'node:http';
import Stripe from 'stripe';
import { portOf } from '../http/serve';

const PRICE = {
  id: 'price_elite',
  object: 'price',
  active: true,
  currency: 'usd',
  unit_amount: 4999,
  recurring: { interval: 'year', interval_count: 1 },
};

/** Stripe's side of the wire: answers for one price, as a test wishes it to be. */
export async function startStripeEdge() {
  let price: object | undefined = PRICE;
  let gate = Promise.resolve();
  const server = createServer((_request, response) => {
    void gate.then(() => {
      response.writeHead(price ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(
          price ?? {
            error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such price' },
          },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    url: `http://127.0.0.1:${port}`,
    client: new Stripe('sk_test_x', { protocol: 'http', host: '127.0.0.1', port, maxNetworkRetries: 0 }),
    setPrice: (over: object) => void (price = { ...PRICE, ...over }),
    removePrice: () => void (price = undefined),
    /** Holds every answer back until the returned function is called. */
    hold(): () => void {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return () => open();
    },
    requested: () => new Promise<void>((resolve) => server.once('request', () => resolve())),
    stop: () => server.close().closeAllConnections(),
  };
}
