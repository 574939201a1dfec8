import { randomUUID } from 'node:crypto';
import type { SentRefund, SentSubscription } from '@ninefold/contracts';
import { account, fulfillment, refund, renewalOf, sync } from '../testing/payment-scripts';
import { paidCheckout } from '../testing/payments';
import { scriptValues } from '../testing/script-values';

/** What buyers are told about their payments. */

const [PLAYER, ADA] = [randomUUID(), 'ada@example.com'];
const checkout = paidCheckout({ userId: PLAYER, email: ADA });
const { subscription } = checkout;
const renewal = renewalOf(subscription);
const BOUGHT = account(PLAYER, ADA) + fulfillment(checkout);

const bought = (over: Partial<SentSubscription>) =>
  account(PLAYER, ADA) + fulfillment({ ...checkout, subscription: { ...subscription, ...over } });
const canceled = { ...subscription, status: 'canceled', ended_at: subscription.read_at };

const LATER = 'update private.mails set send_after = now();';
const mails = (value: string) => `${LATER}
  select coalesce(jsonb_agg(${value} order by t.mail ->> 'kind'), '[]') as value
  from jsonb_array_elements(public.take_mails(10)) t (mail);`;
const KINDS = mails(`t.mail ->> 'kind'`);

test('a failed renewal is not told once it is paid', async () => {
  const failed = sync(
    { ...renewal, status: 'past_due', invoice: { ...renewal.invoice!, paid_at: null } },
    { id: 'evt_1', type: 'invoice.payment_failed' },
  );
  expect(await scriptValues([BOUGHT + failed + KINDS, BOUGHT + failed + sync(renewal) + KINDS])).toEqual([
    ['payment-failed', 'receipt'],
    ['receipt', 'receipt'],
  ]);
});

test('there is a receipt for a first year that is free of charge, but not for later ones', async () => {
  const free = (sent: SentSubscription) => ({ ...sent, invoice: { ...sent.invoice!, amount: 0 } });
  expect(
    await scriptValues([
      bought(free(subscription)) + KINDS,
      bought(free(subscription)) + sync(free(renewal)) + KINDS,
      bought(free(subscription)) + sync(renewal) + KINDS,
    ]),
  ).toEqual([['receipt'], ['receipt'], ['receipt', 'receipt']]);
});

test('a receipt announces the next charge, unless the plan ends', async () => {
  const period = { current_period_end: '2030-01-01T00:00:00+00:00' };
  const next = mails(`t.mail #> '{details,next_charge_at}'`);
  expect(
    await scriptValues([
      bought(period) + next,
      bought({ ...period, cancel_at_period_end: true }) + next,
      bought({ ...period, cancel_at: '2029-06-01T00:00:00Z' }) + next,
    ]),
  ).toEqual([[period.current_period_end], [null], [null]]);
});

const refunded: SentRefund = {
  subscription_id: subscription.id,
  invoice_id: subscription.invoice_id!,
  tier: 'elite',
  amount: 4_999,
  currency: 'usd',
  is_full: true,
  ends_plan: true,
  email: 'card@example.com',
};

test('the end of a plan is told if its refund has failed, but not with the refund', async () => {
  const failed = `select public.record_failed_refund('${subscription.invoice_id}');`;
  expect(
    await scriptValues([
      BOUGHT + refund(refunded) + sync(canceled) + KINDS,
      BOUGHT + refund(refunded) + failed + sync(canceled) + KINDS,
      // Stripe's event about the refund arrives before the one about the payment.
      account(PLAYER, ADA) + refund(refunded) + fulfillment(checkout) + sync(canceled) + KINDS,
    ]),
  ).toEqual([
    ['receipt', 'refunded'],
    ['plan-ended', 'receipt', 'refunded'],
    ['receipt', 'refunded'],
  ]);
});

test('the return for a deleted account is told once, to its confirmed address and not to that of the card', async () => {
  const script =
    BOUGHT +
    `delete from auth.users where id = '${PLAYER}';` +
    // Stripe's event about the refund arrives before the service has finished the task.
    refund(refunded) +
    `select public.finish_payment_task((t.task ->> 'id')::uuid,
       '{"tier": "elite", "amount": 4999, "currency": "usd"}'::jsonb || jsonb_build_object('email', t.task ->> 'email'))
     from jsonb_array_elements(public.take_payment_tasks(null)) t (task);`;
  expect(
    await scriptValues([script + mails(`jsonb_build_array(t.mail ->> 'kind', t.mail ->> 'address')`)]),
  ).toEqual([[['refunded', ADA]]]);
});

test('a guest is asked to finish the account, unless the payment is returned', async () => {
  const guest = paidCheckout({ userId: null, email: 'guest@example.com' });
  // As if signing in had waited in vain for this purchase while it was being written.
  const adopted = `update public.profiles set email = 'guest@example.com';` + fulfillment(guest);
  const told = mails(`jsonb_build_array(t.mail ->> 'kind', t.mail ->> 'address')`);
  const finished = 'select public.finish_mail(m.id) from private.mails m;';
  const [asked, returned] = await scriptValues([
    BOUGHT + finished + fulfillment(guest) + told,
    BOUGHT + finished + fulfillment(guest) + adopted + told,
  ]);
  expect(asked).toContainEqual(['finish-account', 'guest@example.com']);
  expect(returned).toEqual([]);
});

test('a guest whose plan has ended is not asked to finish the account, even if the checkout is read again', async () => {
  const guest = paidCheckout({ userId: null });
  const { id: subscription_id, invoice_id } = guest.subscription;
  const end = sync({ ...guest.subscription, status: 'canceled', ended_at: guest.subscription.read_at });
  const refundOfGuest = refund({ ...refunded, subscription_id, invoice_id: invoice_id! });
  expect(
    await scriptValues([
      fulfillment(guest) + KINDS,
      fulfillment(guest) + end + fulfillment(guest) + KINDS,
      fulfillment(guest) + refundOfGuest + end + KINDS,
    ]),
  ).toEqual([
    ['finish-account', 'receipt'],
    ['plan-ended', 'receipt'],
    ['receipt', 'refunded'],
  ]);
});

test('the key of a mail, which operators read, names no checkout session', async () => {
  const guest = paidCheckout({ userId: null });
  const failed = { ...guest, purchase: { ...guest.purchase, status: 'failed' as const } };
  const keys = `select jsonb_agg(m.key order by m.key) as value from private.mails m;`;
  expect(
    await scriptValues([
      fulfillment(guest) + keys,
      fulfillment({ ...failed, subscription: { ...guest.subscription, paid: false, invoice: null } }) + keys,
    ]),
  ).toEqual([
    [`finish-account:${guest.subscription.id}`, `receipt:${guest.subscription.invoice_id}`],
    [`payment-failed:${guest.subscription.id}`],
  ]);
});
