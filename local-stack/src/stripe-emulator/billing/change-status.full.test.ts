import type Stripe from 'stripe';
import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

const DAY_S = 86_400;
const advance = (days: number) => emulator.control('POST', '/clock', { seconds: days * DAY_S });
const change = (id: string, status: string) =>
  emulator.control('POST', `/subscriptions/${id}/status`, { status });
const read = async (id: string) => {
  const subscription = await emulator.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  return { subscription, invoice: subscription.latest_invoice as Stripe.Invoice };
};
/** The events that something causes. */
async function eventsOf(run: () => Promise<unknown>) {
  await emulator.settled();
  emulator.endpoint.received.length = 0;
  await run();
  await emulator.settled();
  return emulator.endpoint.types().sort();
}
const UPDATED = 'customer.subscription.updated';

describe('the status of a subscription', () => {
  it.each([
    ['past_due', 'open', [UPDATED, 'invoice.payment_failed']],
    ['unpaid', 'open', [UPDATED, 'invoice.payment_failed']],
    ['paused', 'paid', ['customer.subscription.paused', UPDATED]],
    ['canceled', 'paid', ['customer.subscription.deleted']],
  ])('can become %s', async (status, invoiceStatus, events) => {
    const { subscription } = await emulator.pay();
    expect(await eventsOf(() => change(subscription.id, status))).toEqual(events);
    const now = await read(subscription.id);
    expect([now.subscription.status, now.invoice.status]).toEqual([status, invoiceStatus]);
  });

  it('is retried when past due, but not when unpaid', async () => {
    const { subscription } = await emulator.pay();
    await change(subscription.id, 'past_due');
    expect((await read(subscription.id)).invoice.next_payment_attempt).toEqual(expect.any(Number));
    await change(subscription.id, 'unpaid');
    expect((await read(subscription.id)).invoice.next_payment_attempt).toBeNull();
  });

  it('can expire while the first payment is missing, which voids its invoice', async () => {
    const { subscription } = await emulator.pay({ card: 'pay_later' });
    expect(subscription.status).toBe('incomplete');
    expect(await eventsOf(() => change(subscription.id, 'incomplete_expired'))).toEqual([UPDATED]);
    const now = await read(subscription.id);
    expect([now.subscription.status, now.invoice.status]).toEqual(['incomplete_expired', 'void']);
    await expect(change(subscription.id, 'active')).rejects.toThrow('has ended');
  });

  it('returns from paused', async () => {
    const { subscription } = await emulator.pay();
    await change(subscription.id, 'paused');
    const resumed = await eventsOf(() => change(subscription.id, 'active'));
    expect(resumed).toEqual(['customer.subscription.resumed', UPDATED]);
  });
});

describe('a subscription that staff changed', () => {
  it('ends on its own date', async () => {
    const { subscriptions } = emulator.stripe;
    const { subscription } = await emulator.pay();
    const cancel_at = subscription.created + 40 * DAY_S;
    expect(await subscriptions.update(subscription.id, { cancel_at })).toMatchObject({
      cancel_at,
      cancel_at_period_end: false,
      status: 'active',
    });
    await advance(39);
    expect((await read(subscription.id)).subscription.status).toBe('active');
    await advance(2);
    expect((await read(subscription.id)).subscription.status).toBe('canceled');
  });

  it('keeps running when the date is removed', async () => {
    const { subscriptions } = emulator.stripe;
    const { subscription } = await emulator.pay();
    await subscriptions.update(subscription.id, { cancel_at: subscription.created + DAY_S });
    expect(await subscriptions.update(subscription.id, { cancel_at: '' })).toMatchObject({ cancel_at: null });
    await advance(2);
    expect((await read(subscription.id)).subscription.status).toBe('active');
  });

  it.each([
    ['void', 'void'],
    ['keep_as_draft', 'draft'],
    ['mark_uncollectible', 'uncollectible'],
  ] as const)(
    'stays active while collection is paused, with invoices that are %s',
    async (behavior, status) => {
      const { subscriptions } = emulator.stripe;
      const { subscription } = await emulator.pay();
      const paused = await subscriptions.update(subscription.id, { pause_collection: { behavior } });
      expect(paused.pause_collection).toEqual({ behavior, resumes_at: null });
      await advance(366);
      const now = await read(subscription.id);
      expect([now.subscription.status, now.invoice.status]).toEqual(['active', status]);
      expect((await emulator.stripe.charges.list()).data).toHaveLength(1);
      expect(await subscriptions.update(subscription.id, { pause_collection: '' })).toMatchObject({
        pause_collection: null,
      });
    },
  );
});
