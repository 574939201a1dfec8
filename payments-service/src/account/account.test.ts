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

  it('has the configuration of stripe:setup, which is looked up once', async () => {
    const own = await startPayments();
    const [one, other] = [await own.newSubscriber(), await own.newSubscriber()];
    for (const person of [one, other, one]) {
      const response = await own.call('/api/create-portal-session', {}, person.token);
      const { url } = (await response.json()) as { url: string };
      expect(await (await fetch(url)).text()).not.toContain('Update plan');
      const { stripe_subscription_id: id } = await own.profile(person.id);
      expect(await (await fetch(`${url}/cancel/${id}`)).text()).toContain('You keep what you paid for until');
    }
    const calls = await own.emulator.control<{ path: string }[]>('calls', {}, 'GET');
    expect(calls.filter(({ path }) => path === '/v1/billing_portal/configurations')).toHaveLength(1);
    await own.stop();
  });

  it('opens with a replaced configuration, and is refused without one', async () => {
    const own = await startPayments();
    const person = await own.newSubscriber();
    const openOwn = async () => json(await own.call('/api/create-portal-session', {}, person.token));
    expect(await openOwn()).toMatchObject([200, {}]);
    await own.emulator.control('resources/portalConfigurations/bpc_stripe_setup', { active: false });
    expect(await openOwn()).toMatchObject([503, { code: 'portal-not-set-up' }]);
    expect(own.log()).toContain('run npm run stripe:setup');
    await own.stripe.billingPortal.configurations.create({
      features: { subscription_cancel: { enabled: true, mode: 'at_period_end' } },
      metadata: { made_by: 'stripe-setup' },
    });
    expect(await openOwn()).toMatchObject([200, {}]);
    await own.stop();
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

  describe('while its checkout is being paid in another tab', () => {
    /**
     * Pays for a checkout after the deletion has read it, and before the deletion expires it.
     * @param order whether the events of the payment arrive before or after the deletion
     */
    async function payMeanwhile(payment: object, order: 'before' | 'after') {
      const person = await service.newPerson();
      const session = await service.begin(person.token);
      const path = `/v1/checkout/sessions/${session}`;
      const { control } = service.emulator;
      if (order === 'after') await control('deliveries/rules', { action: 'hold' });
      await control('faults', { action: 'hang', method: 'GET', path, times: 1, done: true });
      const ending = end(person.token);
      const isRead = async () =>
        (await control<{ path: string }[]>('calls', {}, 'GET')).some((call) => call.path === path);
      while (!(await isRead()));
      await control(`sessions/${session}/pay`, payment);
      await service.settled();
      await control('faults', {}, 'DELETE');
      expect(await json(await ending)).toEqual([200, { ended: 0 }]);
      const deleted = await person.client.rpc('delete_user_account', { user_id_to_delete: person.id });
      expect(deleted.error).toBeNull();
      await control('deliveries/rules', {}, 'DELETE');
      await control('deliveries/release');
      await service.settled();
      return session;
    }
    const outcomeOf = async (id: string) => {
      const { customer, subscription } = await service.stripe.checkout.sessions.retrieve(id);
      const { status } = await service.stripe.subscriptions.retrieve(String(subscription));
      const { data } = await service.stripe.charges.list({ customer: String(customer) });
      const refunds = (await service.stripe.refunds.list({ charge: data[0]?.id ?? '' })).data;
      return [status, refunds.map(({ amount }) => amount)];
    };

    const ORDERS = [['before'], ['after']] as const;

    it.each(ORDERS)('refunds the payment once, with events %s the deletion', async (order) => {
      expect(await outcomeOf(await payMeanwhile({}, order))).toEqual(['canceled', [4999]]);
    });

    it.each(ORDERS)('refunds a bank debit that arrives later, with events %s the deletion', async (order) => {
      const session = await payMeanwhile({ card: 'pay_later' }, order);
      expect(await outcomeOf(session)).toEqual(['canceled', []]);
      await service.emulator.control(`sessions/${session}/settle`, { outcome: 'paid' });
      await service.settled();
      expect(await outcomeOf(session)).toEqual(['canceled', [4999]]);
    });
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
