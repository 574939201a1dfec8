import { byPlan, PLANS } from '@ninefold/contracts';
import { linkAllPurchasesCall } from '@ninefold/contracts/rpc';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { makeTasksDue, type SettledInvoice, settledInvoices } from '../../jest/stored-payments';
import { useOwnBackend } from '../../jest/own-backend';
import { callDatabase } from '../database/call-database';
import { backend, newAddress } from '../testing/backend';
import { reconcile } from '../reconcile/sync-with-stripe';
import { ACCEPTED_COUPON, stepsOf } from '../testing/stories/steps';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { runDueTasks } from './run-payment-tasks';

const YEAR_S = 366 * 24 * 3_600;

/** Whatever people, staff and banks do, in whatever order: what was charged and not sent back is what plans were granted for. */

interface Person {
  readonly email: string;
  account: Awaited<ReturnType<PaymentsTest['newPerson']>> | null;
}

interface World {
  readonly person: Person;
  /** Completed checkouts. */
  readonly sessions: string[];
  readonly openInvoices: string[];
  readonly disputes: string[];
  hasLostEvents: boolean;
}

let service: PaymentsTest;

/** What happens. A step that is impossible at its time does nothing. */
const STEPS: Readonly<Record<string, (world: World, which: number) => Promise<unknown>>> = {
  pay: (world) => complete(world, (session) => steps().pay(session, world.person.email)),
  'order a bank debit': (world) =>
    complete(world, (session) => steps().orderDebit(session, world.person.email)),
  'pay with an unknown discount': (world) =>
    complete(world, async (session) => {
      await steps().discount(session, 'unknown', 40);
      await steps().pay(session, world.person.email);
    }),
  'pay with a discount of ours': (world) =>
    complete(world, async (session) => {
      await steps().discount(session, ACCEPTED_COUPON, 40);
      await steps().pay(session, world.person.email);
    }),
  'pay as a guest': (world) => {
    const { account } = world.person;
    const asGuest = { ...world, person: { ...world.person, account: null } };
    return account
      ? complete(asGuest, (session) => steps().pay(session, world.person.email))
      : Promise.resolve();
  },
  'a debit arrives': ({ sessions }, which) => steps().debit(pick(sessions, which), 'paid'),
  'a debit fails': ({ sessions }, which) => steps().debit(pick(sessions, which), 'failed'),
  async 'confirm an account'({ person }) {
    person.account ??= await service.newPerson(person.email);
  },
  async 'sign in'({ person }) {
    if (person.account) await service.signIn(person.email);
  },
  async 'verify a checkout'({ person, sessions }, which) {
    await service.verify(pick(sessions, which), person.account?.token);
  },
  async 'delete the own account'({ person }) {
    if (person.account) await steps().deleteOwnAccount(person.account);
    person.account = null;
  },
  async 'delete by an administrator'({ person }) {
    if (person.account) await steps().deleteByAdministrator(person.account.id);
    person.account = null;
  },
  'staff cancels': ({ sessions }, which) => steps().cancelByStaff(pick(sessions, which)),
  async 'a renewal fails'({ sessions, openInvoices }, which) {
    openInvoices.push(await steps().failRenewal(pick(sessions, which)));
  },
  'an open invoice is paid': ({ openInvoices }, which) => steps().payInvoice(pick(openInvoices, which)),
  'a renewal fails for good': async ({ sessions }, which) => {
    const id = await steps().subscriptionOf(pick(sessions, which));
    await service.emulator.control(`subscriptions/${id}/status`, { status: 'unpaid' });
  },
  async 'a year passes'(world) {
    await daysPass(world);
    await service.emulator.control('clock', { seconds: YEAR_S });
  },
  async 'a dispute opens'({ sessions, disputes }, which) {
    disputes.push(await steps().openDispute(pick(sessions, which)));
  },
  'a dispute is won': ({ disputes }, which) => steps().closeDispute(pick(disputes, which), 'won'),
  'a dispute is lost': ({ disputes }, which) => steps().closeDispute(pick(disputes, which), 'lost'),
  'support refunds': ({ sessions }, which) => steps().refundBySupport(pick(sessions, which)),
  'events are late': () => service.emulator.control('deliveries/rules', { action: 'hold' }),
  async 'events are lost'(world) {
    world.hasLostEvents = true;
    await service.emulator.control('deliveries/rules', { action: 'drop' });
  },
  'the late events arrive in reverse': () => releaseEvents('reversed'),
  'refunds fail': () =>
    service.emulator.control('faults', { action: 'fail', method: 'POST', path: '/v1/refunds', times: 2 }),
};

const steps = () => stepsOf(service);
const pick = (list: readonly string[], which: number) => list[which % Math.max(list.length, 1)] ?? 'none';

async function complete(
  { person, sessions }: Pick<World, 'person' | 'sessions'>,
  pay: (session: string) => Promise<unknown>,
) {
  const session = person.account
    ? await service.begin(person.account.token)
    : (await steps().beginAsGuest(person.email)).session;
  await pay(session);
  sessions.push(session);
}

async function releaseEvents(order: 'created' | 'reversed') {
  await service.emulator.control('deliveries/rules', {}, 'DELETE');
  await service.emulator.control('deliveries/release', { order });
  await service.settled();
}

/**
 * Banks decide about debits within two weeks, Stripe sends an event again for three days, and `reconcile` runs daily, so
 * none of these is open for a year.
 */
