import { randomUUID } from 'node:crypto';
import { atOnce } from '../testing/at-once';
import { asOwner, holding } from '../testing/own-connection';
import { fulfill, paidCheckout } from '../testing/payments';
import { anonymous, newAddress, newPlayer, PASSWORD, service } from '../testing/players';

const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

/** Enough for the calls to meet in every order. */
const ROUNDS = 10;

const subscriptionsOf = async (ids: readonly string[]) =>
  (
    await service()
      .from('subscriptions')
      .select('id, user_id, returned_for')
      .in('id', ids)
      .order('started_at')
      .throwOnError()
  ).data;

const take = async (p_ids: string[]) =>
  (await service().rpc('take_payment_tasks', { p_ids }).throwOnError()).data;

/** The ids of the tasks that a call has found due. */
const tasksOf = ({ data }: { data: unknown }) => (data as { tasks: string[] }).tasks;

test('two purchases of one address that arrive while it is confirmed and signs in open one plan, and one is returned', async () => {
  await atOnce(ROUNDS, async () => {
    const email = newAddress();
    const checkouts = [paidCheckout({ userId: null, email }), paidCheckout({ userId: null, email })];
    const account = { email, password: PASSWORD, email_confirm: true };
    const [arrived, made] = await Promise.all([
      atOnce(6, (index) => fulfill(checkouts[index % 2]!)),
      service().auth.admin.createUser(account),
      ...checkouts.map((checkout) => fulfill(checkout, { id: `evt_${randomUUID()}`, type: 'x' })),
    ]);
    expect(arrived.map(({ error }) => error)).toEqual(arrived.map(() => null));
    const signedIn = await atOnce(2, () => anonymous().auth.signInWithPassword(account));
    expect(signedIn.map(({ error }) => error)).toEqual([null, null]);
    const stored = await subscriptionsOf(checkouts.map(({ subscription }) => subscription.id));
    expect(stored.map(({ user_id }) => user_id)).toEqual(stored.map(() => made.data.user?.id));
    expect(stored.map(({ returned_for }) => returned_for).sort()).toEqual(['duplicate', null]);
    const { data } = await service().from('profiles').select('is_subscribed').eq('email', email).single();
    expect(data).toEqual({ is_subscribed: true });
  });
});

test('a task is handed out once, however many instances ask for it', async () => {
  const { id: userId, email } = await newPlayer();
  const [first, second] = [paidCheckout({ userId, email }), paidCheckout({ userId, email })];
  second.subscription.started_at = new Date(Date.now() + 60_000).toISOString();
  await fulfill(first).throwOnError();
  const tasks = tasksOf(await fulfill(second).throwOnError());
  expect(tasks).toHaveLength(1);
  const taken = await atOnce(16, () => take(tasks));
  expect(taken.flat()).toMatchObject([
    {
      kind: 'return-payment',
      subscription_id: second.subscription.id,
      invoice_id: second.subscription.invoice_id,
      reason: 'duplicate',
    },
  ]);
  expect(await take(tasks)).toEqual([]);
});

test('money that arrives while its return is under way is returned by another task', async () => {
  const { id } = await newPlayer();
  const checkout = paidCheckout({ userId: id });
  const pending = {
    purchase: { ...checkout.purchase, status: 'unpaid' as const, objection: 'unknown-price' as const },
    subscription: {
      ...checkout.subscription,
      paid: false,
      invoice: { ...checkout.subscription.invoice!, paid_at: null },
    },
  };
  const [early] = await take(tasksOf(await fulfill(pending).throwOnError()));
  const tasks = tasksOf(await fulfill(checkout).throwOnError());
  // The first run has read the invoice before it was paid.
  await service()
    .rpc('finish_payment_task', { p_id: early?.id ?? '', p_result: null })
    .throwOnError();
  expect(await take(tasks)).toMatchObject([{ kind: 'return-payment', reason: 'unknown-price' }]);
});

