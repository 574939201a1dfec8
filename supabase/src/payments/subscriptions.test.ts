import { randomUUID } from 'node:crypto';
import type { SentSubscription } from '@ninefold/contracts';
import { account, fulfillment, sync } from '../testing/payment-scripts';
import { paidCheckout } from '../testing/payments';
import { scriptValues } from '../testing/script-values';

const PLAYER = randomUUID();
const { purchase, subscription } = paidCheckout({ userId: PLAYER, email: 'ada@example.com' });
const BOUGHT = account(PLAYER, 'ada@example.com') + fulfillment({ purchase, subscription });

/** The subscription as Stripe has it some seconds later. */
const read = (seconds: number, over: Partial<SentSubscription> = {}) =>
  sync({ ...subscription, read_at: at(seconds), ...over });
const at = (seconds: number) => new Date(Date.parse(subscription.read_at) + seconds * 1_000).toISOString();

const TASKS = `
  select coalesce(jsonb_agg(t.task ->> 'kind'), '[]') as value
  from jsonb_array_elements(public.take_payment_tasks(null)) t (task);`;
const AFTER_TWO_SECONDS = `update private.payment_tasks set next_at = next_at - interval '2 seconds';`;

describe('two readings of a subscription', () => {
  it.each<[string, Partial<SentSubscription>]>([
    ['status', { status: 'past_due' }],
    ['end of the period as its end', { cancel_at_period_end: true }],
    ['end', { cancel_at: '2030-01-01T00:00:00Z' }],
    ['pause', { collection_paused: true }],
    ['period', { current_period_end: '2030-01-01T00:00:00Z' }],
    ['invoice', { invoice_id: 'in_2', invoice: null }],
  ])('within a second that differ in the %s: it is read again two seconds later', async (_, change) => {
    const scripts = [read(0, change), read(1, change), read(-1, change)].flatMap((second) => [
      BOUGHT + second + TASKS,
      BOUGHT + second + AFTER_TWO_SECONDS + TASKS,
    ]);
    const again = [[], ['sync-subscription']];
    expect(await scriptValues(scripts)).toEqual([...again, ...again, ...again]);
  });

  it.each([
    ['are equal', read(1)],
    ['are two seconds apart', read(2, { status: 'past_due' }) + read(-2)],
    ['show its end', read(1, { status: 'canceled', ended_at: at(1) })],
    ['disagree about its end', read(3, { status: 'canceled', ended_at: at(3) }) + read(3)],
  ])('that %s: it is not read again', async (_, script) => {
    expect(await scriptValues([BOUGHT + script + AFTER_TWO_SECONDS + TASKS])).toEqual([[]]);
  });
});

test('a subscription keeps the newest reading of its dispute, whatever the order', async () => {
  const dispute = (disputed: boolean, seconds: number) =>
    read(10, { disputed, dispute_read_at: at(seconds) });
  const value = `select to_jsonb(s.disputed) as value from public.subscriptions s;`;
  expect(
    await scriptValues([
      BOUGHT + dispute(true, 1) + dispute(false, 2) + value,
      BOUGHT + dispute(false, 2) + dispute(true, 1) + value,
      BOUGHT + dispute(true, 2) + dispute(false, 1) + value,
      // Within a second, the last one counts.
      BOUGHT + dispute(true, 1) + dispute(false, 1) + value,
      BOUGHT + dispute(true, 1) + read(11) + value,
    ]),
  ).toEqual([false, false, true, false, true]);
});

test('the profile shows when the plan ends', async () => {
  const period = { current_period_end: '2030-01-01T00:00:00+00:00' };
  const value = `select to_jsonb(p.subscription_end_date) as value from public.profiles p;`;
  const ends = await scriptValues(
    [
      period,
      { ...period, cancel_at_period_end: true },
      { ...period, cancel_at: '2029-06-01T00:00:00+00:00' },
      { ...period, cancel_at: '2029-06-01T00:00:00+00:00', cancel_at_period_end: true },
      {
        ...period,
        status: 'canceled',
        cancel_at: '2029-06-01T00:00:00+00:00',
        ended_at: '2029-05-01T00:00:00+00:00',
      },
    ].map((over) => BOUGHT + read(5, over) + value),
  );
  expect(ends).toEqual([
    null,
    '2030-01-01T00:00:00+00:00',
    '2029-06-01T00:00:00+00:00',
    '2029-06-01T00:00:00+00:00',
    '2029-05-01T00:00:00+00:00',
  ]);
});
