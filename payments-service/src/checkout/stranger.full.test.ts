import { randomUUID } from 'node:crypto';
import { backend, newAddress, PASSWORD } from '../testing/backend';
import { startFragileBackend } from '../testing/fragile-backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

const STRANGERS_PASSWORD = 'the password of the stranger';
const CHOSEN_PASSWORD = 'chosen by the buyer by mail';
const BY_MAIL = [200, { success: true, password_by_mail: true }];
const BY_FORM = [200, { success: true }];

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

/** A guest who has paid. A stranger has seen the URL that the checkout returned to, and knows the email address. */
async function paidGuest({ call, begin, pay } = service, email = newAddress()) {
  const purchase_id = randomUUID();
  const session_id = await begin(undefined, { customer_email: email, purchase_id });
  await pay(session_id, { email });
  const create = async (body: object) => {
    const request = { session_id, email, tier: 'elite', agreed_to_terms: true, ...body };
    const response = await call('/api/create-account-after-checkout', request);
    return [response.status, (await response.json()) as Record<string, unknown>] as const;
  };
  return {
    email,
    byBuyer: () => create({ password: PASSWORD, purchase_id }),
    byStranger: (secret: object = {}) => create({ password: STRANGERS_PASSWORD, ...secret }),
    verify: () => service.verify(session_id, undefined, { purchase_id }),
    /** Uses the sign-up form with the buyer's address. */
    signUpByStranger: async () => {
      const { client } = await service.signIn(email, STRANGERS_PASSWORD);
      const { error } = await client.auth.signUp({ email, password: STRANGERS_PASSWORD });
      if (error) throw error;
    },
  };
}

const signInOutcome = async (email: string, password: string) =>
  (await service.signIn(email, password)).error?.code ?? 'signed in';

/** The buyer opens every email, as somebody who expects one does. */
async function expectOnlyBuyer(email: string) {
  await service.openMails(email);
  expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
  expect(await signInOutcome(email, PASSWORD)).toBe('signed in');
}

/**
 * Opens every email.
 * @returns the session from the link to set a password, if there was one
 */
const openMailedLink = async (email: string) =>
  // A sign-up link brings a session too.
  (await service.openMails(email)).find(
    (arrival) => arrival.has('access_token') && arrival.get('type') !== 'signup',
  );

const isSubscribed = async (email: string) =>
  (await service.database.from('profiles').select('is_subscribed').eq('email', email).single()).data
    ?.is_subscribed;

test.each([
  ['without the purchase id', {}],
  ['with another purchase id', { purchase_id: randomUUID() }],
])('a password sent %s is ignored, and the buyer sets one by email', async (_, secret) => {
  const { email, byStranger } = await paidGuest();
  expect(await byStranger(secret)).toEqual(BY_MAIL);
  expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
  const [arrival] = await service.openMails(email);
  expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
  await service.choosePassword(arrival, PASSWORD);
  expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
  expect(await signInOutcome(email, PASSWORD)).toBe('signed in');
  expect(await isSubscribed(email)).toBe(true);
  expect(await byStranger()).toMatchObject([409, { code: 'already-claimed' }]);
});

test('the browser that paid replaces an account that a stranger created first', async () => {
  const { email, byStranger, byBuyer, verify } = await paidGuest();
  expect(await byStranger()).toEqual(BY_MAIL);
  expect(await verify()).toMatchObject([200, { valid: true, customer_email: email }]);
  expect(await byBuyer()).toEqual(BY_FORM);
  expect(await isSubscribed(email)).toBe(true);
  await expectOnlyBuyer(email);
});

test('a stranger is refused after the browser that paid', async () => {
  const { email, byStranger, byBuyer } = await paidGuest();
  expect(await byBuyer()).toEqual(BY_FORM);
  expect(await byStranger()).toMatchObject([409, { code: 'already-claimed' }]);
  await expectOnlyBuyer(email);
});

test('the browser that paid wins over strangers before, between and after its requests', async () => {
  const { email, byStranger, byBuyer } = await paidGuest();
  await byStranger();
  await byBuyer();
  await byStranger();
  expect(await byBuyer()).toEqual(BY_FORM);
  await byStranger();
  await expectOnlyBuyer(email);
});

test.each([1, 2, 3])('only the buyer can sign in after concurrent requests, run %d', async () => {
  const { email, byStranger, byBuyer } = await paidGuest();
  const strangers = [1, 2, 3].map(() => byStranger());
  const [status] = await byBuyer();
  for (const [refusal] of await Promise.all(strangers)) expect([200, 409, 503]).toContain(refusal);
  // With many concurrent calls, the buyer may have to retry.
  if (status !== 200) expect(await byBuyer()).toEqual(BY_FORM);
  expect(await isSubscribed(email)).toBe(true);
  const link = await openMailedLink(email);
  expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
  // A stranger may have requested an email. Its link lets the buyer replace the password, which may still work.
  if (link) await service.choosePassword(link, CHOSEN_PASSWORD);
  expect(await signInOutcome(email, link ? CHOSEN_PASSWORD : PASSWORD)).toBe('signed in');
});

