import { randomUUID } from 'node:crypto';
import { backend, newAddress, PASSWORD } from '../testing/backend';
import { startFragileBackend } from '../testing/fragile-backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

const STRANGERS = 'the password of the stranger';
const BY_MAIL = [200, { success: true, password_by_mail: true }];
const BY_FORM = [200, { success: true }];

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

/** A guest who has paid. A stranger has seen the address that the checkout led back to, and knows the mail address. */
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
    byStranger: (proof: object = {}) => create({ password: STRANGERS, ...proof }),
    verify: () => service.verify(session_id, undefined, { purchase_id }),
    /** In the sign-up form, for the address. */
    signUpByStranger: async () => {
      const { client } = await service.signIn(email, STRANGERS);
      const { error } = await client.auth.signUp({ email, password: STRANGERS });
      if (error) throw error;
    },
  };
}

const mayEnter = async (email: string, password: string) =>
  (await service.signIn(email, password)).error?.code ?? 'enters';

/** The buyer opens each mail that came, as a person does who expects one. */
async function expectOnlyBuyer(email: string) {
  await service.openMails(email);
  expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
  expect(await mayEnter(email, PASSWORD)).toBe('enters');
}

/** Opens each mail that came. @returns where the one to choose a password led, if there was one */
const openMailedLink = async (email: string) =>
  // The link of a sign-up brings a session too.
  (await service.openMails(email)).find(
    (arrival) => arrival.has('access_token') && arrival.get('type') !== 'signup',
  );

const isSubscribed = async (email: string) =>
  (await service.database.from('profiles').select('is_subscribed').eq('email', email).single()).data
    ?.is_subscribed;

test.each([
  ['without the secret', {}],
  ['with another secret', { purchase_id: randomUUID() }],
])('who types a password %s sets none: the buyer chooses it by mail', async (_, proof) => {
  const { email, byStranger } = await paidGuest();
  expect(await byStranger(proof)).toEqual(BY_MAIL);
  expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
  const [arrival] = await service.openMails(email);
  expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
  await service.choosePassword(arrival, PASSWORD);
  expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
  expect(await mayEnter(email, PASSWORD)).toBe('enters');
  expect(await isSubscribed(email)).toBe(true);
  expect(await byStranger()).toMatchObject([409, { code: 'already-claimed' }]);
});

test('a stranger first: the browser that paid still makes the account, with what is typed there', async () => {
  const { email, byStranger, byBuyer, verify } = await paidGuest();
  expect(await byStranger()).toEqual(BY_MAIL);
  expect(await verify()).toMatchObject([200, { valid: true, customer_email: email }]);
  expect(await byBuyer()).toEqual(BY_FORM);
  expect(await isSubscribed(email)).toBe(true);
  await expectOnlyBuyer(email);
});

test('the browser that paid first: a stranger gets nothing after it', async () => {
  const { email, byStranger, byBuyer } = await paidGuest();
  expect(await byBuyer()).toEqual(BY_FORM);
  expect(await byStranger()).toMatchObject([409, { code: 'already-claimed' }]);
  await expectOnlyBuyer(email);
});

test('strangers before, between and after: the browser that paid wins', async () => {
  const { email, byStranger, byBuyer } = await paidGuest();
  await byStranger();
  await byBuyer();
  await byStranger();
  expect(await byBuyer()).toEqual(BY_FORM);
  await byStranger();
  await expectOnlyBuyer(email);
});

test.each([1, 2, 3])('strangers and the buyer at once, round %d: only the buyer enters', async () => {
  const { email, byStranger, byBuyer } = await paidGuest();
  const strangers = [1, 2, 3].map(() => byStranger());
  const [status] = await byBuyer();
  for (const [refusal] of await Promise.all(strangers)) expect([200, 409, 503]).toContain(refusal);
  // Many strangers can make the buyer press again.
  if (status !== 200) expect(await byBuyer()).toEqual(BY_FORM);
  expect(await isSubscribed(email)).toBe(true);
  const link = await openMailedLink(email);
  expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
  // The mail of a stranger's call may have been on its way: its link replaces what was typed, by the buyer's choice.
  if (link) await service.choosePassword(link, PASSWORD);
  expect(await mayEnter(email, PASSWORD)).toBe('enters');
});

