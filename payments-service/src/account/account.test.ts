import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

const json = async (response: Response) => [response.status, await response.json()] as const;

describe('the customer portal', () => {
  const open = (token?: string) => service.call('/api/create-portal-session', {}, token);

  it('opens for a subscriber', async () => {
    const person = await service.newSubscriber();
    const [status, body] = await json(await open(person.token));
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^http/) }]);
  });

  it('refuses guests and users without a subscription', async () => {
    const person = await service.newPerson();
    expect(await json(await open())).toMatchObject([401, { code: 'not-signed-in' }]);
    expect(await json(await open(person.token))).toMatchObject([404, { code: 'no-subscription' }]);
  });
});

describe('a cancellation at the end of the period', () => {
  it('keeps the plan active and shows when it ends', async () => {
    const person = await service.newSubscriber();
    const { stripe_subscription_id } = await service.profile(person.id);
    await service.stripe.subscriptions.update(stripe_subscription_id ?? '', { cancel_at_period_end: true });
    await service.settled();
    const profile = await service.profile(person.id);
    expect(profile.is_subscribed).toBe(true);
    expect(profile.subscription_end_date).toBe(profile.current_period_end);
  });
});

describe('deleting an account', () => {
  const end = (token?: string) => service.call('/api/end-subscription', {}, token);

  it('requires that the subscription is canceled in Stripe first', async () => {
    const person = await service.newSubscriber();
    const deletion = () => person.client.rpc('delete_user_account', { user_id_to_delete: person.id });
    const { stripe_subscription_id } = await service.profile(person.id);
    expect((await deletion()).error?.hint).toBe('subscription-live');
    expect(await json(await end(person.token))).toEqual([200, { ended: 1 }]);
    expect((await service.stripe.subscriptions.retrieve(stripe_subscription_id ?? '')).status).toBe(
      'canceled',
    );
    expect((await deletion()).error).toBeNull();
    await service.settled();
    for (const table of ['subscriptions', 'purchases', 'checkouts'] as const) {
      const { data } = await service.database.from(table).select().eq('user_id', person.id);
      expect(data).toEqual([]);
    }
  });

  it('expires open checkout pages', async () => {
    const person = await service.newPerson();
    const session = await service.begin(person.token);
    expect(await json(await end(person.token))).toEqual([200, { ended: 0 }]);
    expect((await service.stripe.checkout.sessions.retrieve(session)).status).toBe('expired');
  });

  it('fails while Stripe does not respond, because the card would still be charged', async () => {
    const person = await service.newSubscriber();
    await service.emulator.control('faults', { action: 'fail', path: '/v1/subscriptions' });
    expect(await json(await end(person.token))).toMatchObject([502, { code: 'stripe-unavailable' }]);
    await service.emulator.control('faults', {}, 'DELETE');
    const { error } = await person.client.rpc('delete_user_account', { user_id_to_delete: person.id });
    expect(error?.hint).toBe('subscription-live');
  });

  it('requires a signed-in user', async () => {
    expect((await end()).status).toBe(401);
  });
});
