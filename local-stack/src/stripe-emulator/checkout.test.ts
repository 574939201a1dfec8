import type Stripe from 'stripe';
import { PRICE, type RunningEmulator, startEmulator } from './testing/start-emulator';

let emulator: RunningEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(async () => {
  await emulator.control('POST', '/reset');
  emulator.endpoint.received.length = 0;
});
afterAll(() => emulator.stop());

describe('a checkout session', () => {
  it('is open, with a page of its own, until it is paid', async () => {
    const session = await emulator.open({
      client_reference_id: 'user-1',
      customer_email: 'ada@example.test',
      metadata: { tier: 'elite' },
      subscription_data: { metadata: { user_id: 'user-1' } },
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: 'subscription',
      amount_total: 4999,
      currency: 'usd',
      client_reference_id: 'user-1',
      customer: null,
      customer_email: 'ada@example.test',
      metadata: { tier: 'elite' },
      subscription: null,
      url: `${emulator.url}/c/pay/${session.id}`,
    });
  });

  it('makes customer, subscription, invoice and charge when it is paid', async () => {
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
      metadata: { user_id: 'user-1' },
      cancel_at_period_end: false,
    });
    const [item] = subscription.items.data;
    expect(item?.price).toMatchObject({ id: PRICE, unit_amount: 4999, recurring: { interval: 'year' } });
    const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400;
    expect([365, 366]).toContain(days);

    const invoice = await emulator.stripe.invoices.retrieve(String(session.invoice), {
      expand: ['payments.data.payment.payment_intent.latest_charge', 'customer'],
    });
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 4999,
      billing_reason: 'subscription_create',
      customer: { id: session.customer, email: 'ada@example.test' },
      parent: { subscription_details: { subscription: subscription.id } },
    });
    const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    expect(intent.latest_charge).toMatchObject({ status: 'succeeded', paid: true, amount: 4999 });
  });

  it('sends the events of a purchase', async () => {
    await emulator.pay();
    await emulator.settled();
    expect(emulator.endpoint.types()).toEqual(
      expect.arrayContaining([
        'customer.created',
        'customer.subscription.created',
        'customer.subscription.updated',
        'charge.succeeded',
        'invoice.paid',
        'checkout.session.completed',
      ]),
    );
  });

  it('stays open when the card is declined, and makes nothing', async () => {
    const { id } = await emulator.open();
    const declined = emulator.control('POST', `/sessions/${id}/pay`, { card: '4000000000000002' });
    await expect(declined).rejects.toThrow('card_declined');
    expect((await emulator.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    expect((await emulator.stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
  });

  it('gives nothing while a payment is to come later, and is paid by its success', async () => {
    const { session, subscription } = await emulator.pay({ card: 'pay_later' });
    expect([session.status, session.payment_status, subscription.status]).toEqual([
      'complete',
      'unpaid',
      'incomplete',
    ]);
    await emulator.control('POST', `/sessions/${session.id}/settle`, { outcome: 'paid' });
    await emulator.settled();
    const paid = await emulator.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(paid).toMatchObject({ payment_status: 'paid', subscription: { status: 'active' } });
    expect(emulator.endpoint.types()).toContain('checkout.session.async_payment_succeeded');
  });

  it('never becomes active when the later payment fails', async () => {
    const { session, subscription } = await emulator.pay({ card: 'pay_later' });
    await emulator.control('POST', `/sessions/${session.id}/settle`, { outcome: 'failed' });
    await emulator.control('POST', '/clock', { seconds: 86_400 });
    await emulator.settled();
    expect((await emulator.stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete_expired');
    expect(emulator.endpoint.types()).toEqual(
      expect.arrayContaining(['checkout.session.async_payment_failed', 'invoice.payment_failed']),
    );
  });

  it('expires when it is told, and when its time is over', async () => {
    const told = await emulator.open();
    expect((await emulator.stripe.checkout.sessions.expire(told.id)).status).toBe('expired');
    const waiting = await emulator.open({ expires_at: told.created + 3_600 });
    await emulator.control('POST', '/clock', { seconds: 3_601 });
    expect((await emulator.stripe.checkout.sessions.retrieve(waiting.id)).status).toBe('expired');
    await emulator.settled();
    expect(emulator.endpoint.types().filter((type) => type === 'checkout.session.expired')).toHaveLength(2);
    await expect(emulator.control('POST', `/sessions/${told.id}/pay`)).rejects.toThrow('expired');
    await expect(emulator.stripe.checkout.sessions.expire(told.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('belongs to a known customer when it is given one', async () => {
    const customer = await emulator.stripe.customers.create({ email: 'ada@example.test' });
    const { session } = await emulator.pay({}, { customer: customer.id });
    expect(session).toMatchObject({
      customer: customer.id,
      customer_details: { email: 'ada@example.test' },
    });
    expect((await emulator.stripe.customers.list()).data).toHaveLength(1);
  });
});
