import { type PaymentsTest, startPayments } from '../testing/start-payments';

jest.setTimeout(60_000);

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

async function subscriber() {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session);
  return { ...person, session };
}

const json = async (response: Response) => [response.status, await response.json()] as const;

describe('the portal', () => {
  const open = (token?: string) => service.call('/api/create-portal-session', {}, token);

  it("is the subscriber's own", async () => {
    const person = await subscriber();
    const [status, body] = await json(await open(person.token));
    expect([status, body]).toEqual([200, { url: expect.stringMatching(/^http/) }]);
  });

  it('is closed to guests, and to people without a subscription', async () => {
    const person = await service.newPerson();
    expect(await json(await open())).toMatchObject([401, { code: 'not-signed-in' }]);
    expect(await json(await open(person.token))).toMatchObject([404, { code: 'no-subscription' }]);
  });
});

describe('a cancellation for the end of the paid time', () => {
  it('keeps the plan open, and shows when it ends', async () => {
    const person = await subscriber();
    const { stripe_subscription_id } = await service.profile(person.id);
    await service.stripe.subscriptions.update(stripe_subscription_id ?? '', { cancel_at_period_end: true });
    await service.settled();
    const profile = await service.profile(person.id);
    expect(profile.is_subscribed).toBe(true);
    expect(profile.subscription_end_date).toBe(profile.current_period_end);
  });
});

describe('the deletion of an account', () => {
  const end = (token?: string) => service.call('/api/end-subscription', {}, token);

  it('ends the subscription at Stripe first', async () => {
    const person = await subscriber();
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

  it('closes checkout pages that are still open', async () => {
    const person = await service.newPerson();
    const session = await service.begin(person.token);
    expect(await json(await end(person.token))).toEqual([200, { ended: 0 }]);
    expect((await service.stripe.checkout.sessions.retrieve(session)).status).toBe('expired');
  });

  it('is refused while Stripe does not respond: the card would be charged on', async () => {
    const person = await subscriber();
    await service.emulator.control('faults', { action: 'fail', path: '/v1/subscriptions' });
    expect(await json(await end(person.token))).toMatchObject([502, { code: 'stripe-unavailable' }]);
    await service.emulator.control('faults', {}, 'DELETE');
    const { error } = await person.client.rpc('delete_user_account', { user_id_to_delete: person.id });
    expect(error?.hint).toBe('subscription-live');
  });

  it('is for signed-in people', async () => {
    expect((await end()).status).toBe(401);
  });
});

describe('a receipt', () => {
  const receipt = (session: string, token?: string) =>
    service.call(`/api/receipts/${session}`, undefined, token);

  it('is a file with the invoice number, and without taxes and discounts', async () => {
    const person = await subscriber();
    const response = await receipt(person.session, person.token);
    const number = `INV-${person.session.replace(/\W|_/g, '').slice(-10).toUpperCase()}`;
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=receipt-${number}.html`);
    const html = await response.text();
    for (const text of [number, 'Elite Access', '49.99 USD', person.email]) expect(html).toContain(text);
    expect(html.match(/<td>0\.00<\/td>/g)).toHaveLength(2);
  });

  it('can be had by the id of the session alone, without the whole address, and not by another person', async () => {
    const [person, other] = [await subscriber(), await service.newPerson()];
    const open = await receipt(person.session);
    expect(open.status).toBe(200);
    const html = await open.text();
    expect(html).toContain(`${person.email[0]}***@example.test`);
    expect(html).not.toContain(person.email);
    expect(await json(await receipt(person.session, other.token))).toMatchObject([
      403,
      { code: 'not-your-session' },
    ]);
  });

  it('needs a sign-in when the payment is more than an hour ago', async () => {
    const person = await subscriber();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
    const statuses = [
      (await receipt(person.session)).status,
      (await receipt(person.session, person.token)).status,
    ];
    later.mockRestore();
    expect(statuses).toEqual([401, 200]);
  });

  it('does not exist before the payment', async () => {
    const person = await service.newPerson();
    const session = await service.begin(person.token);
    expect(await json(await receipt(session, person.token))).toMatchObject([404, { code: 'not-paid' }]);
  });
});
