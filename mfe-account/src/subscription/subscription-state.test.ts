import { subscriptionRow } from '../testing/subscription-row';
import {
  blocksPurchase,
  subscriptionState,
  type PurchaseRow,
  type SubscriptionRow,
} from './subscription-state';

const NOW = Date.parse('2026-12-01T12:00:00Z');
const stateOf = (...rows: Partial<SubscriptionRow>[]) =>
  subscriptionState(rows.map(subscriptionRow), [], NOW);
const purchaseOf = ({ id }: Pick<SubscriptionRow, 'id'>, over: Partial<PurchaseRow> = {}): PurchaseRow => ({
  subscription_id: id,
  status: 'paid',
  amount_total: 4_999,
  ...over,
});
const at = (iso: string) => new Date(iso);

const CANCELED = { status: 'canceled', ended_at: '2026-11-30T12:00:00Z' };

test.each<[name: string, over: Partial<SubscriptionRow>, state: ReturnType<typeof stateOf>]>([
  ['active', {}, { status: 'renews', at: at('2027-11-21T12:00:00Z') }],
  ['trialing', { status: 'trialing' }, { status: 'renews', at: at('2027-11-21T12:00:00Z') }],
  ['active without a period', { current_period_end: null }, { status: 'active' }],
  [
    'canceled at the end of its period',
    { cancel_at_period_end: true },
    { status: 'ends', at: at('2027-11-21T12:00:00Z') },
  ],
  [
    'canceled at its own date',
    { cancel_at: '2027-01-15T12:00:00Z' },
    { status: 'ends', at: at('2027-01-15T12:00:00Z') },
  ],
  ['overdue', { status: 'past_due' }, { status: 'past-due' }],
  ['not collected', { collection_paused: true }, { status: 'collection-paused' }],
  ['unpaid', { status: 'unpaid' }, { status: 'unpaid' }],
  ['paused', { status: 'paused' }, { status: 'paused' }],
  ['incomplete', { status: 'incomplete', paid: false }, { status: 'incomplete' }],
  ['active before its payment', { paid: false }, { status: 'pending' }],
  ['disputed', { disputed: true }, { status: 'disputed' }],
  ['disputed and unpaid', { disputed: true, status: 'unpaid' }, { status: 'disputed' }],
  ['in a state that this build does not know', { status: 'frozen' }, { status: 'other' }],
  ['returned and not canceled yet', { returned: true }, { status: 'returned', reason: null }],
  ['returned', { ...CANCELED, returned: true }, { status: 'returned', reason: null }],
  [
    'returned long ago',
    { ...CANCELED, returned: true, ended_at: '2026-10-20T12:00:00Z' },
    { status: 'none' },
  ],
  ['canceled', CANCELED, { status: 'none' }],
  ['expired before its payment', { status: 'incomplete_expired', paid: false }, { status: 'none' }],
])('a subscription that is %s', (_, over, state) => {
  expect(stateOf(over)).toEqual(state);
});

test('a slow payment is pending, whatever Stripe calls its subscription', () => {
  const row = subscriptionRow({ status: 'incomplete', paid: false });
  expect(subscriptionState([row], [purchaseOf(row, { status: 'unpaid' })])).toEqual({ status: 'pending' });
});

test('says of a returned purchase whether anything was charged', () => {
  const row = subscriptionRow({ returned: true, returned_for: 'unknown-price' });
  const stateWith = (...purchases: PurchaseRow[]) => subscriptionState([row], purchases).status;
  expect(stateWith(purchaseOf(row, { amount_total: 0 }))).toBe('not-charged');
  expect(stateWith(purchaseOf(row))).toBe('returned');
  expect(stateWith(purchaseOf({ id: 'sub_2' }, { amount_total: 0 }), purchaseOf(row))).toBe('returned');
});

test('reports no subscription for a person who has none', () =>
  expect(stateOf()).toEqual({ status: 'none' }));

test.each<[name: string, first: Partial<SubscriptionRow>, second: Partial<SubscriptionRow>, status: string]>([
  ['an active one, before a newer one that waits', {}, { status: 'incomplete', paid: false }, 'renews'],
  ['an active one, before a returned one', {}, { ...CANCELED, returned: true }, 'renews'],
  ['one that is not over, before a newer one that is', { status: 'unpaid' }, CANCELED, 'unpaid'],
  ['the newest of those that are over', CANCELED, { ...CANCELED, returned: true }, 'returned'],
])('of several subscriptions, a page explains %s', (_, older, newer, status) => {
  const rows = [older, { ...newer, started_at: '2026-11-25T12:00:00Z' }];
  expect(stateOf(...rows).status).toBe(status);
  expect(stateOf(...rows.toReversed()).status).toBe(status);
});

test.each(['renews', 'past-due', 'unpaid', 'paused', 'incomplete', 'pending', 'disputed', 'other'] as const)(
  'nothing is sold next to a subscription in the state %s',
  (status) => expect(blocksPurchase({ status })).toBe(true),
);

test.each(['none', 'returned', 'not-charged', 'loading', 'unknown'] as const)(
  'a plan is sold in the state %s',
  (status) => expect(blocksPurchase({ status })).toBe(false),
);
