import { OPEN_STATUSES } from '@ninefold/contracts';
import type { Database } from '@ninefold/contracts/database';

type Tables = Database['public']['Tables'];
type Row = Tables['subscriptions']['Row'];

export const PURCHASE_COLUMNS = 'subscription_id, status, amount_total';
export type PurchaseRow = Pick<Tables['purchases']['Row'], 'subscription_id' | 'status' | 'amount_total'>;

/** The columns that decide, in the order of a `select`. */
export const SUBSCRIPTION_COLUMNS =
  'id, status, paid, disputed, returned, returned_for, cancel_at, cancel_at_period_end, collection_paused, current_period_end, started_at, ended_at';

export type SubscriptionRow = Pick<
  Row,
  | 'id'
  | 'status'
  | 'paid'
  | 'disputed'
  | 'returned'
  | 'returned_for'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'collection_paused'
  | 'current_period_end'
  | 'started_at'
  | 'ended_at'
>;

/** States that a page explains, with what to do next. */
const TROUBLES = [
  // The plan is active, and Stripe tries the card again.
  'past-due',
  // The plan is active, and nothing is charged until support resumes it.
  'collection-paused',
  // Stripe has given up on the card.
  'unpaid',
  // There is no card to charge.
  'paused',
  // The first payment failed or waits for the buyer.
  'incomplete',
  // The first payment takes days.
  'pending',
  'disputed',
  // The payment was sent back.
  'returned',
  // The same for a purchase that a discount covered.
  'not-charged',
  // A status that this build does not know.
  'other',
] as const;
export type Trouble = (typeof TROUBLES)[number];
type Return = Extract<Trouble, 'returned' | 'not-charged'>;

export type SubscriptionState =
  | { readonly status: 'none' | 'active' | Exclude<Trouble, Return> }
  /** `reason` is one of `RETURN_REASONS`, or newer than this build. */
  | { readonly status: Return; readonly reason: string | null }
  /** What becomes of an active plan, and when. */
  | { readonly status: 'renews' | 'ends'; readonly at: Date };

/** `unknown`: it could not be read. */
export type KnownSubscription = SubscriptionState | { readonly status: 'loading' | 'unknown' };

const hasEnded = ({ status }: SubscriptionRow) => status === 'canceled' || status === 'incomplete_expired';

/** As `private.grants_access()` in the database. */
const grantsAccess = (row: SubscriptionRow) =>
  row.paid && !row.disputed && !row.returned && OPEN_STATUSES.includes(row.status);

/** For so long after its end, a returned payment is still explained. */
const RETURNED_MS = 30 * 86_400_000;

/** The subscription that a person asks about, as `private.apply_subscription()` in the database chooses it. */
function mainRow(rows: readonly SubscriptionRow[]): SubscriptionRow | undefined {
  const rank = (row: SubscriptionRow) => (grantsAccess(row) ? 0 : hasEnded(row) ? 2 : 1);
  return [...rows].sort(
    (one, other) => rank(one) - rank(other) || Date.parse(other.started_at) - Date.parse(one.started_at),
  )[0];
}

/**
 * Whether the purchases are needed, too. Only they tell if a slow payment is on its way, because Stripe may call both
 * incomplete, and whether money was returned.
 */
export const needsPurchases = (rows: readonly SubscriptionRow[]): boolean =>
  rows.some(({ status, paid, returned }) => returned || (status === 'incomplete' && !paid));

/** What a person's subscriptions mean for them. */
export function subscriptionState(
  rows: readonly SubscriptionRow[],
  purchases: readonly PurchaseRow[] = [],
  now = Date.now(),
): SubscriptionState {
  const row = mainRow(rows);
  if (!row) return { status: 'none' };
  const own = purchases.filter(({ subscription_id }) => subscription_id === row.id);
  if (row.returned) {
    const isOver = row.ended_at !== null && now - Date.parse(row.ended_at) > RETURNED_MS;
    if (isOver) return { status: 'none' };
    const isFree = own.some(({ amount_total }) => amount_total === 0);
    return { status: isFree ? 'not-charged' : 'returned', reason: row.returned_for };
  }
  if (hasEnded(row)) return { status: 'none' };
  if (row.disputed) return { status: 'disputed' };
  if (own.some(({ status }) => status === 'unpaid')) return { status: 'pending' };
  return grantsAccess(row) ? openState(row) : { status: closedState(row) };
}

function openState(row: SubscriptionRow): SubscriptionState {
  if (row.collection_paused) return { status: 'collection-paused' };
  const ends = row.cancel_at ?? (row.cancel_at_period_end ? row.current_period_end : null);
  if (ends !== null) return { status: 'ends', at: new Date(ends) };
  if (row.status === 'past_due') return { status: 'past-due' };
  return row.current_period_end === null
    ? { status: 'active' }
    : { status: 'renews', at: new Date(row.current_period_end) };
}

function closedState({ status, paid }: SubscriptionRow): Exclude<Trouble, Return> {
  switch (status) {
    case 'unpaid':
    case 'paused':
    case 'incomplete':
      return status;
    case 'active':
    case 'trialing':
    case 'past_due':
      return paid ? 'other' : 'pending';
    default:
      return 'other';
  }
}

/** Whether the payments service refuses another purchase, as `open_checkout()` in the database decides. */
export const blocksPurchase = ({ status }: Pick<KnownSubscription, 'status'>): boolean =>
  !['loading', 'unknown', 'none', 'returned', 'not-charged'].includes(status);

export const troubleOf = ({ status }: KnownSubscription): Trouble | undefined =>
  TROUBLES.find((trouble) => trouble === status);
