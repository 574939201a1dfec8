import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { byPlan } from '@ninefold/contracts';
import Stripe from 'stripe';
import { type Listening, listen } from '../../http/listen';
import { memoryOnly } from '../state/state-file';
import { stripeApp } from '../stripe-app';
import type { Delivery } from '../state/rows';

const KEY = 'sk_test_of_the_tests';
const PRICE = 'price_elite';
const SECRET = 'whsec_of_the_tests';

/** A webhook endpoint that records correctly signed events in order. */
async function startEndpoint() {
  const received: Stripe.Event[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      received.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET));
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    types: () => received.map(({ type }) => type),
    respondWith: (next: number) => void (status = next),
    stop: () => server.close().closeAllConnections(),
  };
}

async function startEmulator() {
  const endpoint = await startEndpoint();
  const settings = {
    secretKey: KEY,
    prices: byPlan((key) => `price_${key}`),
    webhook: { url: endpoint.url, secret: SECRET },
  };
  const { app, stop } = stripeApp(settings, memoryOnly());
  const server: Listening = await listen('stripe', app.fetch, 0);
  const url = `http://localhost:${server.port}`;
  const client = (key = KEY) =>
    new Stripe(key, { host: 'localhost', port: server.port, protocol: 'http', maxNetworkRetries: 0 });

  /** Calls a control; resolves with its response. */
  const control = async <Result = object>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`${url}/_emulator${path}`, {
      method,
      headers: { 'Emulator-Control': 'test' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const result = (await response.json()) as Result;
    if (!response.ok) throw new Error(JSON.stringify(result));
    return result;
  };
  const stripe = client();
  const open = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: PRICE, quantity: 1 }],
      success_url: 'http://localhost:3000/done?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/plans',
      ...more,
    });
  return {
    url,
    endpoint,
    stripe,
    client,
    control,
    /** Creates an open checkout session. */
    open,
    /** Creates a paid session with its subscription. */
    async pay(payment: object = {}, more: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
      const { id } = await open(more);
      await control('POST', `/sessions/${id}/pay`, payment);
      const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
      return { session, subscription: session.subscription as Stripe.Subscription };
    },
    /** Resolves when every event was sent. */
    settled: () => control<Delivery[]>('POST', '/deliveries/settle'),
    async stop() {
      stop();
      endpoint.stop();
      await server.close(0);
    },
  };
}

/**
 * For one test file: the emulator in this process on a free port, with a new account for each test, Stripe's client,
 * and an endpoint that receives its events.
 */
export function useEmulator() {
  const emulator = {} as Awaited<ReturnType<typeof startEmulator>>;
  beforeAll(async () => void Object.assign(emulator, await startEmulator()));
  beforeEach(async () => {
    await emulator.settled();
    await emulator.control('POST', '/reset');
    emulator.endpoint.respondWith(200);
    emulator.endpoint.received.length = 0;
  });
  afterAll(() => emulator.stop());
  return emulator;
}
