import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

const YEAR_S = 366 * 86_400;

/** Pays for a session with a discount. */
async function payWith(discount: object) {
  const { id } = await emulator.open();
  await emulator.control('POST', `/sessions/${id}/discount`, discount);
  const open = await emulator.stripe.checkout.sessions.retrieve(id);
  await emulator.control('POST', `/sessions/${id}/pay`);
  const session = await emulator.stripe.checkout.sessions.retrieve(id, {
    expand: ['subscription', 'invoice'],
  });
  return { open, session };
}

describe('a discounted checkout session', () => {
  it('charges less, and shows the coupon', async () => {
    const { open, session } = await payWith({ coupon: 'FALL', percent_off: 20 });
    expect(open).toMatchObject({ amount_total: 3999, payment_status: 'unpaid' });
    expect(session).toMatchObject({
      amount_total: 3999,
      total_details: { amount_discount: 1000 },
      discounts: [{ coupon: 'FALL', promotion_code: null }],
      payment_status: 'paid',
      subscription: { status: 'active' },
      invoice: { status: 'paid', total: 3999, amount_due: 3999, amount_paid: 3999 },
    });
    expect((await emulator.stripe.charges.list()).data).toMatchObject([{ amount: 3999 }]);
  });

  it('that is free requires no payment, and activates the subscription', async () => {
    const { session } = await payWith({ promotion_code: 'promo_1', percent_off: 100 });
    expect(session).toMatchObject({
      amount_total: 0,
      total_details: { amount_discount: 4999 },
      discounts: [{ coupon: null, promotion_code: 'promo_1' }],
      payment_status: 'no_payment_required',
      subscription: { status: 'active' },
      invoice: { status: 'paid', total: 0, amount_paid: 0 },
    });
    expect((await emulator.stripe.charges.list()).data).toEqual([]);
    expect((await emulator.stripe.invoicePayments.list()).data).toEqual([]);
    await emulator.settled();
    expect(emulator.endpoint.types()).toContain('invoice.paid');
  });

  it.each([
    ['once', [4999, 2999]],
    ['forever', [2999, 2999]],
  ])('for which the coupon applies %s charges the renewal accordingly', async (duration, amounts) => {
    await payWith({ coupon: 'FALL', amount_off: 2000, duration });
    await emulator.control('POST', '/clock', { seconds: YEAR_S });
    const { data } = await emulator.stripe.charges.list();
    expect(data.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('must be open', async () => {
    const { session } = await emulator.pay();
    const late = emulator.control('POST', `/sessions/${session.id}/discount`, {
      coupon: 'FALL',
      percent_off: 1,
    });
    await expect(late).rejects.toThrow('complete');
  });
});
