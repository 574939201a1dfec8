import { randomUUID } from 'node:crypto';
import { byPlan, PLANS } from '@ninefold/contracts';
import {
  failMailCall,
  recordFailedRefundCall,
  recordRefundCall,
  takeMailsCall,
  takePaymentTasksCall,
} from '@ninefold/contracts/rpc';
import { programFile } from '../../../tools/jest/programs';
import { useOwnBackend } from '../../jest/own-backend';
import { callDatabase } from '../database/call-database';
import { listPayments } from '../payments/list-payments';
import { backend, newAddress } from '../testing/backend';
import { postEvent } from '../testing/events';
import { COMPLETE_ENVIRONMENT, spawnServer } from '../testing/spawn-server';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { reconcile } from './sync-with-stripe';
import { refundTo } from '../testing/refund-to';

let stopBackend: () => Promise<void>;
let service: PaymentsTest;
beforeAll(async () => {
  stopBackend = await useOwnBackend();
  service = await startPayments({ webhooks: false, config: { mail: undefined } });
});
afterAll(async () => {
  await service.stop();
  await stopBackend();
});
afterEach(() => service.emulator.control('faults', {}, 'DELETE'));

const PROGRAM = programFile('payments-service/src/reconcile.ts');

const run = (days = 3) => reconcile({ ...service, plans: PLANS }, days);

async function buyer() {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  return { ...person, session };
}

const isSubscribed = async ({ id }: { id: string }) => (await service.profile(id)).is_subscribed;

test('activates a purchase whose events were all lost, and a second run finds nothing to do', async () => {
  const person = await buyer();
  expect(await isSubscribed(person)).toBe(false);
  expect(await run()).toMatchObject({ events: expect.any(Number), failed: [] });
  expect(await isSubscribed(person)).toBe(true);
  expect((await run()).events).toBe(0);
});

test('applies a missed refund and a missed cancellation', async () => {
  const [refunded, canceled] = [await buyer(), await buyer()];
  await run();
  const idOf = async ({ id }: { id: string }) => (await service.profile(id)).stripe_subscription_id ?? '';
  await service.emulator.control('refunds', { subscription: await idOf(refunded) });
  await service.stripe.subscriptions.cancel(await idOf(canceled));
  await run();
  expect([await isSubscribed(refunded), await isSubscribed(canceled)]).toEqual([false, false]);
});

test('applies a cancellation whose event Stripe has forgotten', async () => {
  const person = await buyer();
  await run();
  const { stripe_subscription_id: id } = await service.profile(person.id);
  await service.stripe.subscriptions.cancel(id ?? '');
  const { data } = await service.stripe.events.list({ type: 'customer.subscription.deleted', limit: 100 });
  const rows = data.map((event) => ({ id: event.id, type: event.type }));
  await service.database.from('stripe_events').upsert(rows).throwOnError();
  await run();
  expect(await isSubscribed(person)).toBe(false);
});

test('returns a payment whose subscription ended before any event arrived', async () => {
  const person = await buyer();
  await service.emulator.control('clock', { seconds: 5 });
  const { subscription, invoice } = await service.stripe.checkout.sessions.retrieve(person.session);
  await service.stripe.subscriptions.cancel(String(subscription));
  await run();
  const [payment = ''] = await listPayments(service.stripe, String(invoice));
  const { data } = await service.stripe.refunds.list({ payment_intent: payment });
  expect(data.map(({ amount }) => amount)).toEqual([4_999]);
  await run();
  expect((await service.stripe.refunds.list({ payment_intent: payment })).data).toHaveLength(1);
});

test('prints a line for each thing that an operator must look at', async () => {
  const { session: refunded } = await buyer();
  const customer_email = newAddress();
  const unclaimed = await service.begin(undefined, { purchase_id: randomUUID(), customer_email });
  await service.pay(unclaimed);
  const refused = await service.begin(undefined, { purchase_id: randomUUID(), customer_email: newAddress() });
  await service.pay(refused, { card: 'pay_later' });
  await service.emulator.control(`sessions/${refused}/settle`, { outcome: 'failed' });
  await run();
  const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await service.database.from('purchases').update({ created_at }).eq('session_id', unclaimed).throwOnError();
  const invoice = String((await service.stripe.checkout.sessions.retrieve(refunded)).invoice);
  await callDatabase(service.database, recordFailedRefundCall, { p_invoice_id: invoice });
  const ids = { subscription_id: 'sub_rejected', invoice_id: 'in_rejected' };
  await callDatabase(service.database, recordRefundCall, { p_refund: refundTo(newAddress(), ids) });
  for (const { id } of await callDatabase(service.database, takeMailsCall, { p_limit: 100 }))
    await callDatabase(service.database, failMailCall, { p_id: id, p_error: '550', p_is_rejected: true });
  const { code, stdout } = await spawnServer(
    {
      ...COMPLETE_ENVIRONMENT,
      STRIPE_API_URL: service.emulator.url,
      SUPABASE_URL: backend().url,
      SUPABASE_SECRET_KEY: backend().secretKey,
    },
    PROGRAM,
  ).closed;
  const lineWith = (text: string) => stdout.split('\n').find((line) => line.includes(text));
  // The log redacts ids of sessions.
  expect(lineWith('paid, but without an account for more than a day')).toContain('"subscription_id":"sub_');
  expect(lineWith('refunded, but the bank has sent the money back to Stripe')).toContain('"invoice_id":"in_');
  expect(lineWith('in_rejected')).toContain('a mail could not be sent');
  expect(lineWith('"key":"payment-failed:sub_')).toContain('a mail could not be sent');
  expect([code, lineWith('"failed":0')]).toEqual([0, expect.stringContaining('reconciled')]);
});

