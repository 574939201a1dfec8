import { OPEN_STATUSES } from '@ninefold/contracts';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

/** Somebody new, and a function that stores their subscription as Stripe would report it. */
async function personWithSubscription() {
  const [payer, person] = [await service.newSubscriber(), await service.newPerson()];
  const subscriptions = service.database.from('subscriptions').select();
  const { data: row } = await subscriptions.eq('user_id', payer.id).single().throwOnError();
  const store = (reported: { paid: boolean; status?: string }) => {
    const read_at = new Date().toISOString();
    const ids = { id: `sub_of_${person.id}`, customer_id: `cus_of_${person.id}`, user_id: person.id };
    const own = { ...ids, ...reported, disputed: null, read_at, email: null, invoice: null };
    const call = { p_event: null, p_subscription: { ...row, ...own } };
    return service.database.rpc('sync_subscription', call).throwOnError();
  };
  return { person, store };
}

test('an active but unpaid subscription activates the plan only when its payment arrives', async () => {
  const { person, store } = await personWithSubscription();
  // A payment that takes days.
  await store({ paid: false });
  expect(await service.profile(person.id)).toMatchObject({
    is_subscribed: false,
    subscription_tier: 'free',
    subscription_status: 'active',
  });
  await store({ paid: true });
  expect(await service.profile(person.id)).toMatchObject({ is_subscribed: true, subscription_tier: 'elite' });
});

// https://docs.stripe.com/api/subscriptions/object#subscription_object-status, with those that end it last.
const STATUSES = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
];
test.each(STATUSES)(
  'the database opens a plan that is %s if and only if pages and service do',
  async (status) => {
    const { person, store } = await personWithSubscription();
    await store({ paid: true });
    await store({ paid: true, status });
    expect(await service.profile(person.id)).toMatchObject({
      is_subscribed: OPEN_STATUSES.includes(status),
      subscription_status: status,
    });
  },
);
