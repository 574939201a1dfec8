import type { MailProblems, PaymentProblems } from '@ninefold/contracts';
import { linkAllPurchasesCall, mailProblemsCall, paymentProblemsCall } from '@ninefold/contracts/rpc';
import type Stripe from 'stripe';
import { callDatabase } from '../database/call-database';
import { databaseUnavailable } from '../database/database-unavailable';
import { type MailDependencies, queueRenewalMails, sendDueMails } from '../mail/send-due-mails';
import { fulfillCheckoutSession } from '../payments/fulfill-checkout';
import type { EventOutcome, PaymentDependencies } from '../payments/payment-dependencies';
import { fetchPrice } from '../payments/fetch-price';
import { runDueTasks } from '../payments/run-payment-tasks';
import { syncSubscription } from '../payments/sync-subscription';
import { HANDLED_EVENTS, handleEvent } from '../webhook/handle-event';

export interface Reconciled {
  /** Number of events that the database had missed. */
  events: number;
  checkouts: number;
  subscriptions: number;
  /** Guests' purchases that now belong to the account with their address. */
  linked: number;
  /** What an operator must look at. */
  problems: PaymentProblems & { readonly mails: MailProblems };
  /** Errors of what could not be synced. The next run retries it. */
  failed: readonly unknown[];
}

const DAY_S = 86_400;
/** Number of event ids in one database query. */
const BATCH = 50;

/**
 * Syncs the database with Stripe, using the functions of the webhook: first the events of the last days that never
 * arrived, then the checkouts of these days, then every subscription that has not ended. Finally it links guests' purchases,
 * does at Stripe what is due, and sends mails.
 * @param days at most 30, because Stripe keeps events no longer
 * @throws Problem 503 `price-missing` before anything is read, when the key belongs to another account
 */
export async function reconcile(
  dependencies: PaymentDependencies & MailDependencies,
  days: number,
): Promise<Reconciled> {
  const created = { gte: Math.floor(Date.now() / 1_000) - days * DAY_S };
  await fetchPrice(dependencies);
  const failed: unknown[] = [];
  /** @returns 1 when the step changed something */
  const attempt = async (step: () => Promise<EventOutcome>): Promise<number> => {
    try {
      return (await step()) === 'done' ? 1 : 0;
    } catch (error) {
      failed.push(error);
      return 0;
    }
  };

  let events = 0;
  for (const event of await missedEvents(dependencies, created))
    events += await attempt(() => handleEvent(dependencies, event));
  let checkouts = 0;
  for await (const { id, status } of dependencies.stripe.checkout.sessions.list({ created, limit: 100 })) {
    if (status === 'complete') checkouts += await attempt(() => fulfillCheckoutSession(dependencies, id));
  }
  let subscriptions = 0;
  for (const id of await listAllCurrentSubscriptions(dependencies)) {
    subscriptions += await attempt(() => syncSubscription(dependencies, id));
  }
  let linked = 0;
  await attempt(async () => {
    linked = await callDatabase(dependencies.database, linkAllPurchasesCall, {});
    return 'done';
  });
  failed.push(...(await runDueTasks(dependencies)));
  await queueRenewalMails(dependencies);
  failed.push(...(await sendDueMails(dependencies)));
  const problems = await callDatabase(dependencies.database, paymentProblemsCall, {});
  const mails = await callDatabase(dependencies.database, mailProblemsCall, {});
  return { events, checkouts, subscriptions, linked, problems: { ...problems, mails }, failed };
}

/** Oldest first, as they happened. */
async function missedEvents(
  { stripe, database }: PaymentDependencies,
  created: Stripe.RangeQueryParam,
): Promise<Stripe.Event[]> {
  const sent: Stripe.Event[] = [];
  // Stripe accepts at most 20 types.
  for await (const event of stripe.events.list({ types: HANDLED_EVENTS, created, limit: 100 }))
    sent.unshift(event);
  const seen = new Set<string>();
  for (let from = 0; from < sent.length; from += BATCH) {
    const ids = sent.slice(from, from + BATCH).map(({ id }) => id);
    const { data, error } = await database.from('stripe_events').select('id').in('id', ids);
    if (error) throw databaseUnavailable(error);
    for (const { id } of data) seen.add(id);
  }
  return sent.filter(({ id }) => !seen.has(id));
}

/** Reads page by page, because PostgREST returns at most 1,000 rows. */
async function listAllCurrentSubscriptions({ database }: PaymentDependencies): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data, error } = await database
      .from('subscriptions')
      .select('id')
      .not('status', 'in', '(canceled,incomplete_expired)')
      .gt('id', ids.at(-1) ?? '')
      .order('id')
      .limit(500);
    if (error) throw databaseUnavailable(error);
    if (data.length === 0) return ids;
    ids.push(...data.map(({ id }) => id));
  }
}
