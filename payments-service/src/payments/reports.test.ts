import { randomUUID } from 'node:crypto';
import { paymentProblemsCall } from '@ninefold/contracts/rpc';
import { ageTasks } from '../../jest/stored-payments';
import { callDatabase } from '../database/call-database';
import { backend } from '../testing/backend';
import { postEvent } from '../testing/events';
import { stepsOf } from '../testing/stories/steps';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { listPayments } from './list-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

const problems = () => callDatabase(service.database, paymentProblemsCall, {});

const send = (type: string, id: string) =>
  postEvent(service, JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object: { id } } }));

test('a refund that the bank sends back is reported until another one arrives', async () => {
  const steps = stepsOf(service);
  const { session } = await steps.beginAsMember();
  await service.pay(session);
  const refund = await service.emulator.control<{ id: string; charge: string }>('refunds', { session });
  await service.settled();
  const { invoice } = await service.stripe.checkout.sessions.retrieve(session);
  const isReported = async () =>
    (await problems()).failed_refunds.some(({ invoice_id }) => invoice_id === invoice);
  expect(await isReported()).toBe(false);
  await service.emulator.control(`resources/refunds/${refund.id}`, { status: 'failed' });
  expect((await send('refund.failed', refund.id)).status).toBe(200);
  expect(await isReported()).toBe(true);
  await send('charge.refunded', refund.charge);
  expect(await isReported()).toBe(false);
});

test("a guest's purchase that nobody has claimed is reported after a day", async () => {
  const steps = stepsOf(service);
  const { email, session } = await steps.beginAsGuest();
  await steps.pay(session, email);
  await service.settled();
  const subscription = await steps.subscriptionOf(session);
  const isReported = async () =>
    (await problems()).unclaimed.some(({ subscription_id }) => subscription_id === subscription);
  expect(await isReported()).toBe(false);
  const created_at = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await service.database.from('purchases').update({ created_at }).eq('session_id', session).throwOnError();
  expect(await isReported()).toBe(true);
  await service.newPerson(email);
  expect(await isReported()).toBe(false);
});

/** Without Postgres, nobody can make a task older. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres.each([
  ['refuses', false],
  ['makes without answering', true],
])('a refund that Stripe %s is reported after an hour, and made once', async (_, done) => {
  const steps = stepsOf(service);
  const { session } = await steps.beginAtOtherPrice();
  await service.emulator.control('faults', { action: 'fail', method: 'POST', path: '/v1/refunds', done });
  await steps.pay(session);
  await service.settled();
  await service.emulator.control('faults', {}, 'DELETE');
  const subscription = await steps.subscriptionOf(session);
  // It ends first, so that no renewal is charged meanwhile.
  expect((await service.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  const { invoice, payment } = await paymentOf(session);
  const overdue = async () => (await problems()).overdue.filter(({ subject }) => subject === invoice);
  expect(await overdue()).toEqual([]);
  await ageTasks(backend().databaseUrl ?? '', subscription);
  expect(await overdue()).toMatchObject([{ kind: 'return-payment', error: expect.any(String) }]);
  await send('invoice.paid', invoice);
  expect(await overdue()).toEqual([]);
  const { data } = await service.stripe.refunds.list({ payment_intent: payment });
  expect(data.map(({ amount }) => amount)).toEqual([3_999]);
});

async function paymentOf(session: string) {
  const invoice = String((await service.stripe.checkout.sessions.retrieve(session)).invoice);
  return { invoice, payment: (await listPayments(service.stripe, invoice))[0] ?? '' };
}
