import { PRICE, type RunningEmulator, startEmulator } from '../testing/start-emulator';

let emulator: RunningEmulator;
beforeAll(async () => {
  emulator = await startEmulator();
});
beforeEach(() => emulator.control('POST', '/reset'));
afterAll(() => emulator.stop());

describe('the API of the Stripe emulator', () => {
  it('refuses another key, and a call without one', async () => {
    await expect(emulator.client('sk_test_other').prices.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
      message: 'Invalid API Key provided: ****ther',
    });
    const response = await fetch(`${emulator.url}/v1/prices`);
    expect([response.status, await response.json()]).toEqual([
      401,
      { error: expect.objectContaining({ type: 'invalid_request_error' }) },
    ]);
  });

  it('responds with an error body to what it does not know', async () => {
    const { stripe } = emulator;
    await expect(stripe.prices.retrieve('price_other')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      param: 'price',
    });
    await expect(stripe.coupons.list()).rejects.toMatchObject({
      statusCode: 404,
      message: 'Unrecognized request URL (GET: /v1/coupons).',
    });
    await expect(stripe.customers.create({ emial: 'ada' } as object)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'emial',
    });
    await expect(stripe.products.create({} as { name: string })).rejects.toMatchObject({
      code: 'parameter_missing',
      message: 'Missing required param: name.',
    });
    await expect(emulator.open({ line_items: [{ price: 'price_other' }] })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'line_items[0][price]',
    });
  });

  it('does a call with the same idempotency key once', async () => {
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
  });

  it('keeps the response to a key also when it was an error', async () => {
    const { stripe } = emulator;
    const { subscription } = await emulator.pay();
    const options = { idempotencyKey: 'refund-1' };
    const refund = () => stripe.refunds.create({ charge: 'ch_missing' }, options);
    await expect(refund()).rejects.toMatchObject({ statusCode: 404 });
    await expect(refund()).rejects.toMatchObject({ statusCode: 404 });
    const calls = await emulator.control<{ replayed?: boolean }[]>('GET', '/calls');
    expect(calls.filter(({ replayed }) => replayed)).toHaveLength(1);
    expect(subscription.status).toBe('active');
  });

  it('lists in pages, newest first', async () => {
    const { stripe } = emulator;
    const names = ['first', 'second', 'third'];
    for (const name of names) await stripe.customers.create({ name });
    const page = await stripe.customers.list({ limit: 2 });
    expect([page.data.map(({ name }) => name), page.has_more]).toEqual([['third', 'second'], true]);
    const rest = await stripe.customers.list({ limit: 2, starting_after: page.data[1]?.id ?? '' });
    expect([rest.data.map(({ name }) => name), rest.has_more]).toEqual([['first'], false]);
    const before = await stripe.customers.list({ ending_before: rest.data[0]?.id ?? '' });
    expect(before.data.map(({ name }) => name)).toEqual(['third', 'second']);
    const all: unknown[] = [];
    for await (const { name } of stripe.customers.list({ limit: 1 })) all.push(name);
    expect(all).toEqual(['third', 'second', 'first']);
  });

  it('lists what was made in a time', async () => {
    const { stripe } = emulator;
    const { created } = await stripe.customers.create({});
    await emulator.control('POST', '/clock', { seconds: 1_000 });
    const later = await stripe.customers.create({});
    const since = await stripe.customers.list({ created: { gt: created + 500 } });
    expect(since.data.map(({ id }) => id)).toEqual([later.id]);
    expect((await stripe.customers.list({ created })).data).toHaveLength(1);
  });

  it('puts objects in place of ids where it is asked to', async () => {
    const { stripe } = emulator;
    const { session } = await emulator.pay();
    const expanded = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'subscription.latest_invoice', 'customer'],
    });
    expect(expanded).toMatchObject({
      line_items: { data: [{ price: { id: PRICE }, quantity: 1 }] },
      subscription: { latest_invoice: { status: 'paid' } },
      customer: { object: 'customer' },
    });
    const listed = await stripe.subscriptions.list({ expand: ['data.customer'] });
    expect(listed.data[0]?.customer).toMatchObject({ object: 'customer' });
    expect((await stripe.checkout.sessions.listLineItems(session.id)).data).toHaveLength(1);
    await expect(
      stripe.checkout.sessions.retrieve(session.id, { expand: ['nothing'] }),
    ).rejects.toMatchObject({ message: 'This property cannot be expanded (nothing).' });
  });

  it('sets up product, price, portal and webhook as a new account needs them', async () => {
    const { stripe } = emulator;
    const product = await stripe.products.create({ name: 'Premium', metadata: { plan: 'premium' } });
    const details = {
      product: product.id,
      currency: 'usd',
      unit_amount: 2999,
      recurring: { interval: 'year' },
      lookup_key: 'premium_yearly',
    } as const;
    const price = await stripe.prices.create(details);
    await expect(stripe.prices.create(details)).rejects.toMatchObject({ param: 'lookup_key' });
    expect((await stripe.prices.list({ lookup_keys: ['premium_yearly'] })).data).toMatchObject([
      { id: price.id, unit_amount: 2999 },
    ]);
    const configuration = await stripe.billingPortal.configurations.create({
      features: {
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        invoice_history: { enabled: true },
      },
    });
    expect(configuration.features.subscription_cancel).toMatchObject({ enabled: true });
    const endpoint = await stripe.webhookEndpoints.create({
      url: 'https://pay.example.test/hook',
      enabled_events: ['invoice.paid'],
    });
    expect(endpoint.secret).toMatch(/^whsec_/);
    const listed = await stripe.webhookEndpoints.list();
    expect(listed.data.map(({ url }) => url)).toContain('https://pay.example.test/hook');
    expect(listed.data.some((one) => 'secret' in one)).toBe(false);
  });
});
