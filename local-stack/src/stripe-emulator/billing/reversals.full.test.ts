import type Stripe from 'stripe';
import { useEmulator } from '../testing/use-emulator';

const emulator = useEmulator();

/** The charge of a new purchase. */
async function newCharge() {
  const { session } = await emulator.pay({ email: 'ada@example.test' });
  const { data } = await emulator.stripe.charges.list({ customer: String(session.customer) });
  const charge = data[0]!;
  return { session: session.id, id: charge.id, payment_intent: String(charge.payment_intent) };
}
const dispute = (session: string, status?: string) =>
  emulator.control<Stripe.Dispute>('POST', '/disputes', { session, ...(status && { status }) });
const act = (id: string, action: string, body: object = {}) =>
  emulator.control('POST', `/disputes/${id}/${action}`, body);
const statusOf = async (id: string) => (await emulator.stripe.disputes.retrieve(id)).status;
async function disputeEvents() {
  await emulator.settled();
  return emulator.endpoint.types().filter((type) => type.startsWith('charge.dispute.'));
}

describe('a charge', () => {
  it("shows the buyer's address", async () => {
    const { id } = await newCharge();
    expect(await emulator.stripe.charges.retrieve(id)).toMatchObject({
      billing_details: { email: 'ada@example.test' },
    });
  });

  it('is refunded in parts, once for each idempotency key', async () => {
    const { refunds, charges } = emulator.stripe;
    const { id, payment_intent } = await newCharge();
    const options = { idempotencyKey: 'refund-1' };
    const first = await refunds.create({ payment_intent, amount: 1_000 }, options);
    expect((await refunds.create({ payment_intent, amount: 1_000 }, options)).id).toBe(first.id);
    const rest = await refunds.create({ payment_intent }, { idempotencyKey: 'refund-2' });
    expect((await refunds.list({ payment_intent })).data.map((refund) => [refund.id, refund.amount])).toEqual(
      [
        [rest.id, 3_999],
        [first.id, 1_000],
      ],
    );
    expect((await refunds.list({ payment_intent: 'pi_other' })).data).toEqual([]);
    expect(await charges.retrieve(id)).toMatchObject({ amount_refunded: 4_999, refunded: true });
    await expect(refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    await emulator.settled();
    const sent = emulator.endpoint.received.filter(({ type }) => type === 'charge.refunded');
    expect(sent.map(({ data }) => data.object)).toMatchObject([
      { amount_refunded: 1_000, refunded: false },
      { amount_refunded: 4_999, refunded: true },
    ]);
  });

  it.each([
    ['while its dispute is open', null],
    ['after the dispute was lost', 'lost'],
  ])('cannot be refunded %s', async (_, outcome) => {
    const { session, payment_intent } = await newCharge();
    const { id } = await dispute(session);
    if (outcome) await act(id, 'close', { status: outcome });
    await expect(emulator.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
      statusCode: 400,
    });
  });

  it('can be refunded during an inquiry', async () => {
    const { session, payment_intent } = await newCharge();
    await dispute(session, 'warning_needs_response');
    expect(await emulator.stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
  });
});

describe('a dispute', () => {
  it('withdraws the money, and returns it when it is won', async () => {
    const { session } = await newCharge();
    const { id } = await dispute(session);
    await act(id, 'close', { status: 'won' });
    expect(await disputeEvents()).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
  });

  it('that is an inquiry withdraws nothing until it escalates', async () => {
    const { session } = await newCharge();
    const { id } = await dispute(session, 'warning_needs_response');
    expect(await disputeEvents()).toEqual(['charge.dispute.created']);
    await act(id, 'escalate');
    expect(await statusOf(id)).toBe('needs_response');
    expect((await disputeEvents()).slice(1)).toEqual([
      'charge.dispute.updated',
      'charge.dispute.funds_withdrawn',
    ]);
    await expect(act(id, 'escalate')).rejects.toThrow('inquiry');
    await expect(act(id, 'close', { status: 'warning_closed' })).rejects.toThrow('needs_response');
  });

  it('that is an inquiry can be closed, and be followed by another', async () => {
    const { session } = await newCharge();
    const { id } = await dispute(session, 'warning_needs_response');
    await expect(act(id, 'close', { status: 'won' })).rejects.toThrow('warning_needs_response');
    await act(id, 'close', { status: 'warning_closed' });
    expect(await statusOf(id)).toBe('warning_closed');
    await dispute(session);
    await expect(dispute(session)).rejects.toThrow('cannot be disputed');
  });
});
