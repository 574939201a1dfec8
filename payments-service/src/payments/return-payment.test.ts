import { randomUUID } from 'node:crypto';
import { PLANS } from '@ninefold/contracts';
import { stepsOf } from '../testing/stories/steps';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { returnPayment } from './return-payment';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

/** Returns the payment of a new subscriber after something has happened to it. */
async function returnAfter(change: (session: string, invoice: string) => Promise<unknown>) {
  const { session } = await service.newSubscriber();
  const invoice_id = String((await service.stripe.checkout.sessions.retrieve(session)).invoice);
  await change(session, invoice_id);
  return returnPayment(
    { ...service, plans: PLANS },
    {
      id: randomUUID(),
      kind: 'return-payment',
      subscription_id: await stepsOf(service).subscriptionOf(session),
      invoice_id,
      reason: 'duplicate',
      attempt: 1,
      email: null,
    },
  );
}

test('a payment that the bank has taken back is not refunded, and nobody is told', async () => {
  const result = returnAfter(async (session) => {
    const dispute = await stepsOf(service).openDispute(session);
    await stepsOf(service).closeDispute(dispute, 'lost');
    await service.settled();
  });
  expect(await result).toBeNull();
});

test('a payment that the bank is deciding about cannot be refunded yet', async () => {
  const result = returnAfter((session) => stepsOf(service).openDispute(session));
  await expect(result).rejects.toMatchObject({ code: 'charge_disputed' });
});

test('a payment that was made outside of Stripe is left to an operator', async () => {
  const result = returnAfter(async (_, invoice) => {
    const { data } = await service.stripe.invoicePayments.list({ invoice });
    for (const { id } of data)
      await service.emulator.control(`resources/invoicePayments/${id}`, { status: 'canceled' });
  });
  await expect(result).rejects.toThrow('The invoice was paid outside of Stripe.');
});
