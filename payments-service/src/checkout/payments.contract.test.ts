import { randomUUID } from 'node:crypto';
import { AUTH_REFUSALS } from '@ninefold/contracts/backend-contract';
import { testPaymentsContract } from '@ninefold/contracts/payments-contract';
import { backend, newAddress, PASSWORD } from '../testing/backend';
import { idOf } from '../stripe/stripe-values';
import { type FragileBackend, startFragileBackend } from '../testing/fragile-backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

const KEY = 'nine-keys-on-a-ring';
const CREATE_CHECKOUT = '/api/create-checkout-session';
const VERIFY = '/api/verify-checkout-session';
const USERS = '/auth/v1/admin/users';

let service: PaymentsTest;
let fragile: FragileBackend;
beforeAll(async () => {
  fragile = await startFragileBackend(backend().url, USERS);
  service = await startPayments({ config: { supabaseUrl: fragile.url, adminInviteKey: KEY } });
});
afterEach(async () => {
  fragile.break(null);
  await service.emulator.control('faults', {}, 'DELETE');
});
afterAll(async () => {
  await service.stop();
  fragile.stop();
});

async function post(path: string, body: object, token?: string) {
  const response = await service.call(path, body, token);
  return { status: response.status, body: (await response.json()) as unknown };
}

const checkout = (token?: string, body: object = {}) =>
  post(CREATE_CHECKOUT, { tier: 'elite', ...body }, token);
const verify = (session_id: string, token?: string) => post(VERIFY, { session_id }, token);
const invite = (token: string, adminKey: string) =>
  post('/api/invite', { email: newAddress(), adminKey }, token);
const failStripe = () =>
  service.emulator.control('faults', { action: 'fail', path: '/v1/checkout/sessions' });

/** A guest who has paid, with the secret of their browser. */
async function paidGuest(email = newAddress()) {
  const purchase_id = randomUUID();
  const session_id = await service.begin(undefined, { customer_email: email, purchase_id });
  await service.pay(session_id, { email });
  return { email, session_id, purchase_id };
}

const account = (guest: object) =>
  post('/api/create-account-after-checkout', {
    password: PASSWORD,
    tier: 'elite',
    agreed_to_terms: true,
    ...guest,
  });

async function pendingPerson() {
  const person = await service.newPerson();
  const session = await service.begin(person.token);
  await service.pay(session, { card: 'pay_later' });
  return { ...person, session };
}

/** The token of a person whose subscription has a status at Stripe. */
async function subscriberIn(status: string) {
  const { session, token } = await service.newSubscriber();
  const { subscription } = await service.stripe.checkout.sessions.retrieve(session);
  await service.emulator.control(`subscriptions/${idOf(subscription)}/status`, { status });
  await service.settled();
  return token;
}

testPaymentsContract({
  refused: {
    [`malformed-body at ${CREATE_CHECKOUT}`]: () => checkout(undefined, { tier: 'gold' }),
    [`not-signed-in at ${CREATE_CHECKOUT}`]: () => checkout('no-token'),
    async [`already-paid at ${CREATE_CHECKOUT}`]() {
      const { purchase_id } = await paidGuest();
      return checkout(undefined, { purchase_id });
    },
    [`already-subscribed at ${CREATE_CHECKOUT}`]: async () => checkout((await service.newSubscriber()).token),
    [`payment-pending at ${CREATE_CHECKOUT}`]: async () => checkout((await pendingPerson()).token),
    [`payment-missing at ${CREATE_CHECKOUT}`]: async () => checkout(await subscriberIn('unpaid')),
    [`payment-unfinished at ${CREATE_CHECKOUT}`]: async () => checkout(await subscriberIn('incomplete')),
    async [`payment-disputed at ${CREATE_CHECKOUT}`]() {
      const { session, token } = await service.newSubscriber();
      await service.emulator.control('disputes', { session });
      await service.settled();
      return checkout(token);
    },
    async [`stripe-unavailable at ${CREATE_CHECKOUT}`]() {
      await failStripe();
      return checkout();
    },
    async [`not-your-session at ${VERIFY}`]() {
      const { session } = await pendingPerson();
      return verify(session);
    },
    async [`other-email at ${VERIFY}`]() {
      const { session_id } = await paidGuest();
      return verify(session_id, (await service.newPerson()).token);
    },
    [`session-not-found at ${VERIFY}`]: () => verify('cs_test_nothing'),
    async [`stripe-unavailable at ${VERIFY}`]() {
      const session = await service.begin();
      await failStripe();
      return verify(session);
    },
    async 'weak-password at /api/create-account-after-checkout'() {
      const guest = await paidGuest();
      const { status, code, message } = AUTH_REFUSALS.weakPassword;
      fragile.break({ status, body: { code: status, error_code: code, msg: message } });
      return account(guest);
    },
    async 'account-exists at /api/create-account-after-checkout'() {
      const guest = await paidGuest();
      await service.newPerson(guest.email);
      return account(guest);
    },
    'other-email at /api/create-account-after-checkout': async () =>
      account({ ...(await paidGuest()), email: newAddress() }),
    async 'stripe-unavailable at /api/create-account-after-checkout'() {
      const guest = await paidGuest();
      await failStripe();
      return account(guest);
    },
    'no-subscription at /api/create-portal-session': async () =>
      post('/api/create-portal-session', {}, (await service.newPerson()).token),
    'wrong-admin-key at /api/invite': async () => invite((await service.newPerson()).token, 'wrong'),
  },
  responses: {
    checkout: () => checkout(),
    unpaid: async () => verify(await service.begin()),
    async pending() {
      const { session, token } = await pendingPerson();
      return verify(session, token);
    },
    async paid() {
      const { session, token } = await service.newSubscriber();
      return verify(session, token);
    },
    async paidByMember() {
      const { email } = await service.newPerson();
      const { session_id, purchase_id } = await paidGuest(email);
      return post(VERIFY, { session_id, purchase_id });
    },
    async returned() {
      const session = await service.begin();
      await service.pay(session, { email: `josé${newAddress()}` });
      return verify(session);
    },
    account: async () => account(await paidGuest()),
    accountByMail: async () => account({ ...(await paidGuest()), purchase_id: undefined }),
    portal: async () => post('/api/create-portal-session', {}, (await service.newSubscriber()).token),
    ended: async () => post('/api/end-subscription', {}, (await service.newSubscriber()).token),
    invitation: async () => invite((await service.newPerson()).token, KEY),
  },
});
