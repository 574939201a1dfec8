import { setTimeout as pause } from 'node:timers/promises';
import { recordRefundCall } from '@ninefold/contracts/rpc';
import { useOwnBackend } from '../../jest/own-backend';
import { programFile } from '../../../tools/jest/programs';
import { callDatabase } from '../database/call-database';
import { backend, newAddress } from '../testing/backend';
import { COMPLETE_ENVIRONMENT, spawnServer } from '../testing/spawn-server';
import { type Outbox, startOutbox } from '../testing/start-outbox';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { startSmtpGate } from '../testing/start-smtp-gate';
import { stepsOf } from '../testing/stories/steps';
import { refundTo } from '../testing/refund-to';

const DAY_S = 86_400;

let service: PaymentsTest;
let outbox: Outbox;
let stopBackend: () => Promise<void>;
beforeAll(async () => {
  // Each of these programs does whatever is due in its database.
  stopBackend = await useOwnBackend();
  outbox = await startOutbox();
  // Without events, nothing but the worker does what is due.
  service = await startPayments({ webhooks: false });
});
afterAll(async () => {
  await service.stop();
  await outbox.stop();
  await stopBackend();
});

const environment = () => ({
  ...COMPLETE_ENVIRONMENT,
  STRIPE_API_URL: service.emulator.url,
  SUPABASE_URL: backend().url,
  SUPABASE_SECRET_KEY: backend().secretKey,
  SMTP_URL: outbox.smtpUrl,
  MAIL_FROM: 'hello@ninefold.test',
});

async function subscriber() {
  const person = await service.newSubscriber();
  await service.verify(person.session, person.token);
  return person;
}

/** Somebody whose plan renews in three days at Stripe, from where `reconcile` reads it again. */
async function renewingSubscriber() {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  const id = await stepsOf(service).subscriptionOf(session);
  const { items } = await service.stripe.subscriptions.retrieve(id);
  const current_period_end = Math.floor(Date.now() / 1_000) + 3 * DAY_S;
  const data = items.data.map((item) => ({ ...item, current_period_end }));
  await service.emulator.control(`resources/subscriptions/${id}`, { items: { ...items, data } });
  await service.verify(session, person.token);
  return person;
}

const renewalsTo = async (email: string) =>
  (await outbox.mailsTo(email)).filter(({ subject }) => subject.startsWith('Elite Access renews on '));

test('the server does what is due at Stripe without being called', async () => {
  const { id, client } = await subscriber();
  const { stripe_customer_id: customer } = await service.profile(id);
  const email = newAddress();
  await client.auth.updateUser({ email });
  await service.openMails(email);
  const emailAtStripe = async () => {
    const found = await service.stripe.customers.retrieve(customer ?? '');
    return 'email' in found && found.email;
  };
  expect(await emailAtStripe()).not.toBe(email);
  const server = spawnServer(environment());
  while ((await emailAtStripe()) !== email) await pause(50);
  server.kill('SIGTERM');
  expect((await server.closed).code).toBe(0);
});

test('the server announces a renewal without being called', async () => {
  const { email } = await renewingSubscriber();
  const server = spawnServer(environment());
  while ((await renewalsTo(email)).length === 0) await pause(50);
  server.kill('SIGTERM');
  expect((await server.closed).code).toBe(0);
  expect(await renewalsTo(email)).toHaveLength(1);
});

test('reconcile announces a renewal', async () => {
  const { email } = await renewingSubscriber();
  const program = spawnServer(environment(), programFile('payments-service/src/reconcile.ts'));
  expect((await program.closed).code).toBe(0);
  expect(await renewalsTo(email)).toHaveLength(1);
});

test('a server that is stopped completes its current mail and leaves the others to another instance', async () => {
  const addresses = [newAddress(), newAddress(), newAddress()];
  for (const email of addresses)
    await callDatabase(service.database, recordRefundCall, { p_refund: refundTo(email) });
  const received = () => Promise.all(addresses.map(async (email) => (await outbox.mailsTo(email)).length));
  const gate = await startSmtpGate(outbox.smtpUrl);
  const server = spawnServer({ ...environment(), SMTP_URL: gate.smtpUrl });
  await gate.connected;
  server.kill('SIGTERM');
  await server.logged(/"draining"/);
  gate.open();
  expect((await server.closed).code).toBe(0);
  gate.stop();
  expect((await received()).sort()).toEqual([0, 0, 1]);

  const other = spawnServer(environment());
  while ((await received()).includes(0)) await pause(50);
  other.kill('SIGTERM');
  expect((await other.closed).code).toBe(0);
  expect(await received()).toEqual([1, 1, 1]);
});
