import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { payWithoutWebhook, postEvent, type Signing } from '../testing/events';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());
afterEach(() => service.emulator.control('deliveries/rules', {}, 'DELETE'));

const NOW = () => Math.floor(Date.now() / 1_000);

const post = (payload: string, signing?: Signing) => postEvent(service, payload, signing);

const isSubscribed = async ({ id }: { id: string }) => (await service.profile(id)).is_subscribed;

async function subscriber() {
  const { session, ...person } = await service.newSubscriber();
  const subscription = (await service.profile(person.id)).stripe_subscription_id ?? '';
  return { person, session, subscription };
}

describe('a signature', () => {
  it.each([
    ['is missing', () => ({}), true],
    ['was made with another secret', () => ({ secret: 'whsec_other' }), false],
    ['covers other bytes', () => ({ signed: '{}' }), false],
    ['is 301 seconds old', () => ({ timestamp: NOW() - 301 }), false],
    ['is 310 seconds in the future', () => ({ timestamp: NOW() + 310 }), false],
  ])('that %s is rejected', async (_, options, unsigned) => {
    const { person, event } = await payWithoutWebhook(service);
    const response = unsigned
      ? await service.call('/api/stripe/webhook', event)
      : await post(JSON.stringify(event), options());
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad-signature' }]);
    expect(await isSubscribed(person)).toBe(false);
  });

  it.each([
    ['a valid time, followed by the signed one in the future', NOW() - 10, NOW() + 310],
    ['a valid time, followed by the signed one in the past', NOW(), NOW() - 301],
    ['the same time twice', NOW(), NOW()],
  ])('with %s is rejected', async (_, first, signed) => {
    const { person, event } = await payWithoutWebhook(service);
    const payload = JSON.stringify(event);
    const header = service.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: service.config.stripeWebhookSecret,
      timestamp: signed,
    });
    const response = await fetch(`${service.url}/api/stripe/webhook`, {
      method: 'POST',
      headers: { 'Stripe-Signature': `t=${first},${header}` },
      body: payload,
    });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'bad-signature' }]);
    expect(await isSubscribed(person)).toBe(false);
  });

  it('of the raw bytes is accepted, and a repeated event has no effect', async () => {
    const { person, event } = await payWithoutWebhook(service);
    // Formatted differently from our own serializer.
    const payload = JSON.stringify(event, null, 3);
    const first = await post(payload);
    expect([first.status, await first.json()]).toEqual([200, { received: true, outcome: 'done' }]);
    expect(await isSubscribed(person)).toBe(true);
    expect(await (await post(payload)).json()).toEqual({ received: true, outcome: 'seen-before' });
  });
});

describe('an event', () => {
  it('updates the subscription in the profile', async () => {
    const { person, subscription } = await subscriber();
    const profile = await service.profile(person.id);
    expect(profile).toMatchObject({
      is_subscribed: true,
      subscription_tier: 'elite',
      subscription_status: 'active',
      subscription_end_date: null,
    });
    const current = await service.stripe.subscriptions.retrieve(subscription);
    expect(Date.parse(profile.current_period_end ?? '')).toBe(
      (current.items.data[0]?.current_period_end ?? 0) * 1_000,
    );
    expect(profile.stripe_customer_id).toBe(current.customer);
  });

  it('of another type or product is acknowledged without effect', async () => {
    const customer = await service.stripe.customers.create({ email: 'ada@example.test' });
    const about = (type: string, id: string) => ({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      data: { object: { id } },
    });
    for (const event of [
      about('customer.created', customer.id),
      about('checkout.session.completed', 'cs_of_nothing'),
    ]) {
      const response = await post(JSON.stringify(event));
      expect([response.status, await response.json()]).toEqual([200, { received: true, outcome: 'ignored' }]);
      const { data } = await service.database.from('stripe_events').select().eq('id', event.id);
      expect(data).toEqual([]);
    }
  });

  /** The plan's price with some fields changed. */
  async function otherPrice(over: Partial<Stripe.PriceCreateParams>): Promise<string> {
    const { product, unit_amount, currency } = await service.stripe.prices.retrieve('price_elite');
    const same = { product: String(product), unit_amount: unit_amount ?? 0, currency };
    return (await service.stripe.prices.create({ ...same, recurring: { interval: 'year' }, ...over })).id;
  }
  const mug = async () => (await service.stripe.products.create({ name: 'A mug each year' })).id;

  it.each([
    ['another amount', () => otherPrice({ unit_amount: 1 })],
    ['another currency', () => otherPrice({ currency: 'eur' })],
    ['another product', async () => otherPrice({ product: await mug() })],
  ])('for a session with %s activates nothing', async (_, priceOf) => {
    const person = await service.newPerson();
    const price = await priceOf();
    const metadata = { tier: 'elite', user_id: person.id };
    const session = await service.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      client_reference_id: person.id,
      metadata,
      subscription_data: { metadata },
      success_url: 'http://localhost:3000/',
    });
    await service.pay(session.id);
    expect(await isSubscribed(person)).toBe(false);
    const verified = await service.call(
      '/api/verify-checkout-session',
      { session_id: session.id },
      person.token,
    );
    expect(await verified.json()).toMatchObject({ valid: false, customer_email: null });
  });
});

