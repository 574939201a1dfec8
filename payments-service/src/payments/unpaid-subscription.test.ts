import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

test('an active but unpaid subscription activates the plan only when its payment arrives', async () => {
  const [payer, person] = [await service.newSubscriber(), await service.newPerson()];
  const subscriptions = service.database.from('subscriptions').select();
  const { data: row } = await subscriptions.eq('user_id', payer.id).single().throwOnError();
  /** As Stripe reports a payment that takes days. */
  const store = (paid: boolean) => {
    const read_at = new Date().toISOString();
    const ids = { id: `sub_of_${person.id}`, customer_id: `cus_of_${person.id}`, user_id: person.id };
    const own = { ...ids, paid, disputed: null, read_at, email: null, invoice: null };
    const call = { p_event: null, p_subscription: { ...row, ...own } };
    return service.database.rpc('sync_subscription', call).throwOnError();
  };
  await store(false);
  expect(await service.profile(person.id)).toMatchObject({
    is_subscribed: false,
    subscription_tier: 'free',
    subscription_status: 'active',
  });
  await store(true);
  expect(await service.profile(person.id)).toMatchObject({ is_subscribed: true, subscription_tier: 'elite' });
});