describe('a stranger who also signs up with the address', () => {
  it('before the buyer has made the account gets nothing of it', async () => {
    const { email, byBuyer, signUpByStranger } = await paidGuest();
    await signUpByStranger();
    // Nothing shows which of the two owns the address.
    expect(await byBuyer()).toEqual(BY_MAIL);
    const link = await openMailedLink(email);
    expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
    expect(await mayEnter(email, PASSWORD)).toBe('invalid_credentials');
    await service.choosePassword(link, PASSWORD);
    expect(await mayEnter(email, PASSWORD)).toBe('enters');
    expect(await isSubscribed(email)).toBe(true);
  });

  it.each(['byBuyer', 'byStranger'] as const)('after the call %s gets nothing of it', async (call) => {
    const guest = await paidGuest();
    await guest[call]();
    await guest.signUpByStranger();
    const { email } = guest;
    expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
    await service.openMails(email);
    expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
  });

  it.each([1, 2, 3, 4])('at the same moment, round %d, gets nothing of it', async () => {
    const { email, byBuyer, signUpByStranger } = await paidGuest();
    const [created] = await Promise.all([byBuyer(), signUpByStranger()]);
    // A sign-up in between can make the buyer press again.
    if (created[0] !== 200) expect(await byBuyer()).toMatchObject([200, { success: true }]);
    let link = await openMailedLink(email);
    expect(await mayEnter(email, STRANGERS)).toBe('invalid_credentials');
    if (!link) {
      // Nothing that was typed before may be left. "Forgot password?" leads on.
      const { client } = await service.signIn(email, STRANGERS);
      expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
      link = await openMailedLink(email);
    }
    await service.choosePassword(link, PASSWORD);
    expect(await mayEnter(email, PASSWORD)).toBe('enters');
    expect(await isSubscribed(email)).toBe(true);
  });
});

test('of two who paid with one address nobody keeps what was typed before the mail was opened', async () => {
  const first = await paidGuest();
  const { email } = first;
  const second = await paidGuest(service, email);
  expect(await first.byBuyer()).toEqual(BY_FORM);
  expect(await second.byBuyer()).toEqual(BY_MAIL);
  // A second press changes nothing of it.
  expect(await second.byBuyer()).toEqual(BY_MAIL);
  const link = await openMailedLink(email);
  expect(await mayEnter(email, PASSWORD)).toBe('invalid_credentials');
  await service.choosePassword(link, STRANGERS);
  expect(await mayEnter(email, STRANGERS)).toBe('enters');
});

test('a buyer who comes back after somebody signed up meanwhile chooses the password by mail', async () => {
  const { email, byStranger, byBuyer, signUpByStranger } = await paidGuest();
  expect(await byStranger()).toEqual(BY_MAIL);
  await signUpByStranger();
  expect(await byBuyer()).toEqual(BY_MAIL);
  await service.openMails(email);
  for (const typed of [PASSWORD, STRANGERS]) expect(await mayEnter(email, typed)).toBe('invalid_credentials');
});

test('a payment with the address of an invited person does not end the invitation', async () => {
  const { email, byBuyer } = await paidGuest();
  expect((await service.database.auth.admin.inviteUserByEmail(email)).error).toBeNull();
  expect(await byBuyer()).toMatchObject([409, { code: 'account-exists' }]);
});

test('strangers who try a purchase too often leave its buyer tries of their own', async () => {
  const { byBuyer, byStranger } = await paidGuest();
  const statuses = [];
  for (let call = 0; call < 21; call++) statuses.push((await byStranger({ email: newAddress() }))[0]);
  expect(statuses.at(-1)).toBe(429);
  expect(await byBuyer()).toEqual(BY_FORM);
});

describe('a stranger who asks again and again', () => {
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

  it('has few mails sent to the buyer', async () => {
    const { byStranger } = await paidGuest(other);
    for (let tries = 0; tries < 6; tries++) expect(await byStranger()).toEqual(BY_MAIL);
    expect(counted.calls().filter((call) => call.includes('/recover'))).toHaveLength(3);
  });
});