describe('the order of events', () => {
  it('does not matter for the events of a purchase', async () => {
    await service.emulator.control('deliveries/rules', { action: 'hold' });
    const person = await service.newPerson();
    await service.pay(await service.begin(person.token));
    expect(await isSubscribed(person)).toBe(false);
    await service.emulator.control('deliveries/release', { order: 'reversed' });
    expect(await isSubscribed(person)).toBe(true);
  });

  it('does not reactivate a subscription by an update that arrives after its deletion', async () => {
    const { person, subscription } = await subscriber();
    await service.emulator.control('deliveries/rules', {
      action: 'hold',
      types: ['customer.subscription.updated'],
    });
    await service.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await service.stripe.subscriptions.cancel(subscription);
    await service.settled();
    expect(await service.profile(person.id)).toMatchObject({
      is_subscribed: false,
      subscription_status: 'canceled',
    });
    await service.emulator.control('deliveries/release');
    expect(await service.profile(person.id)).toMatchObject({
      is_subscribed: false,
      subscription_tier: 'free',
    });
  });

  it('does not let an older reading replace a newer one', async () => {
    const { person, subscription } = await subscriber();
    const { data: row } = await service.database
      .from('subscriptions')
      .select()
      .eq('id', subscription)
      .single()
      .throwOnError();
    const older = {
      ...row,
      status: 'past_due',
      read_at: '2001-01-01T00:00:00Z',
      disputed: null,
      email: null,
      invoice: null,
    };
    await service.database.rpc('sync_subscription', { p_event: null, p_subscription: older }).throwOnError();
    expect((await service.profile(person.id)).subscription_status).toBe('active');
  });
});

describe('a delayed payment', () => {
  it.each([
    ['activates the plan when it arrives', 'paid', true],
    ['activates nothing when it fails, and is not retried', 'failed', false],
  ])('%s', async (_, outcome, opened) => {
    const person = await service.newPerson();
    const session = await service.begin(person.token);
    await service.pay(session, { card: 'pay_later' });
    expect(await isSubscribed(person)).toBe(false);
    await service.emulator.control(`sessions/${session}/settle`, { outcome });
    await service.settled();
    expect(await isSubscribed(person)).toBe(opened);
    if (!opened) expect(await service.begin(person.token)).not.toBe(session);
  });
});

describe('a reversed payment', () => {
  it('ends the plan when refunded in full, but not in part', async () => {
    const { person, subscription } = await subscriber();
    await service.emulator.control('refunds', { subscription, amount: 1_000 });
    await service.settled();
    expect(await isSubscribed(person)).toBe(true);
    await service.emulator.control('refunds', { subscription });
    await service.settled();
    expect(await isSubscribed(person)).toBe(false);
    expect((await service.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  });

  it.each([
    ['reactivates it when the dispute is won', 'won', true],
    ['ends it when the dispute is lost', 'lost', false],
  ])('suspends the plan during a dispute, and %s', async (_, status, opened) => {
    const { person, subscription } = await subscriber();
    const dispute = await service.emulator.control<{ id: string }>('disputes', { subscription });
    await service.settled();
    expect(await isSubscribed(person)).toBe(false);
    await service.emulator.control(`disputes/${dispute.id}/close`, { status });
    await service.settled();
    expect(await isSubscribed(person)).toBe(opened);
  });
});

test('refunds and cancels the second of two subscriptions', async () => {
  const { person, subscription } = await subscriber();
  const metadata = { tier: 'elite', user_id: person.id };
  const session = await service.stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: 'price_elite', quantity: 1 }],
    client_reference_id: person.id,
    metadata,
    subscription_data: { metadata },
    success_url: 'http://localhost:3000/',
  });
  await service.emulator.control('clock', { seconds: 5 });
  await service.pay(session.id);
  await service.settled();
  const second = String((await service.stripe.checkout.sessions.retrieve(session.id)).subscription);
  expect((await service.stripe.subscriptions.retrieve(second)).status).toBe('canceled');
  expect((await service.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  const { data } = await service.stripe.refunds.list({ limit: 100 });
  expect(data.filter(({ reason }) => reason === 'duplicate')).toHaveLength(1);
  expect(await isSubscribed(person)).toBe(true);
});

test('refunds and cancels a payment for a deleted account', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await person.client.rpc('delete_user_account', { user_id_to_delete: person.id }).throwOnError();
  await service.pay(session);
  await service.settled();
  const subscription = String((await service.stripe.checkout.sessions.retrieve(session)).subscription);
  expect((await service.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  const { data } = await service.database.from('purchases').select().eq('session_id', session);
  expect(data).toEqual([]);
});