onPostgres('an address that is changed while the former one is sent to Stripe is sent, too', async () => {
  const { id } = await newPlayer();
  const checkout = paidCheckout({ userId: id });
  await fulfill(checkout).throwOnError();
  // As the auth service does when a mailed link is opened.
  const changeTo = (email: string) =>
    asOwner((sql) => sql`update auth.users set email = ${email} where id = ${id}`);
  const due = async () => tasksOf(await fulfill(checkout).throwOnError());
  const [former, current] = [newAddress(), newAddress()];
  await changeTo(former);
  const [first] = await take(await due());
  expect(first).toMatchObject({
    kind: 'update-customer',
    subject: checkout.purchase.customer_id,
    email: former,
  });
  await changeTo(current);
  await service()
    .rpc('finish_payment_task', { p_id: first?.id ?? '', p_result: null })
    .throwOnError();
  expect(await take(await due())).toMatchObject([{ kind: 'update-customer', email: current }]);
});

onPostgres(
  'a sign-in waits two seconds for a purchase that is being written, and reconcile links it',
  async () => {
    const { email, id } = await newPlayer();
    const checkout = paidCheckout({ userId: null, email });
    const subscription = checkout.subscription.id;
    await fulfill(checkout).throwOnError();
    // As if the address had been confirmed while this purchase was being written.
    await service()
      .from('purchases')
      .update({ user_id: null, buyer_email: email })
      .eq('subscription_id', subscription);
    await service().from('subscriptions').update({ user_id: null }).eq('id', subscription);
    await holding(
      (sql) => sql`select pg_advisory_xact_lock(hashtextextended(${'subscription:' + subscription}, 0))`,
      async () => {
        const { error } = await anonymous().auth.signInWithPassword({ email, password: PASSWORD });
        expect(error).toBeNull();
      },
    );
    expect(await subscriptionsOf([subscription])).toMatchObject([{ user_id: null }]);
    await service().rpc('link_all_purchases').throwOnError();
    expect(await subscriptionsOf([subscription])).toMatchObject([{ user_id: id }]);
  },
);

test('of two subscriptions, the used year of the one that ends is not sent back', async () => {
  const { id: userId, email } = await newPlayer();
  const [used, current] = [paidCheckout({ userId, email }), paidCheckout({ userId, email })];
  used.subscription.current_period_end = new Date(Date.now() - 3_600_000).toISOString();
  await fulfill(used).throwOnError();
  // Its renewal has failed for good.
  const unpaid = {
    ...used.subscription,
    status: 'unpaid',
    invoice_id: 'in_open',
    invoice: null,
    paid: false,
  };
  await service().rpc('sync_subscription', { p_event: null, p_subscription: unpaid }).throwOnError();
  const tasks = tasksOf(await fulfill(current).throwOnError());
  // It is canceled, and nothing is refunded.
  expect(await take(tasks)).toMatchObject([
    { kind: 'return-payment', subscription_id: used.subscription.id, invoice_id: null, reason: 'duplicate' },
  ]);
});

test('of two subscriptions, all years of the one that nobody could use are sent back', async () => {
  const { id: userId, email } = await newPlayer();
  const plan = paidCheckout({ userId, email });
  const unclaimed = paidCheckout({ userId: null, email: newAddress() });
  unclaimed.subscription.current_period_end = new Date(Date.now() - 3_600_000).toISOString();
  await fulfill(plan).throwOnError();
  await fulfill(unclaimed).throwOnError();
  const renewal = {
    ...unclaimed.subscription,
    current_period_end: new Date(Date.now() + 3_600_000).toISOString(),
    invoice_id: `${unclaimed.subscription.invoice_id}_2`,
    invoice: {
      ...unclaimed.subscription.invoice!,
      id: `${unclaimed.subscription.invoice_id}_2`,
      is_first: false,
    },
  };
  await service().rpc('sync_subscription', { p_event: null, p_subscription: renewal }).throwOnError();
  // As if the player had changed to the address.
  await service()
    .from('purchases')
    .update({ buyer_email: email })
    .eq('session_id', unclaimed.purchase.session_id)
    .throwOnError();
  await service().rpc('link_all_purchases').throwOnError();
  const tasks = tasksOf(await fulfill(plan).throwOnError());
  expect((await take(tasks)).map((task) => 'invoice_id' in task && task.invoice_id).sort()).toEqual([
    unclaimed.subscription.invoice_id,
    renewal.invoice_id,
  ]);
});