async function daysPass({ sessions, hasLostEvents }: World) {
  for (const session of sessions)
    await steps()
      .debit(session, 'paid')
      .catch(() => undefined);
  await releaseEvents('created');
  if (hasLostEvents) await reconcile({ ...service, plans: PLANS }, 3);
}

/** Everything arrives in the end, and everything that failed is tried again. */
async function comeToRest({ disputes, hasLostEvents }: World) {
  await service.emulator.control('faults', {}, 'DELETE');
  for (const dispute of disputes)
    await steps()
      .closeDispute(dispute, 'won')
      .catch(() => undefined);
  await releaseEvents('created');
  if (hasLostEvents) await reconcile({ ...service, plans: PLANS }, 3);
  await callDatabase(service.database, linkAllPurchasesCall, {});
  await makeTasksDue(backend().databaseUrl ?? '');
  expect(await runDueTasks({ ...service, plans: PLANS })).toEqual([]);
  await service.settled();
}

async function accountsOf({ sessions, person }: World) {
  const invoices = await paidInvoicesOf(sessions);
  const settled = new Map(
    (await settledInvoices(backend().databaseUrl ?? '')).map((row) => [row.invoice_id, row]),
  );
  const granted = invoices.filter(({ id }) => isGranted(settled.get(id ?? '')));
  const refunds = await Promise.all(
    invoices.map((invoice) => sentBackOf(invoice, !granted.includes(invoice))),
  );
  const paid = invoices.filter(({ id }) => settled.has(id ?? ''));
  const subscriptions = await Promise.all(
    [...new Set(sessions)].map(async (session) =>
      service.stripe.subscriptions.retrieve(await steps().subscriptionOf(session)),
    ),
  );
  const live = subscriptions.filter((one) => mayCharge(one) && isPaid(one.id, granted));
  return {
    unsettled: invoices.length - paid.length,
    keptWithoutPlan:
      sum(invoices.map(({ amount_paid: amount }) => amount)) -
      sum(refunds) -
      sum(granted.map(({ amount_paid: amount }) => amount)),
    livePlansOfAccount: person.account ? live.length > 1 : false,
    isOpenWithout: person.account
      ? (await service.profile(person.account.id)).is_subscribed !== live.length > 0
      : false,
    stillCharging: subscriptions.filter(
      (one) => mayCharge(one) && !isPaid(one.id, granted) && isPaid(one.id, invoices),
    ).length,
  };
}

/** The plan stays open while Stripe retries a card. */
const mayCharge = ({ status }: Stripe.Subscription) => status === 'active' || status === 'past_due';

const isGranted = (row?: SettledInvoice) => row?.returned_for === null && !row.is_refunded;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const isPaid = (subscription: string, invoices: readonly Stripe.Invoice[]) =>
  invoices.some(({ parent }) => String(parent?.subscription_details?.subscription) === subscription);

async function paidInvoicesOf(sessions: readonly string[]): Promise<Stripe.Invoice[]> {
  const invoices = new Map<string, Stripe.Invoice>();
  for (const session of sessions) {
    const { customer } = await service.stripe.checkout.sessions.retrieve(session);
    const { data } = await service.stripe.invoices.list({ customer: String(customer) });
    for (const invoice of data) if (invoice.status === 'paid') invoices.set(invoice.id ?? '', invoice);
  }
  return [...invoices.values()];
}

/** Of a payment that is returned, the bank may have taken the money before it could be refunded. */
async function sentBackOf({ id, amount_paid: amount }: Stripe.Invoice, isReturned: boolean): Promise<number> {
  const { data } = await service.stripe.invoicePayments.list({ invoice: id ?? '', status: 'paid' });
  const sentBack = data.map(async ({ payment }) => {
    const payment_intent = String(payment.payment_intent);
    const disputes = await service.stripe.disputes.list({ payment_intent });
    if (isReturned && disputes.data.some(({ status }) => status === 'lost')) return amount;
    const refunds = await service.stripe.refunds.list({ payment_intent });
    return sum(refunds.data.map((refund) => refund.amount));
  });
  return sum(await Promise.all(sentBack));
}

/** Without Postgres, the settled invoices cannot be read. */
const onPostgres = process.env.TEST_CLUSTER ? describe : describe.skip;

onPostgres('what was charged and not sent back', () => {
  let stopBackend: () => Promise<void>;
  beforeAll(async () => {
    stopBackend = await useOwnBackend();
    service = await startPayments({
      config: { discounts: byPlan(() => [ACCEPTED_COUPON]), mail: undefined },
    });
  });
  afterAll(async () => {
    await service.stop();
    await stopBackend();
  });

  test('is what plans were granted for', async () => {
    const step = fc.record({ name: fc.constantFrom(...Object.keys(STEPS)), which: fc.nat({ max: 3 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14, size: 'max' }), async (taken) => {
        const person: Person = { email: newAddress(), account: null };
        const world: World = { person, sessions: [], openInvoices: [], disputes: [], hasLostEvents: false };
        // Many steps are refused: a paid plan prevents another checkout, an ended subscription has no renewal.
        for (const { name, which } of taken) await STEPS[name]!(world, which).catch(() => undefined);
        await comeToRest(world);
        expect(await accountsOf(world)).toEqual({
          unsettled: 0,
          keptWithoutPlan: 0,
          livePlansOfAccount: false,
          isOpenWithout: false,
          stillCharging: 0,
        });
      }),
      { numRuns: 30 },
    );
  }, 300_000);
});
