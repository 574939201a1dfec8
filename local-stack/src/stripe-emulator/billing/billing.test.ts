import type Stripe from 'stripe';
import { type RunningEmulator, startEmulator } from '../testing/start-emulator';

const DAY = 86_400;

let emulator: RunningEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => {
  await emulator.settled();
  await emulator.control('POST', '/reset');
  emulator.endpoint.received.length = 0;
});
afterAll(() => emulator.stop());

const advance = (days: number) => emulator.control('POST', '/clock', { seconds: days * DAY });
const sent = async () => {
  await emulator.settled();
  return emulator.endpoint.types();
};
const chargeOf = async ({ latest_invoice: invoice }: Stripe.Subscription) => {
  const { data } = await emulator.stripe.invoicePayments.list({
    invoice: String(invoice),
    expand: ['data.payment.payment_intent'],
  });
  return String((data[0]?.payment.payment_intent as Stripe.PaymentIntent).latest_charge);
};

describe('a subscription', () => {
  it('renews each year, with an invoice', async () => {
    const { subscription } = await emulator.pay();
    await advance(2 * 366);
    const renewed = await emulator.stripe.subscriptions.retrieve(subscription.id);
    expect(renewed.status).toBe('active');
    expect(renewed.items.data[0]?.current_period_start).toBeGreaterThan(subscription.created + 700 * DAY);
    const invoices = await emulator.stripe.invoices.list({ subscription: subscription.id, status: 'paid' });
    expect(invoices.data.map(({ billing_reason: reason }) => reason)).toEqual([
      'subscription_cycle',
      'subscription_cycle',
      'subscription_create',
    ]);
  });

  it('ends when its paid period ends, unless it is renewed before', async () => {
    const { stripe } = emulator;
    const { subscription } = await emulator.pay();
    const end = subscription.items.data[0]?.current_period_end;
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    const kept = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await advance(366);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect(await sent()).toContain('customer.subscription.deleted');
  });

  it('is canceled at once, and only once', async () => {
    const { stripe } = emulator;
    const { session, subscription } = await emulator.pay();
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('canceled');
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
    const customer = String(session.customer);
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
  });

  it('is past due when the renewal is declined, and ends after the last try', async () => {
    const { stripe } = emulator;
    const { subscription } = await emulator.pay({ card: '4000 0000 0000 0341' });
    await advance(366);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    expect(await sent()).toContain('invoice.payment_failed');
    for (const days of [4, 6, 8]) await advance(days);
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });

  it('is active again when a later try succeeds', async () => {
    const { session, subscription } = await emulator.pay();
    await emulator.control('POST', `/customers/${String(session.customer)}/card`, {
      card: '4000000000000002',
    });
    await advance(366);
    await emulator.control('POST', `/customers/${String(session.customer)}/card`, {
      card: '4242424242424242',
    });
    await advance(4);
    expect((await emulator.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('can be paid back, in part and as a whole, and no more than that', async () => {
    const { stripe } = emulator;
    const { subscription } = await emulator.pay();
    const charge = await chargeOf(subscription);
    await stripe.refunds.create({ charge, amount: 1_000 });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 1_000, refunded: false });
    await expect(stripe.refunds.create({ charge, amount: 4_000 })).rejects.toMatchObject({ param: 'amount' });
    await stripe.refunds.create({ charge, reason: 'requested_by_customer' });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 4_999, refunded: true });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await sent()).filter((type) => type === 'charge.refunded')).toHaveLength(2);
  });

  it('is paid back and disputed by the control of a test, too', async () => {
    const { session, subscription } = await emulator.pay();
    const dispute = await emulator.control<Stripe.Dispute>('POST', '/disputes', { session: session.id });
    expect(dispute).toMatchObject({ charge: await chargeOf(subscription), status: 'needs_response' });
    await emulator.control('POST', `/disputes/${dispute.id}/close`, { status: 'won' });
    expect(await emulator.stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'won' });
    await emulator.control('POST', '/refunds', { subscription: subscription.id });
    expect(await sent()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.closed', 'charge.refunded']),
    );
  });

  it('ends with its customer', async () => {
    const { session, subscription } = await emulator.pay();
    await emulator.stripe.customers.del(String(session.customer));
    expect((await emulator.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });
});
