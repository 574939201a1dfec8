import { startFragileBackend } from '../testing/fragile-backend';
import { backend } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
let fragile: Awaited<ReturnType<typeof startFragileBackend>>;
beforeAll(async () => {
  fragile = await startFragileBackend(backend().url, '/rest/v1/rpc/fulfill_checkout');
  service = await startPayments({ config: { supabaseUrl: fragile.url } });
});
afterAll(async () => {
  await service.stop();
  fragile.stop();
});

interface Delivery {
  readonly type: string;
  readonly attempts: readonly { readonly status: number | null }[];
}

test.each(['before', 'after'] as const)(
  'a database that fails %s the effects returns 503, and the retry activates the plan once',
  async (when) => {
    const person = await service.newPerson();
    const session = await service.begin(person.token);
    await service.emulator.control('deliveries/rules', {
      action: 'drop',
      types: ['customer.*', 'invoice.*'],
    });
    fragile.break(when);
    await service.pay(session);
    const purchases = async () =>
      (await service.database.from('purchases').select('status').eq('user_id', person.id)).data;
    expect(await purchases()).toHaveLength(when === 'before' ? 0 : 1);
    fragile.break(null);
    const retried = await service.emulator.control<Delivery[]>('deliveries/retry');
    const statuses = retried
      .find(({ type }) => type === 'checkout.session.completed')
      ?.attempts.map(({ status }) => status);
    expect(statuses).toEqual([503, 200]);
    expect(await purchases()).toEqual([{ status: 'paid' }]);
    expect((await service.profile(person.id)).is_subscribed).toBe(true);
    await service.emulator.control('deliveries/rules', {}, 'DELETE');
  },
);
