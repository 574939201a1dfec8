import { PLANS } from '@ninefold/contracts';
import { useOwnBackend } from '../../jest/own-backend';
import { makeTasksDue } from '../../jest/stored-payments';
import { backend, newAddress } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { runDueTasks } from './run-payment-tasks';

let service: PaymentsTest;
let stopBackend: () => Promise<void>;
beforeAll(async () => {
  stopBackend = await useOwnBackend();
  service = await startPayments({ webhooks: false });
});
afterAll(async () => {
  await service.stop();
  await stopBackend();
});
afterEach(() => jest.restoreAllMocks());

/** A member whose customer at Stripe does not have the new address yet. */
async function memberWithNewAddress() {
  const { id, token, client, session } = await service.newSubscriber();
  await service.verify(session, token);
  const email = newAddress();
  await client.auth.updateUser({ email });
  await service.openMails(email);
  return { email, customer: (await service.profile(id)).stripe_customer_id ?? '' };
}

/** Only there can a test move the clock of a task. */
const onPostgres = process.env.TEST_CLUSTER ? test : test.skip;

onPostgres('stops after the current task when asked to, and leaves the others to the next run', async () => {
  const members = [await memberWithNewAddress(), await memberWithNewAddress()];
  const updated = async () => {
    const found = await Promise.all(
      members.map(({ customer }) => service.stripe.customers.retrieve(customer)),
    );
    return members.map(({ email }, index) => email === (found[index] as { email?: string }).email);
  };
  const stopping = new AbortController();
  const update = service.stripe.customers.update.bind(service.stripe.customers);
  jest.spyOn(service.stripe.customers, 'update').mockImplementation((...args) => {
    stopping.abort();
    return update(...args);
  });
  const dependencies = { ...service, plans: PLANS };
  expect(await runDueTasks(dependencies, stopping.signal)).toEqual([]);
  expect(await updated()).toEqual([true, false]);
  await makeTasksDue(backend().databaseUrl ?? '');
  expect(await runDueTasks(dependencies)).toEqual([]);
  expect(await updated()).toEqual([true, true]);
});
