import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Stripe from 'stripe';
import { freePort } from '../http/free-port';
import { type EntryProcess, spawnEntry } from '../testing/spawn-entry';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder';

const KEY = 'sk_test_x';
const running: EntryProcess[] = [];
afterAll(async () => {
  for (const emulator of running) emulator.kill('SIGTERM');
  await Promise.all(running.map(({ closed }) => closed));
  await removeTemporaryFolders();
});

function spawn(file: string, webhook = ''): EntryProcess {
  const emulator = spawnEntry('stripe-emulator/serve.ts', [], {
    STRIPE_EMULATOR_PORT: '0',
    STRIPE_SECRET_KEY: KEY,
    STRIPE_PRICE_ELITE: 'price_elite',
    STRIPE_WEBHOOK_URL: webhook,
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STATE_FILE: file,
  });
  running.push(emulator);
  return emulator;
}

async function start(file: string, webhook?: string) {
  const emulator = spawn(file, webhook);
  const url = new URL(await emulator.firstLine().then((line) => (JSON.parse(line) as { url: string }).url));
  const stripe = new Stripe(KEY, { host: url.hostname, port: url.port, protocol: 'http' });
  return { emulator, stripe, url: url.origin };
}

/** Pays like a buyer. */
const payOnPage = (url: string, session: string) =>
  fetch(`${url}/c/pay/${session}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ number: '4242 4242 4242 4242' }),
  });

describe('the process of the Stripe emulator', () => {
  it('keeps its customers and its one price across a restart', async () => {
    const file = path.join(await temporaryFolder(), 'stripe.json');
    const first = await start(file);
    const { id } = await first.stripe.customers.create({ email: 'ada@example.test' });
    first.emulator.kill('SIGTERM');
    expect((await first.emulator.closed).code).toBe(0);

    const second = await start(file);
    expect(await second.stripe.customers.retrieve(id)).toMatchObject({ email: 'ada@example.test' });
    expect((await second.stripe.prices.list()).data).toHaveLength(1);
  });

  it('keeps a payment when it is killed right after the response', async () => {
    const file = path.join(await temporaryFolder(), 'stripe.json');
    const { emulator, stripe, url } = await start(file);
    const { id } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_elite', quantity: 1 }],
      customer_email: 'ada@example.test',
      success_url: 'http://localhost:3000/done?session_id={CHECKOUT_SESSION_ID}',
    });
    const response = await payOnPage(url, id);
    emulator.kill('SIGKILL');
    expect(response.status).toBeLessThan(400);
    await emulator.closed;

    const { stripe: afterwards } = await start(file);
    const session = await afterwards.checkout.sessions.retrieve(id, { expand: ['subscription'] });
    expect(session).toMatchObject({ payment_status: 'paid', subscription: { status: 'active' } });
  });

  it('sends pending webhooks after a restart', async () => {
    const file = path.join(await temporaryFolder(), 'stripe.json');
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const first = await start(file, nowhere);
    await first.stripe.customers.create({ email: 'ada@example.test' });
    first.emulator.kill('SIGTERM');
    await first.emulator.closed;

    const endpoint = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(200).end());
    }).listen(0, '127.0.0.1');
    await once(endpoint, 'listening');
    const arrived = once(endpoint, 'request') as Promise<[IncomingMessage]>;
    await start(file, `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`);
    const [request] = await arrived;
    expect(request.headers['stripe-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
    endpoint.close().closeAllConnections();
  });

  it.each([
    ['a corrupt file', '{"format":1,"sta', /^The state of the Stripe emulator in \S+ is corrupt\. /],
    ['a file of another version', '{"format":1}', /^Another version of the Stripe emulator wrote \S+\. /],
  ])('does not start on %s, and reports it in one line', async (_which, text, sentence) => {
    const file = path.join(await temporaryFolder(), 'stripe.json');
    await writeFile(file, text);
    const { code, stdout, stderr } = await spawn(file).closed;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/"npm start -- --fresh" starts with empty data\.\n$/);
  });
});
