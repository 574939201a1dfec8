import { randomUUID } from 'node:crypto';
import { payWithoutWebhook, postEvent } from '../testing/events';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments({ webhooks: false })));
afterAll(() => service.stop());

const YEAR_S = 366 * 24 * 3_600;

const isSubscribed = async ({ id }: { id: string }) => (await service.profile(id)).is_subscribed;

/** Changes an object in Stripe, as its staff could. */
const change = (table: string, id: string, fields: object) =>
  service.emulator.control(`resources/${table}/${id}`, fields);

/**
 * Sends a signed event about an object.
 * @returns its outcome
 */
async function send(type: string, id: string): Promise<unknown> {
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, data: { object: { id } } };
  const response = await postEvent(service, JSON.stringify(event));
  return ((await response.json()) as { outcome?: string }).outcome;
}

async function subscriber() {
  const { person, session: id } = await payWithoutWebhook(service);
  await send('checkout.session.completed', id);
  expect(await isSubscribed(person)).toBe(true);
  const { subscription } = await service.stripe.checkout.sessions.retrieve(id);
  return { person, subscription: String(subscription) };
}

describe('a session that Stripe staff created by hand', () => {
  /** @returns the paid session, before any of its events was sent */
  async function paidSession(quantity: number, total: number) {
    const person = await service.newPerson();
    const metadata = { tier: 'elite', user_id: person.id };
    const { id } = await service.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_elite', quantity }],
      client_reference_id: person.id,
      metadata,
      subscription_data: { metadata },
      success_url: 'http://localhost:3000/',
    });
    await service.pay(id);
    const session = await service.stripe.checkout.sessions.retrieve(id);
    await change('checkoutSessions', id, { amount_total: total });
    await change('invoices', String(session.invoice), { total });
    return { person, session };
  }

  it.each([
    ['one item, in full', 1, 4999, 'done', true],
    ['two items, in full', 2, 9998, 'ignored', false],
    ['two items, at the price of one', 2, 4999, 'ignored', false],
    ['one item, with a discount', 1, 3999, 'ignored', false],
    ['one item, free of charge', 1, 0, 'ignored', false],
    ['one item, with a surcharge', 1, 5999, 'ignored', false],
  ] as const)('%s: verification and events agree', async (_, quantity, total, outcome, opened) => {
    const [one, other] = [await paidSession(quantity, total), await paidSession(quantity, total)];
    expect(await service.verify(one.session.id, one.person.token)).toMatchObject([200, { valid: opened }]);
    expect(await isSubscribed(one.person)).toBe(opened);
    const { subscription, invoice, id } = other.session;
    expect(await send('customer.subscription.updated', String(subscription))).toBe(outcome);
    expect(await isSubscribed(other.person)).toBe(opened);
    expect(await send('invoice.paid', String(invoice))).toBe(outcome);
    expect(await send('checkout.session.completed', id)).toBe(outcome);
    expect(await isSubscribed(other.person)).toBe(opened);
  });
});

test('follows a subscription to its end after its terms were changed', async () => {
  const { person, subscription } = await subscriber();
  const { latest_invoice: invoice } = await service.stripe.subscriptions.retrieve(subscription);
  await change('invoices', String(invoice), { total: 3999 });
  expect(await send('customer.subscription.updated', subscription)).toBe('done');
  expect(await isSubscribed(person)).toBe(true);
  await service.stripe.subscriptions.cancel(subscription);
  expect(await send('customer.subscription.deleted', subscription)).toBe('done');
  expect(await isSubscribed(person)).toBe(false);
});

test('an instance whose clock is ahead does not reactivate an ended subscription', async () => {
  const { person, subscription } = await subscriber();
  const path = `/v1/subscriptions/${subscription}`;
  // Stripe reads the subscription while it is active, and responds after its end was stored.
  await service.emulator.control('faults', { action: 'hang', method: 'GET', path, times: 1, done: true });
  const calls = async () =>
    (await service.emulator.control<{ path: string }[]>('calls', {}, 'GET')).filter(
      (made) => made.path === path,
    );
  const before = (await calls()).length;
  jest.useFakeTimers({
    now: Date.now() + 60_000,
    doNotFake: ['clearTimeout', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  const late = send('customer.subscription.updated', subscription);
  while ((await calls()).length === before);
  jest.useRealTimers();
  await service.stripe.subscriptions.cancel(subscription);
  expect(await send('customer.subscription.deleted', subscription)).toBe('done');
  await service.emulator.control('faults', {}, 'DELETE');
  expect(await late).toBe('done');
  expect(await service.profile(person.id)).toMatchObject({
    is_subscribed: false,
    subscription_status: 'canceled',
  });
});

test('an instance whose clock is ahead does not make later changes look old', async () => {
  const { person, subscription } = await subscriber();
  const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await send('customer.subscription.updated', subscription)).toBe('done');
  ahead.mockRestore();
  await service.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(await send('customer.subscription.updated', subscription)).toBe('done');
  expect((await service.profile(person.id)).subscription_end_date).not.toBeNull();
});

test('only a refund of the current year ends the plan', async () => {
  const { person, subscription } = await subscriber();
  const { customer } = await service.stripe.subscriptions.retrieve(subscription);
  await service.emulator.control('clock', { seconds: YEAR_S });
  await send('customer.subscription.updated', subscription);
  const { data } = await service.stripe.charges.list({ customer: String(customer) });
  const [thisYear, lastYear] = data.map(({ id }) => id);
  const refund = async (charge: string | undefined) => {
    await service.emulator.control('refunds', { charge });
    return send('charge.refunded', String(charge));
  };
  expect(await refund(lastYear)).toBe('done');
  expect((await service.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  expect(await isSubscribed(person)).toBe(true);
  expect(await refund(thisYear)).toBe('done');
  expect((await service.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  expect(await isSubscribed(person)).toBe(false);
});

test.each([
  ['needs_response', false],
  ['under_review', false],
  ['lost', false],
  ['won', true],
  ['prevented', true],
  ['warning_needs_response', true],
  ['warning_under_review', true],
  ['warning_closed', true],
])('a dispute with status "%s" leaves the plan active: %p', async (status, opened) => {
  const { person, subscription } = await subscriber();
  const { id } = await service.emulator.control<{ id: string }>('disputes', { subscription });
  await change('disputes', id, { status });
  expect(await send('charge.dispute.closed', id)).toBe('done');
  expect(await isSubscribed(person)).toBe(opened);
});
