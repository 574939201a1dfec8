import { byPlan } from '@ninefold/contracts';
import { ACCEPTED_COUPON, stepsOf } from '../testing/stories/steps';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => {
  service = await startPayments({ config: { discounts: byPlan(() => [ACCEPTED_COUPON]) } });
});
afterAll(() => service.stop());

const receipt = (session: string, token?: string) =>
  service.call(`/api/receipts/${session}`, undefined, token);

const json = async (response: Response) => [response.status, await response.json()] as const;

describe('a receipt', () => {
  it('is a file with the invoice number and no taxes or discounts', async () => {
    const person = await service.newSubscriber();
    const response = await receipt(person.session, person.token);
    const number = `INV-${person.session.replace(/\W|_/g, '').slice(-10).toUpperCase()}`;
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=receipt-${number}.html`);
    const html = await response.text();
    for (const text of [number, 'Elite Access', '49.99 USD', person.email]) expect(html).toContain(text);
    expect(html.match(/<td>0\.00<\/td>/g)).toHaveLength(2);
  });

  it('is available to guests by session id with a masked address, and never to another user', async () => {
    const [person, other] = [await service.newSubscriber(), await service.newPerson()];
    const open = await receipt(person.session);
    expect(open.status).toBe(200);
    const html = await open.text();
    expect(html).toContain(`${person.email[0]}•••@example.test`);
    expect(html).not.toContain(person.email);
    expect(await json(await receipt(person.session, other.token))).toMatchObject([
      403,
      { code: 'not-your-session' },
    ]);
  });

  it('requires a sign-in one hour after the payment', async () => {
    const person = await service.newSubscriber();
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_601_000);
    const statuses = [
      (await receipt(person.session)).status,
      (await receipt(person.session, person.token)).status,
    ];
    later.mockRestore();
    expect(statuses).toEqual([401, 200]);
  });

  it('shows the list price and the discount', async () => {
    const { session, token } = await stepsOf(service).beginAsMember();
    await stepsOf(service).discount(session, ACCEPTED_COUPON, 40);
    await service.pay(session);
    const html = await (await receipt(session, token)).text();
    for (const row of ['Price</th><td>49.99', 'Discounts</th><td>-20.00', 'Total paid</th><td>29.99 USD'])
      expect(html).toContain(row);
  });

  it('shows a refund of a part, and then the rest', async () => {
    const { session, token, id } = await service.newSubscriber();
    const subscription = (await service.profile(id)).stripe_subscription_id;
    for (const [amount, shown] of [
      [1_000, '39.99'],
      [3_999, '0.00'],
    ] as const) {
      await service.emulator.control('refunds', { subscription, amount });
      expect(await (await receipt(session, token)).text()).toContain(
        `Paid after refunds</th><td>${shown} USD`,
      );
    }
  });

  it('is not found before the payment', async () => {
    const person = await service.newPerson();
    const session = await service.begin(person.token);
    expect(await json(await receipt(session, person.token))).toMatchObject([404, { code: 'not-paid' }]);
  });
});
