import { useEmulator } from '../testing/use-emulator';
import type { Price } from '../state/rows';
import { periodEnd } from './subscriptions';

const DAY = 86_400;

const emulator = useEmulator();

const advance = (days: number) => emulator.control('POST', '/clock', { seconds: days * DAY });
const sent = async () => {
  await emulator.settled();
  return emulator.endpoint.types();
};
const subscriptionOf = (id: string) => emulator.stripe.subscriptions.retrieve(id);

describe('a checkout session', () => {
  it('creates customer, subscription and charge when it is paid', async () => {
    const { session, subscription } = await emulator.pay(
      { email: 'ada@example.test' },
      { subscription_data: { metadata: { user_id: 'user-1' } } },
    );
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'ada@example.test' },
    });
    expect(subscription).toMatchObject({
      status: 'active',
      customer: session.customer,
      metadata: { user_id: 'user-1' },
      cancel_at_period_end: false,
    });
    const { data } = await emulator.stripe.charges.list({ customer: String(session.customer) });
    expect(data).toMatchObject([{ status: 'succeeded', paid: true, amount: 4999, currency: 'usd' }]);
  });

  it('expires on request and after its lifetime', async () => {
    const { sessions } = emulator.stripe.checkout;
    const [told, waiting] = [await emulator.open(), await emulator.open()];
    expect((await sessions.expire(told.id)).status).toBe('expired');
    await advance(2);
    expect((await sessions.retrieve(waiting.id)).status).toBe('expired');
    expect((await sent()).filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
    await expect(emulator.control('POST', `/sessions/${told.id}/pay`)).rejects.toThrow('expired');
  });
});

describe('a subscription', () => {
  it.each([
    ['year', '2028-02-29', '2029-02-28'],
    ['month', '2027-01-31', '2027-02-28'],
    ['month', '2027-04-30', '2027-05-30'],
  ])('that starts on a day missing in some %ss renews on the last day', (interval, begin, end) => {
    const price = { recurring: { interval, interval_count: 1 } } as Price;
    expect(new Date(periodEnd(Date.parse(begin) / 1_000, price) * 1_000)).toEqual(new Date(end));
  });

  it('renews each year, with an invoice', async () => {
    const { session, subscription } = await emulator.pay();
    await advance(2 * 366);
    const renewed = await subscriptionOf(subscription.id);
    expect(renewed.status).toBe('active');
    expect(renewed.items.data[0]?.current_period_start).toBeGreaterThan(subscription.created + 700 * DAY);
    const charges = await emulator.stripe.charges.list({ customer: String(session.customer) });
    expect(charges.data).toHaveLength(3);
  });

  it('ends with its period unless the cancellation is undone', async () => {
    const { subscriptions } = emulator.stripe;
    const { subscription } = await emulator.pay();
    const end = subscription.items.data[0]?.current_period_end;
    const ending = await subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    const stored = await subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(stored).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await advance(366);
    expect((await subscriptionOf(subscription.id)).status).toBe('canceled');
    expect(await sent()).toContain('customer.subscription.deleted');
    await expect(subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
  });

  it('is past due when the renewal is declined, and ends after the last retry', async () => {
    const { subscription } = await emulator.pay({ card: '4000 0000 0000 0341' });
    await advance(366);
    expect((await subscriptionOf(subscription.id)).status).toBe('past_due');
    expect(await sent()).toContain('invoice.payment_failed');
    for (const days of [4, 6, 8]) await advance(days);
    expect((await subscriptionOf(subscription.id)).status).toBe('canceled');
  });

  it('can be refunded in part and in full, but not beyond', async () => {
    const { stripe, control } = emulator;
    const { session, subscription } = await emulator.pay();
    const invoice = String(subscription.latest_invoice);
    const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
    const payment_intent = String(data[0]?.payment.payment_intent);
    const charge = async () => (await stripe.charges.list()).data[0];
    await control('POST', '/refunds', { session: session.id, amount: 1_000 });
    expect(await charge()).toMatchObject({ amount_refunded: 1_000, refunded: false });
    const tooMuch = control('POST', '/refunds', { subscription: subscription.id, amount: 4_000 });
    await expect(tooMuch).rejects.toThrow('greater');
    await stripe.refunds.create({ payment_intent, reason: 'duplicate' });
    expect(await charge()).toMatchObject({ amount_refunded: 4_999, refunded: true });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await sent()).filter((type) => type === 'charge.refunded')).toHaveLength(2);
  });

  it('ends with its customer', async () => {
    const { session, subscription } = await emulator.pay();
    await emulator.stripe.customers.del(String(session.customer));
    expect((await subscriptionOf(subscription.id)).status).toBe('canceled');
  });
});