describe('a stranger who signs up with the same address', () => {
  it('before the buyer creates the account cannot sign in to it', async () => {
    const { email, byBuyer, signUpByStranger } = await paidGuest();
    await signUpByStranger();
    // Nothing proves which of the two owns the address.
    expect(await byBuyer()).toEqual(BY_MAIL);
    const link = await openMailedLink(email);
    expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
    expect(await signInOutcome(email, PASSWORD)).toBe('invalid_credentials');
    await service.choosePassword(link, PASSWORD);
    expect(await signInOutcome(email, PASSWORD)).toBe('signed in');
    expect(await isSubscribed(email)).toBe(true);
  });

  it.each(['byBuyer', 'byStranger'] as const)('after %s cannot sign in to it', async (call) => {
    const guest = await paidGuest();
    await guest[call]();
    await guest.signUpByStranger();
    const { email } = guest;
    expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
    await service.openMails(email);
    expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
  });

  it.each([1, 2, 3, 4])('at the same moment, run %d, cannot sign in to it', async () => {
    const { email, byBuyer, signUpByStranger } = await paidGuest();
    const [created] = await Promise.all([byBuyer(), signUpByStranger()]);
    // A concurrent sign-up may force the buyer to retry.
    if (created[0] !== 200) expect(await byBuyer()).toMatchObject([200, { success: true }]);
    let link = await openMailedLink(email);
    expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('invalid_credentials');
    if (!link) {
      // No password typed earlier may work. The reset form always does.
      const { client } = await service.signIn(email, STRANGERS_PASSWORD);
      expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
      link = await openMailedLink(email);
    }
    await service.choosePassword(link, CHOSEN_PASSWORD);
    expect(await signInOutcome(email, CHOSEN_PASSWORD)).toBe('signed in');
    expect(await isSubscribed(email)).toBe(true);
  });
});

test('two buyers with one address: no password typed before the email was opened works', async () => {
  const first = await paidGuest();
  const { email } = first;
  const second = await paidGuest(service, email);
  expect(await first.byBuyer()).toEqual(BY_FORM);
  expect(await second.byBuyer()).toEqual(BY_MAIL);
  // Repeating the request changes nothing.
  expect(await second.byBuyer()).toEqual(BY_MAIL);
  const link = await openMailedLink(email);
  expect(await signInOutcome(email, PASSWORD)).toBe('invalid_credentials');
  await service.choosePassword(link, STRANGERS_PASSWORD);
  expect(await signInOutcome(email, STRANGERS_PASSWORD)).toBe('signed in');
});

test('a buyer who returns after another sign-up sets the password by email', async () => {
  const { email, byStranger, byBuyer, signUpByStranger } = await paidGuest();
  expect(await byStranger()).toEqual(BY_MAIL);
  await signUpByStranger();
  expect(await byBuyer()).toEqual(BY_MAIL);
  await service.openMails(email);
  for (const typed of [PASSWORD, STRANGERS_PASSWORD])
    expect(await signInOutcome(email, typed)).toBe('invalid_credentials');
});

test('a payment with an invited address keeps the invitation', async () => {
  const { email, byBuyer } = await paidGuest();
  expect((await service.database.auth.admin.inviteUserByEmail(email)).error).toBeNull();
  expect(await byBuyer()).toMatchObject([409, { code: 'account-exists' }]);
});

test('strangers cannot use up the attempts of the buyer', async () => {
  const { byBuyer, byStranger } = await paidGuest();
  const statuses = [];
  for (let call = 0; call < 21; call++) statuses.push((await byStranger({ email: newAddress() }))[0]);
  expect(statuses.at(-1)).toBe(429);
  expect(await byBuyer()).toEqual(BY_FORM);
});

describe('a stranger who repeats the request', () => {
  let counted: Awaited<ReturnType<typeof startFragileBackend>>;
  let other: PaymentsTest;
  beforeAll(async () => {
    counted = await startFragileBackend(backend().url, '/none');
    other = await startPayments({ config: { supabaseUrl: counted.url } });
  });
  afterAll(async () => {
    await other.stop();
    counted.stop();
  });

  it('causes at most three emails to the buyer', async () => {
    const { byStranger } = await paidGuest(other);
    for (let attempt = 0; attempt < 6; attempt++) expect(await byStranger()).toEqual(BY_MAIL);
    expect(counted.calls().filter((call) => call.includes('/recover'))).toHaveLength(3);
  });
});
