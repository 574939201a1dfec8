import { stepsOf } from '../testing/stories/steps';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());
afterEach(() => service.emulator.control('deliveries/rules', {}, 'DELETE'));

async function subscriber() {
  const { id } = await service.newSubscriber();
  const subscription = (await service.profile(id)).stripe_subscription_id ?? '';
  const open = async (status: string) => {
    const dispute = await service.emulator.control<{ id: string }>('disputes', { subscription, status });
    await service.settled();
    return dispute.id;
  };
  return {
    /** An inquiry, which takes no money. */
    inquire: () => open('warning_needs_response'),
    dispute: () => open('needs_response'),
    hasPlan: async () => (await service.profile(id)).is_subscribed,
    statusInStripe: async () => (await service.stripe.subscriptions.retrieve(subscription)).status,
  };
}

async function act(dispute: string, action: 'escalate' | 'close', body: object = {}) {
  await service.emulator.control(`disputes/${dispute}/${action}`, body);
  await service.settled();
}

const drop = (...types: string[]) => service.emulator.control('deliveries/rules', { action: 'drop', types });

describe('an inquiry', () => {
  it('leaves the plan active, and so does its end', async () => {
    const { inquire, hasPlan } = await subscriber();
    const id = await inquire();
    expect(await hasPlan()).toBe(true);
    await act(id, 'close', { status: 'warning_closed' });
    expect(await hasPlan()).toBe(true);
  });

  it.each([
    ['won', true, 'active'],
    ['lost', false, 'canceled'],
  ])('that escalates suspends the plan until the dispute is %s', async (status, opened, inStripe) => {
    const { inquire, hasPlan, statusInStripe } = await subscriber();
    const id = await inquire();
    await act(id, 'escalate');
    expect([await hasPlan(), await statusInStripe()]).toEqual([false, 'active']);
    await act(id, 'close', { status });
    expect([await hasPlan(), await statusInStripe()]).toEqual([opened, inStripe]);
  });

  it.each(['charge.dispute.updated', 'charge.dispute.funds_withdrawn'])(
    'that escalates suspends the plan even if %s is lost',
    async (type) => {
      const { inquire, hasPlan } = await subscriber();
      const id = await inquire();
      await drop(type);
      await act(id, 'escalate');
      expect(await hasPlan()).toBe(false);
    },
  );

  it('suspends the plan whatever the order of its events', async () => {
    const { inquire, hasPlan } = await subscriber();
    await service.emulator.control('deliveries/rules', { action: 'hold', types: ['charge.dispute.*'] });
    const id = await inquire();
    await act(id, 'escalate');
    await service.emulator.control('deliveries/release', { order: 'reversed' });
    expect(await hasPlan()).toBe(false);
  });
});

describe('a dispute', () => {
  it('whose withdrawal is the only event suspends the plan', async () => {
    const { dispute, hasPlan } = await subscriber();
    await drop('charge.dispute.created');
    await dispute();
    expect(await hasPlan()).toBe(false);
  });

  it('that is won reactivates the plan even if only the return of the money arrives', async () => {
    const { dispute, hasPlan } = await subscriber();
    const id = await dispute();
    await drop('charge.dispute.closed');
    await act(id, 'close', { status: 'won' });
    expect(await hasPlan()).toBe(true);
  });
});

test('the end of a dispute returns the former of two plans that are paid by then', async () => {
  const steps = stepsOf(service);
  const { session, ...person } = await service.newSubscriber();
  const dispute = await steps.openDispute(session);
  await service.settled();
  const other = await steps.createByHand(person.id, 'price_elite');
  await service.pay(other);
  await steps.closeDispute(dispute, 'won');
  await service.settled();
  const statuses = [session, other].map(
    async (id) => (await service.stripe.subscriptions.retrieve(await steps.subscriptionOf(id))).status,
  );
  expect(await Promise.all(statuses)).toEqual(['canceled', 'active']);
  expect((await service.profile(person.id)).is_subscribed).toBe(true);
});

describe('a dispute about a year that is over when it is decided', () => {
  async function renewed() {
    const steps = stepsOf(service);
    const { id, session } = await service.newSubscriber();
    const dispute = await steps.openDispute(session);
    await service.settled();
    const invoice = await steps.failRenewal(session);
    await service.settled();
    const hasPlan = async () => (await service.profile(id)).is_subscribed;
    expect(await hasPlan()).toBe(false);
    const close = async (status: 'won' | 'lost') => {
      await steps.closeDispute(dispute, status);
      await service.settled();
      const { status: atStripe } = await service.stripe.subscriptions.retrieve(
        await steps.subscriptionOf(session),
      );
      return [await hasPlan(), atStripe];
    };
    return { close, payRenewal: () => steps.payInvoice(invoice) };
  }

  it.each([
    ['won', 'paid', [true, 'active']],
    ['won', 'due', [true, 'past_due']],
    ['lost', 'paid', [true, 'active']],
    ['lost', 'due', [false, 'canceled']],
  ] as const)('that is %s while the renewal is %s', async (status, renewal, expected) => {
    const { close, payRenewal } = await renewed();
    if (renewal === 'paid') await payRenewal();
    expect(await close(status)).toEqual(expected);
  });
});
