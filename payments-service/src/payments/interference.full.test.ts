import { randomUUID } from 'node:crypto';
import { byPlan, PLANS } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { addressesTold, ageAccount, makeTasksDue, whileOpen } from '../../jest/stored-payments';
import { useOwnBackend } from '../../jest/own-backend';
import { reconcile } from '../reconcile/sync-with-stripe';
import { backend, newAddress } from '../testing/backend';
import { amountLeft, invoicesOf } from '../testing/stories/amounts';
import { ACCEPTED_COUPON, type Steps, stepsOf } from '../testing/stories/steps';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { handleEvent } from '../webhook/handle-event';
import { runDueTasks } from './run-payment-tasks';

/** What happens to a payment while something else happens at the same time, or has changed since. */

let service: PaymentsTest;
let steps: Steps;

const amountsOf = async (session: string) => {
  const invoices = await invoicesOf(service.stripe, [session]);
  return Promise.all(invoices.map((invoice) => amountLeft(service.stripe, invoice)));
};
const isOpen = async (id: string) => (await service.profile(id)).is_subscribed;
const statusOf = async (session: string) =>
  (await service.stripe.subscriptions.retrieve(await steps.subscriptionOf(session))).status;

/** Everything that failed is tried again. */
async function comeToRest() {
  await service.emulator.control('faults', {}, 'DELETE');
  await makeTasksDue(backend().databaseUrl ?? '');
  await runDueTasks({ ...service, plans: PLANS });
  await service.settled();
}

const eventAbout = (type: string, id: string) => ({
  id: `evt_${randomUUID()}`,
  type,
  data: { object: { id } },
});

/** With other settings of the service. */
async function withConfig(over: object, run: () => Promise<unknown>) {
  const { discounts, prices } = service.config;
  Object.assign(service.config, over);
  await run().finally(() => Object.assign(service.config, { discounts, prices }));
}

async function changeAddress({ client }: Awaited<ReturnType<PaymentsTest['newPerson']>>) {
  const email = newAddress();
  await client.auth.updateUser({ email });
  await service.openMails(email);
  return email;
}

/** Without Postgres, no two transactions are open at once. */
const onPostgres = process.env.TEST_CLUSTER ? describe : describe.skip;

onPostgres('a payment', () => {
  let stopBackend: () => Promise<void>;
  beforeAll(async () => {
    stopBackend = await useOwnBackend();
    const config = { discounts: byPlan(() => [ACCEPTED_COUPON]), mail: undefined };
    service = await startPayments({ config });
    steps = stepsOf(service);
  });
  afterAll(async () => {
    await service.stop();
    await stopBackend();
  });

  it('stays granted when its discount is no longer accepted', async () => {
    const { id, token, session } = await steps.beginAsMember();
    await steps.discount(session, ACCEPTED_COUPON, 40);
    await service.pay(session);
    await withConfig({ discounts: byPlan(() => []) }, () => service.verify(session, token));
    expect([await isOpen(id), await amountsOf(session)]).toEqual([true, [2_999]]);
  });

  it('stays granted when its price is replaced and not configured', async () => {
    const { id, session } = await steps.beginAsMember();
    await service.pay(session);
    const { product, unit_amount: amount, currency } = await service.stripe.prices.retrieve('price_elite');
    const price = await service.stripe.prices.create({
      product: String(product),
      unit_amount: amount ?? 0,
      currency,
      recurring: { interval: 'year' },
    });
    const run = () => reconcile({ ...service, plans: PLANS }, 3);
    await withConfig({ prices: byPlan(() => price.id) }, run);
    expect([await isOpen(id), await amountsOf(session)]).toEqual([true, [4_999]]);
  });

  it('stays granted when an event arrives while its unconfirmed account is replaced', async () => {
    const { session, ...buyer } = await steps.beginAsGuest();
    await steps.pay(session, buyer.email);
    await service.settled();
    await steps.createAccount(session, buyer);
    const databaseUrl = backend().databaseUrl ?? '';
    await ageAccount(databaseUrl, buyer.email);
    const subscription = await steps.subscriptionOf(session);
    await whileOpen(databaseUrl, `select public.release_email('${session}', true)`, () =>
      handleEvent({ ...service, plans: PLANS }, eventAbout('customer.subscription.updated', subscription)),
    );
    await comeToRest();
    expect([await statusOf(session), await amountsOf(session)]).toEqual(['active', [4_999]]);
  });

  it('is linked when it was made in another way than by its pending debit', async () => {
    const { email, session } = await steps.beginAsGuest();
    await steps.orderDebit(session, email);
    await service.settled();
    await steps.payInvoice(await steps.failRenewal(session));
    await service.settled();
    const { id, token } = await service.newPerson(email);
    expect(await isOpen(id)).toBe(true);
    await expect(service.begin(token)).rejects.toThrow('already subscribed');
  });

  it('that a dispute keeps from being returned is returned when the dispute is won', async () => {
    const { id, session } = await steps.beginAsMember();
    await steps.discount(session, 'unknown', 10);
    await service.emulator.control('faults', { action: 'fail', method: 'POST', path: '/v1/refunds' });
    await service.pay(session);
    const dispute = await steps.openDispute(session);
    await service.settled();
    await comeToRest();
    expect(await amountsOf(session)).toEqual([4_499]);
    await steps.closeDispute(dispute, 'won');
    await comeToRest();
    expect([await isOpen(id), await amountsOf(session)]).toEqual([false, [0]]);
  });

  it('stays granted when an older reading of its dispute is stored after the dispute was won', async () => {
    const { id, session } = await steps.beginAsMember();
    await service.pay(session);
    const dispute = await steps.openDispute(session);
    await service.settled();
    const { stripe, resume, reached } = stoppedBeforePayments(service.stripe);
    const event = eventAbout('charge.dispute.updated', dispute);
    const late = handleEvent({ ...service, stripe, plans: PLANS }, event);
    await reached;
    await steps.closeDispute(dispute, 'won');
    await service.settled();
    resume();
    await late;
    expect(await isOpen(id)).toBe(true);
  });

  it.each([
    ['has changed', true],
    ['has changed, before Stripe knows it', false],
  ])('of a deleted account is returned with a mail to the address that %s', async (_, isKnown) => {
    const person = await steps.beginAsMember();
    await service.pay(person.session);
    const email = await changeAddress(person);
    if (isKnown) await comeToRest();
    await steps.deleteByAdministrator(person.id);
    await comeToRest();
    const { invoice } = await service.stripe.checkout.sessions.retrieve(person.session);
    expect(await addressesTold(backend().databaseUrl ?? '', 'refunded', String(invoice))).toEqual([email]);
  });
});

/** A client whose first look for a payment waits. */
function stoppedBeforePayments(stripe: Stripe) {
  let resume = () => {};
  let reach = () => {};
  const gate = new Promise<void>((resolve) => (resume = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const stopped = Object.create(stripe, {
    invoicePayments: {
      value: {
        async list(params: Stripe.InvoicePaymentListParams) {
          reach();
          await gate;
          return stripe.invoicePayments.list(params);
        },
      },
    },
  }) as Stripe;
  return { stripe: stopped, resume: () => resume(), reached };
}
