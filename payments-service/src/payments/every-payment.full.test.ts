import { byPlan, PLANS } from '@ninefold/contracts';
import type Stripe from 'stripe';
import { queuedMails } from '../../jest/stored-payments';
import { useOwnBackend } from '../../jest/own-backend';
import { reconcile } from '../reconcile/sync-with-stripe';
import { backend } from '../testing/backend';
import { amountLeft, invoicesOf } from '../testing/stories/amounts';
import { EVENT_ORDERS } from '../testing/stories/event-orders';
import { guestStories } from '../testing/stories/guest-stories';
import { laterStories } from '../testing/stories/later-stories';
import { memberStories } from '../testing/stories/member-stories';
import { ACCEPTED_COUPON, stepsOf } from '../testing/stories/steps';
import type { Ending } from '../testing/stories/story';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

/** Every way in which money arrives, and what becomes of it, whatever the order of the events. */

const STORIES = [...memberStories, ...guestStories, ...laterStories];

const CASES = Object.keys(EVENT_ORDERS).flatMap((order) => STORIES.map((row) => ({ ...row, order })));

let stopBackend: () => Promise<void>;
let service: PaymentsTest;
const endings = new Map<string, Ending>();
let mails: Awaited<ReturnType<typeof queuedMails>> = [];

/** Without Postgres, the mails cannot be read. */
const onPostgres = process.env.TEST_CLUSTER ? describe : describe.skip;

onPostgres('every payment is granted or sent back, and somebody is told', () => {
  beforeAll(async () => {
    stopBackend = await useOwnBackend();
    service = await startPayments({
      config: { discounts: byPlan(() => [ACCEPTED_COUPON]), mail: undefined },
    });
    for (const { order, story, run } of CASES) {
      await EVENT_ORDERS[order]!(service, async () => {
        endings.set(`${order}: ${story}`, await run(stepsOf(service), service));
      });
    }
    expect((await reconcile({ ...service, plans: PLANS }, 3)).failed).toEqual([]);
    mails = await queuedMails(backend().databaseUrl ?? '');
  }, 300_000);
  afterAll(async () => {
    await service.stop();
    await stopBackend();
  });

  test.each(CASES)(
    '$story; its events arrive $order',
    async ({ order, story, amounts, isOpen, told, toldInTime = [] }) => {
      const { sessions, accountId } = endings.get(`${order}: ${story}`)!;
      const invoices = await invoicesOf(service.stripe, sessions);
      const left = await Promise.all(invoices.map((invoice) => amountLeft(service.stripe, invoice)));
      expect({
        amounts: left.filter((cents) => cents !== null).sort(byAmount),
        isOpen: accountId && (await service.profile(accountId)).is_subscribed,
        told: toldAbout(sessions, invoices).filter((kind) => !toldInTime.includes(kind)),
      }).toEqual({ amounts, isOpen, told });
    },
  );
});

const byAmount = (one: number, other: number) => one - other;

/** The kinds of the mails about some checkouts, each once. */
function toldAbout(sessions: readonly string[], invoices: readonly Stripe.Invoice[]): string[] {
  const subjects = [
    ...sessions,
    ...invoices.flatMap(({ id, parent }) => [id ?? '', String(parent?.subscription_details?.subscription)]),
  ];
  const about = mails.filter(({ key }) => key.split(':').some((part) => subjects.includes(part)));
  return [...new Set(about.map(({ kind }) => kind))].sort();
}
