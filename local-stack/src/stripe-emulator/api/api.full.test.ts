import type Stripe from 'stripe';
import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

const FOUND_NOTHING = { code: 'resource_missing', statusCode: 404 };

describe('the API of the Stripe emulator', () => {
  it('rejects a wrong or missing key', async () => {
    await expect(emulator.client('sk_test_other').prices.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect((await fetch(`${emulator.url}/v1/prices`)).status).toBe(401);
  });

  it('responds with an error body to unknown requests', async () => {
    const { stripe } = emulator;
    await expect(stripe.prices.retrieve('price_other')).rejects.toMatchObject(FOUND_NOTHING);
    await expect(stripe.prices.retrieve('constructor')).rejects.toMatchObject(FOUND_NOTHING);
    await expect(stripe.coupons.list()).rejects.toMatchObject({
      statusCode: 404,
      message: 'Unrecognized request URL (GET: /v1/coupons).',
    });
    await expect(stripe.customers.create({ emial: 'ada' } as object)).rejects.toThrow('emial');
    await expect(stripe.prices.list({ currency: 'usd' })).rejects.toThrow('currency');
    for (const [more, param] of [
      [{ line_items: [{ price: 'price_other' }] }, 'line_items[0][price]'],
      [{ customer: 'cus_other' }, 'customer'],
    ] as const) {
      await expect(emulator.open(more as Stripe.Checkout.SessionCreateParams)).rejects.toMatchObject({
        ...FOUND_NOTHING,
        statusCode: 400,
        param,
      });
    }
  });

  it('sells whole amounts of one currency, at an active recurring price', async () => {
    const { stripe } = emulator;
    const price = { currency: 'USD', unit_amount: 2999, product_data: { name: 'Premium' } };
    for (const wrong of [{ unit_amount: -1 }, { unit_amount: 1.5 }, { currency: 'dollar' }]) {
      await expect(stripe.prices.create({ ...price, ...wrong })).rejects.toMatchObject({ statusCode: 400 });
    }
    const once = await stripe.prices.create(price);
    expect(once).toMatchObject({ currency: 'usd', unit_amount: 2999, type: 'one_time', recurring: null });
    const retired = await stripe.prices.create({ ...price, recurring: { interval: 'year' } });
    await stripe.prices.update(retired.id, { active: false });
    for (const { id } of [once, retired]) {
      await expect(emulator.open({ line_items: [{ price: id, quantity: 1 }] })).rejects.toThrow('recurring');
    }
  });

  it('runs a call with the same idempotency key once, even if it failed', async () => {
    const { stripe } = emulator;
    const options = { idempotencyKey: 'purchase-1' };
    const first = await stripe.customers.create({ email: 'ada@example.test' }, options);
    const again = await stripe.customers.create({ email: 'ada@example.test' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(stripe.customers.create({ email: 'eve@example.test' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const refund = () => stripe.refunds.create({ payment_intent: 'pi_none' }, { idempotencyKey: 'refund-1' });
    await expect(refund()).rejects.toMatchObject({ statusCode: 400 });
    await expect(refund()).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
  });

  it('lists in pages, newest first, filtered by creation time', async () => {
    const { stripe } = emulator;
    for (const email of ['first@a.test', 'second@a.test']) await stripe.customers.create({ email });
    await emulator.control('POST', '/clock', { seconds: 1_000 });
    const { created } = await stripe.customers.create({ email: 'third@a.test' });
    const page = await stripe.customers.list({ limit: 2 });
    expect([page.data.length, page.has_more]).toEqual([2, true]);
    const all: unknown[] = [];
    for await (const { email } of stripe.customers.list({ limit: 1 })) all.push(email);
    expect(all).toEqual(['third@a.test', 'second@a.test', 'first@a.test']);
    const since = await stripe.customers.list({ created: { gte: created } });
    expect(since.data.map(({ email }) => email)).toEqual(['third@a.test']);
  });

  it('expands ids on request', async () => {
    const { stripe } = emulator;
    const { session, subscription } = await emulator.pay();
    const { sessions } = stripe.checkout;
    expect(await sessions.retrieve(session.id)).toMatchObject({ subscription: subscription.id });
    expect(await sessions.retrieve(session.id)).not.toHaveProperty('line_items');
    expect(await sessions.retrieve(session.id, { expand: ['line_items', 'subscription'] })).toMatchObject({
      line_items: { data: [{ quantity: 1 }] },
      subscription: { status: 'active' },
    });
    expect(
      await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] }),
    ).toMatchObject({ latest_invoice: { status: 'paid', total: 4999 } });
    expect(await sessions.retrieve(session.id, { expand: ['invoice'] })).toMatchObject({
      invoice: {
        status: 'paid',
        customer_email: 'buyer@example.test',
        status_transitions: { paid_at: expect.any(Number) },
      },
    });
    const customer = { id: session.customer, email: 'buyer@example.test' };
    expect(await stripe.subscriptions.retrieve(subscription.id, { expand: ['customer'] })).toMatchObject({
      customer,
    });
    await expect(sessions.retrieve(session.id, { expand: ['nothing'] })).rejects.toThrow('(nothing)');
  });

  it('lists sessions by status, with their items, at whatever price', async () => {
    const { sessions } = emulator.stripe.checkout;
    await emulator.pay();
    const recurring = { interval: 'year' } as const;
    const product_data = { name: 'Replaced' };
    const price = { currency: 'usd', unit_amount: 2999, product_data, recurring };
    const { id } = await emulator.stripe.prices.create(price);
    const open = await emulator.open({ line_items: [{ price: id, quantity: 1 }] });
    await emulator.stripe.prices.update(id, { active: false });
    const { data } = await sessions.list({ status: 'open', expand: ['data.line_items'] });
    expect(data).toMatchObject([{ id: open.id, line_items: { data: [{ price: { id } }] } }]);
    await emulator.control('POST', `/sessions/${open.id}/pay`);
    expect((await sessions.retrieve(open.id)).amount_total).toBe(2999);
  });

  it("changes a customer's address, and remembers a deleted customer", async () => {
    const { customers, subscriptions } = emulator.stripe;
    const { session, subscription } = await emulator.pay();
    const id = String(session.customer);
    await customers.update(id, { email: 'new@example.test' });
    expect(await customers.retrieve(id)).toMatchObject({ email: 'new@example.test' });
    await expect(customers.update(id, { email: 'ada' })).rejects.toMatchObject({
      code: 'email_invalid',
      param: 'email',
    });
    await customers.del(id);
    expect(await customers.retrieve(id)).toEqual(
      expect.objectContaining({ id, object: 'customer', deleted: true }),
    );
    await expect(customers.update(id, { email: 'a@b.test' })).rejects.toMatchObject(FOUND_NOTHING);
    expect((await customers.list()).data).toEqual([]);
    const ended = await subscriptions.retrieve(subscription.id, { expand: ['customer'] });
    expect(ended).toMatchObject({ status: 'canceled', customer: { id, deleted: true } });
  });

  it.each(['r&d@example.test', 'josé@example.test', "o'neil/b@xn--bcher-kva.xn--p1ai"])(
    'accepts the address %s',
    async (email) => {
      const { session } = await emulator.pay({ email });
      expect(session.customer_details?.email).toBe(email);
      expect(await emulator.open({ customer_email: email })).toMatchObject({ customer_email: email });
    },
  );

  it("dates each response by the account's clock", async () => {
    const dateOf = async () =>
      Date.parse((await emulator.stripe.prices.list()).lastResponse.headers['date'] ?? '');
    const before = await dateOf();
    expect(Math.abs(before - Date.now())).toBeLessThan(5_000);
    await emulator.control('POST', '/clock', { seconds: 3_600 });
    expect((await dateOf()) - before).toBeGreaterThanOrEqual(3_600_000);
  });
});
