import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

const DAY_S = 86_400;
const advance = (days: number) => emulator.control('POST', '/clock', { seconds: days * DAY_S });
const sent = async () => {
  await emulator.settled();
  return emulator.endpoint.types();
};

describe('an open invoice', () => {
  /** A renewal that was declined until Stripe canceled the subscription. */
  async function unpaidRenewal() {
    const { subscription } = await emulator.pay({ card: '4000 0000 0000 0341' });
    await advance(366);
    for (const days of [4, 6, 8]) await advance(days);
    return emulator.stripe.subscriptions.retrieve(subscription.id);
  }

  it('of a canceled subscription can still be paid, which does not bring it back', async () => {
    const { id, status, ended_at, latest_invoice } = await unpaidRenewal();
    const invoice = String(latest_invoice);
    expect(status).toBe('canceled');
    expect(await emulator.stripe.invoices.retrieve(invoice)).toMatchObject({
      status: 'open',
      next_payment_attempt: null,
      status_transitions: { paid_at: null },
    });
    await advance(1);
    emulator.endpoint.received.length = 0;
    await emulator.control('POST', `/invoices/${invoice}/pay`);
    const paid = await emulator.stripe.invoices.retrieve(invoice);
    expect(paid).toMatchObject({ status: 'paid', amount_paid: 4999 });
    expect(paid.status_transitions.paid_at).toBeGreaterThan(ended_at ?? Infinity);
    expect(await sent()).toEqual(['invoice.paid']);
    expect((await emulator.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    const { data } = await emulator.stripe.invoicePayments.list({ invoice, status: 'paid' });
    expect(data).toHaveLength(1);
    await expect(emulator.control('POST', `/invoices/${invoice}/pay`)).rejects.toThrow('paid');
  });

  it('of a subscription that is past due activates it', async () => {
    const { subscription } = await emulator.pay({ card: '4000 0000 0000 0341' });
    await advance(366);
    const { latest_invoice } = await emulator.stripe.subscriptions.retrieve(subscription.id);
    await emulator.control('POST', `/invoices/${String(latest_invoice)}/pay`);
    expect((await emulator.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });
});

describe('a bank debit whose subscription was canceled meanwhile', () => {
  async function canceledBeforePaying(outcome: 'paid' | 'failed') {
    const { session, subscription } = await emulator.pay({ card: 'pay_later' });
    await emulator.stripe.subscriptions.cancel(subscription.id);
    await emulator.settled();
    emulator.endpoint.received.length = 0;
    await emulator.control('POST', `/sessions/${session.id}/settle`, { outcome });
    return emulator.stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice', 'subscription'] });
  }

  it('still arrives', async () => {
    expect(await canceledBeforePaying('paid')).toMatchObject({
      payment_status: 'paid',
      invoice: { status: 'paid', amount_paid: 4999, status_transitions: { paid_at: expect.any(Number) } },
      subscription: { status: 'canceled' },
    });
    expect((await sent()).sort()).toEqual(['checkout.session.async_payment_succeeded', 'invoice.paid']);
  });

  it('can fail', async () => {
    expect(await canceledBeforePaying('failed')).toMatchObject({
      payment_status: 'unpaid',
      subscription: { status: 'canceled' },
    });
    expect((await sent()).sort()).toEqual([
      'checkout.session.async_payment_failed',
      'invoice.payment_failed',
    ]);
  });
});

it('a session that was paid between being read and being expired cannot be expired', async () => {
  const { sessions } = emulator.stripe.checkout;
  const { id } = await emulator.open();
  await emulator.control('POST', '/faults', {
    action: 'hang',
    method: 'GET',
    path: `/v1/checkout/sessions/${id}`,
    times: 1,
    done: true,
  });
  const reading = sessions.retrieve(id);
  while ((await emulator.control<object[]>('GET', '/calls')).length < 2);
  await emulator.control('POST', `/sessions/${id}/pay`);
  await emulator.control('DELETE', '/faults');
  expect((await reading).status).toBe('open');
  await expect(sessions.expire(id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    message:
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
      'This Checkout Session has a status of `complete`.',
  });
});
