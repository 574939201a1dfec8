import { OPEN_STATUSES, type OpenCheckout } from '@ninefold/contracts';
import type { Caller } from '../auth/authenticate';
import { databaseUnavailable } from '../database/database-unavailable';
import { MESSAGES } from '../errors/messages';
import { Problem } from '../errors/problem';
import { listCurrentSubscriptions } from '../payments/list-current-subscriptions';
import type { PaymentDependencies } from '../payments/payment-dependencies';
import { syncSubscription } from '../payments/sync-subscription';
import { fetchOrNull } from '../stripe/fetch-or-null';

type Refusal = readonly [code: string, message: string];

const PENDING = ['payment-pending', MESSAGES.paymentPending] as const;

const REFUSALS = {
  subscribed: ['already-subscribed', MESSAGES.alreadySubscribed],
  'payment-pending': PENDING,
  paid: ['already-paid', MESSAGES.alreadyPaid],
} as const satisfies Record<string, Refusal>;

const MISSING = ['payment-missing', MESSAGES.paymentMissing] as const;

/** By the status of a subscription that opens no plan. */
const CLOSED: Readonly<Record<string, Refusal>> = {
  unpaid: MISSING,
  paused: MISSING,
  incomplete: ['payment-unfinished', MESSAGES.paymentUnfinished],
};

/** What prevents another checkout. */
type Previous = Exclude<OpenCheckout, { state: 'open' }>;

/**
 * Why a subscription or a payment makes another checkout wrong. The paid session of a guest comes with it: only the browser
 * that paid has the purchase id, and creating the account also requires the address from the checkout.
 */
export async function refuseCheckout(
  dependencies: PaymentDependencies,
  caller: Caller | null,
  previous: Previous,
): Promise<Problem> {
  const closed = caller && (await closedSubscription(dependencies, caller.id));
  const [code, message] = closed ?? REFUSALS[previous.state];
  return new Problem(409, code, message, {
    sessionId: previous.state === 'paid' ? previous.session_id : undefined,
  });
}

/** Why a user's plan is closed although its subscription goes on; null if it is open, or only waits for a slow payment. */
async function closedSubscription(
  dependencies: PaymentDependencies,
  userId: string,
): Promise<Refusal | null> {
  const { data, error } = await dependencies.database
    .from('subscriptions')
    .select('id, status, paid, disputed')
    .eq('user_id', userId)
    .eq('returned', false)
    .not('status', 'in', '(canceled,incomplete_expired)')
    .order('started_at', { ascending: false });
  if (error) throw databaseUnavailable(error);
  const [newest] = data;
  const isOpen = data.some(
    ({ status, paid, disputed }) => paid && !disputed && OPEN_STATUSES.includes(status),
  );
  if (!newest || isOpen) return null;
  if (newest.disputed) return ['payment-disputed', MESSAGES.paymentDisputed];
  return (await isPending(dependencies, newest.id)) ? null : (CLOSED[newest.status] ?? null);
}

/** Whether a slow payment is on its way. Stripe may call such a subscription incomplete. */
async function isPending({ database }: PaymentDependencies, subscriptionId: string): Promise<boolean> {
  const { data, error } = await database
    .from('purchases')
    .select('session_id')
    .eq('subscription_id', subscriptionId)
    .eq('status', 'unpaid')
    .limit(1);
  if (error) throw databaseUnavailable(error);
  return data.length > 0;
}

export const refusePending = () => new Problem(409, ...PENDING);

/** Whatever prevents a new checkout may have ended without an event, or been deleted in Stripe. */
export async function syncPreviousPurchases(
  dependencies: PaymentDependencies,
  caller: Caller | null,
  previous: Previous,
): Promise<void> {
  const { database, stripe } = dependencies;
  if (caller) {
    const ids = await listCurrentSubscriptions(dependencies, caller.id);
    for (const id of ids) await syncSubscription(dependencies, id);
    return;
  }
  if (previous.state !== 'paid') return;
  const { session_id: paid } = previous;
  if (await fetchOrNull(dependencies, stripe.checkout.sessions.retrieve(paid))) return;
  const { error } = await database.from('checkouts').delete().eq('session_id', paid);
  if (error) throw databaseUnavailable(error);
}