test('reports what Stripe does not return, and syncs it on the next run', async () => {
  const person = await buyer();
  const { subscription } = await service.stripe.checkout.sessions.retrieve(person.session);
  // Failed calls are retried after a pause, so only this buyer's call fails.
  await service.emulator.control('faults', {
    action: 'fail',
    path: `/v1/subscriptions/${String(subscription)}`,
  });
  const { failed } = await run();
  expect(failed.length).toBeGreaterThan(0);
  await service.emulator.control('faults', {}, 'DELETE');
  expect((await run()).failed).toEqual([]);
  expect(await isSubscribed(person)).toBe(true);
});

describe('in another Stripe account', () => {
  it('ends every subscription, and a second run finds nothing to do', async () => {
    const buyers = [await buyer(), await buyer()];
    await run();
    await service.emulator.control('reset');
    const ended = await run();
    expect(ended.subscriptions).toBeGreaterThanOrEqual(buyers.length);
    expect(ended.failed).toEqual([]);
    expect(await Promise.all(buyers.map(isSubscribed))).toEqual([false, false]);
    expect(await run()).toMatchObject({ events: 0, checkouts: 0, subscriptions: 0, linked: 0, failed: [] });
  });

  it('changes nothing when the account lacks the price on sale', async () => {
    const person = await buyer();
    await run();
    await service.emulator.control('reset');
    const { config } = service;
    const wrong = {
      ...service,
      plans: PLANS,
      config: { ...config, prices: byPlan(() => 'price_elsewhere') },
    };
    await expect(reconcile(wrong, 3)).rejects.toMatchObject({ code: 'price-missing' });
    expect(await isSubscribed(person)).toBe(true);
  });
});

describe('an account that an administrator deletes', () => {
  const removed = async (id: string) => (await service.database.auth.admin.deleteUser(id)).error;
  const subscriptionOf = async ({ session }: { session: string }) => {
    const { subscription } = await service.stripe.checkout.sessions.retrieve(session);
    return service.stripe.subscriptions.retrieve(String(subscription));
  };
  const rowsOf = async (session: string) =>
    (await service.database.from('purchases').select().eq('session_id', session).throwOnError()).data.length;

  /** Paid as a guest and claimed by signing in with the same address. */
  async function claimant({ begin, pay, newPerson, verify } = service) {
    const email = newAddress();
    const session = await begin(undefined, { customer_email: email });
    await pay(session, { email });
    const person = await newPerson(email);
    await verify(session, person.token);
    return { ...person, session };
  }
  /** Simulates a purchase older than the run's range: no event or checkout is included. */
  const FROM_TOMORROW = -1;
  /** The payments that must still be returned. */
  const returns = async () =>
    (await callDatabase(service.database, takePaymentTasksCall, { p_ids: null })).filter(
      ({ kind }) => kind === 'return-payment',
    );

  it.each([
    ['a purchase that was claimed', claimant],
    ['a purchase of a signed-in person', buyer],
  ])('has the subscription of %s refunded and canceled by the next run', async (_, buy) => {
    const person = await buy();
    await run();
    expect(await isSubscribed(person)).toBe(true);
    expect(await removed(person.id)).toBeNull();
    expect((await subscriptionOf(person)).status).toBe('active');
    await run(FROM_TOMORROW);
    expect((await subscriptionOf(person)).status).toBe('canceled');
    const { data } = await service.stripe.charges.list({ limit: 1 });
    expect(data[0]?.refunded).toBe(true);
    expect(await rowsOf(person.session)).toBe(0);
    expect(await returns()).toEqual([]);
  });

  it('has its subscription canceled by the next event', async () => {
    const person = await claimant();
    await removed(person.id);
    const { id } = await subscriptionOf(person);
    const event = { id: `evt_${randomUUID()}`, object: 'event', type: 'customer.subscription.updated' };
    const response = await postEvent(service, JSON.stringify({ ...event, data: { object: { id } } }));
    expect(response.status).toBe(200);
    expect((await subscriptionOf(person)).status).toBe('canceled');
    expect(await rowsOf(person.session)).toBe(0);
    expect(await service.verify(person.session)).toMatchObject([200, { valid: false }]);
    await run();
    expect(await returns()).toEqual([]);
  });

  it('needs no action when Stripe has no such subscription', async () => {
    const elsewhere = await startPayments({ webhooks: false });
    const person = await claimant(elsewhere);
    await elsewhere.stop();
    await removed(person.id);
    expect((await run()).failed).toEqual([]);
    expect(await returns()).toEqual([]);
  });

  it('does not affect a purchase that no account has claimed yet', async () => {
    const [person, email] = [await claimant(), newAddress()];
    const session = await service.begin(undefined, { customer_email: email });
    await service.pay(session, { email });
    await run();
    await removed(person.id);
    await run();
    expect((await subscriptionOf({ session })).status).toBe('active');
    expect(await rowsOf(session)).toBe(1);
  });
});
