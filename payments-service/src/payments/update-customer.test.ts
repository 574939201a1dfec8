import { newAddress } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

test('a changed address reaches the customer at Stripe when it is confirmed, and not before', async () => {
  const { id, client, session } = await service.newSubscriber();
  const { stripe_customer_id: customer, stripe_subscription_id: subscription } = await service.profile(id);
  /** The address at Stripe after the next event. The service does not have to wait for one. */
  const emailAtStripe = async () => {
    await service.stripe.subscriptions.update(subscription ?? '', { cancel_at_period_end: true });
    await service.stripe.subscriptions.update(subscription ?? '', { cancel_at_period_end: false });
    await service.settled();
    const found = await service.stripe.customers.retrieve(customer ?? '');
    return 'email' in found && found.email;
  };
  const former = await emailAtStripe();
  const email = newAddress();
  await client.auth.updateUser({ email });
  expect(await emailAtStripe()).toBe(former);
  await service.openMails(email);
  expect(await emailAtStripe()).toBe(email);
  expect((await service.stripe.checkout.sessions.retrieve(session)).customer).toBe(customer);
});

test('an address that changes while a checkout is open reaches the customer who pays there', async () => {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  const email = newAddress();
  await person.client.auth.updateUser({ email });
  await service.openMails(email);
  await service.pay(session, { email: person.email });
  const { customer } = await service.stripe.checkout.sessions.retrieve(session);
  expect(await service.stripe.customers.retrieve(String(customer))).toMatchObject({ email });
});
