import { randomUUID } from 'node:crypto';
import { newAddress, PASSWORD } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';
import { stepsOf } from '../testing/stories/steps';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

/** A guest who has paid, with the secret of their browser. */
async function paidGuest() {
  const [email, purchase_id] = [newAddress(), randomUUID()];
  const session_id = await service.begin(undefined, { customer_email: email, purchase_id });
  await service.pay(session_id, { email });
  return { email, session_id, purchase_id };
}

async function create(body: object) {
  const request = { password: PASSWORD, tier: 'elite', agreed_to_terms: true, ...body };
  const response = await service.call('/api/create-account-after-checkout', request);
  return [response.status, (await response.json()) as Record<string, unknown>] as const;
}

/** The page that the link in the email leads to. */
async function mailedTarget(email: string) {
  const [mail = ''] = await service.mailsTo(email);
  const [link = ''] = /https?:\S+/.exec((JSON.parse(mail) as { text: string }).text) ?? [];
  return new URL(link).searchParams.get('to');
}

const profileOf = async (email: string) =>
  (await service.database.from('profiles').select().eq('email', email).maybeSingle().throwOnError()).data;

test('creates an account with the plan and an unconfirmed address', async () => {
  const guest = await paidGuest();
  expect(await profileOf(guest.email)).toBeNull();
  expect(await create(guest)).toEqual([200, { success: true }]);
  expect(await profileOf(guest.email)).toMatchObject({
    is_subscribed: true,
    subscription_tier: 'elite',
    email_verified: false,
  });
  expect((await service.signIn(guest.email)).error?.code).toBe('email_not_confirmed');
  expect(await service.mailsTo(guest.email)).toHaveLength(1);
});

const SIGNING_UP = randomUUID();
test.each([
  ['returns the id of the browser that paid', { signing_up: SIGNING_UP }, `&signing_up=${SIGNING_UP}`],
  ['leads to the sign-in page when the request has no such id', {}, ''],
])('the emailed link %s', async (_, sent, query) => {
  const guest = await paidGuest();
  expect(await create({ ...guest, ...sent })).toEqual([200, { success: true }]);
  expect(await mailedTarget(guest.email)).toBe(`${service.config.shellUrl}/login?confirmed=true${query}`);
});

test('the email contains no browser id without the secret of the browser that paid', async () => {
  const { email, session_id } = await paidGuest();
  const created = await create({ email, session_id, signing_up: SIGNING_UP });
  expect(created).toEqual([200, { success: true, password_by_mail: true }]);
  expect((await service.mailsTo(email)).join()).not.toContain(SIGNING_UP);
  expect(await mailedTarget(email)).toBe(`${service.config.shellUrl}/update-password`);
});

test('concurrent and repeated requests create one account and send one email', async () => {
  const guest = await paidGuest();
  const results = await Promise.all(Array.from({ length: 6 }, () => create(guest)));
  expect([...results, await create(guest)]).toEqual(Array(7).fill([200, { success: true }]));
  expect(await service.mailsTo(guest.email)).toHaveLength(1);
  const { data } = await service.database.from('purchases').select('user_id, buyer_email').match({
    session_id: guest.session_id,
  });
  expect(data).toEqual([{ user_id: (await profileOf(guest.email))?.id, buyer_email: null }]);
  await service.openMails(guest.email);
  expect((await service.signIn(guest.email)).error).toBeNull();
  expect(await create(guest)).toMatchObject([409, { code: 'already-claimed' }]);
});

test('completes the claim of an interrupted request', async () => {
  const guest = await paidGuest();
  await service.database.auth.admin.createUser({
    email: guest.email,
    password: PASSWORD,
    app_metadata: { checkout_session: guest.session_id },
  });
  expect((await create(guest))[0]).toBe(200);
  expect((await profileOf(guest.email))?.is_subscribed).toBe(true);
});

test('refuses an address that has an account, which has the plan and keeps its password', async () => {
  const guest = await paidGuest();
  const person = await service.newPerson(guest.email);
  expect(await create({ ...guest, password: 'another-password-9' })).toMatchObject([
    409,
    { code: 'account-exists' },
  ]);
  expect((await service.signIn(guest.email)).error).toBeNull();
  expect((await service.profile(person.id)).is_subscribed).toBe(true);
});

test.each([
  ['another address', { email: 'other@example.test' }, 409, 'other-email'],
  ['a short password', { password: '12345' }, 400, 'malformed-body'],
  ['a common password', { password: 'password1' }, 400, 'common-password'],
  ['a season and a year', { password: 'Summer2024!' }, 400, 'common-password'],
  ['a password that is too long', { password: 'nine-digits-once'.repeat(5) }, 400, 'password-too-long'],
  ['a malformed id', { signing_up: 'this-browser' }, 400, 'malformed-body'],
  [
    'an id followed by more of a query',
    { signing_up: `${SIGNING_UP}&next=//other.test` },
    400,
    'malformed-body',
  ],
  ['an id followed by a line break', { signing_up: `${SIGNING_UP}\n` }, 400, 'malformed-body'],
  ['an array of ids', { signing_up: [SIGNING_UP] }, 400, 'malformed-body'],
  ['terms not agreed to', { agreed_to_terms: false }, 400, 'malformed-body'],
])('refuses %s', async (_, over, status, code) => {
  const guest = await paidGuest();
  expect(await create({ ...guest, ...over })).toMatchObject([status, { code }]);
  expect(await profileOf(guest.email)).toBeNull();
});

test('refuses the email address as a password', async () => {
  const guest = await paidGuest();
  const refused = await create({ ...guest, password: guest.email });
  expect(refused).toMatchObject([400, { code: 'common-password' }]);
  expect(await profileOf(guest.email)).toBeNull();
});

test('refuses an unpaid checkout', async () => {
  const email = newAddress();
  const session_id = await service.begin(undefined, { customer_email: email });
  expect(await create({ email, session_id })).toMatchObject([409, { code: 'not-paid' }]);
  expect(await profileOf(email)).toBeNull();
});

test('refuses a refunded purchase', async () => {
  const guest = await paidGuest();
  await service.emulator.control('refunds', { session: guest.session_id });
  await service.settled();
  expect(await create(guest)).toMatchObject([409, { code: 'subscription-ended' }]);
  expect(await profileOf(guest.email)).toBeNull();
});

test.each([
  ['before any event arrives', false],
  ['after the events have ended its subscription', true],
])('explains why a payment is returned, %s', async (_, eventsArrive) => {
  if (!eventsArrive) await service.emulator.control('deliveries/rules', { action: 'hold' });
  const [email, purchase_id] = [newAddress(), randomUUID()];
  const session_id = await service.begin(undefined, { customer_email: email, purchase_id });
  await stepsOf(service).discount(session_id, 'unknown', 40);
  await service.pay(session_id);
  const [status, refusal] = await create({ email, session_id, purchase_id });
  expect([status, refusal['code']]).toEqual([409, 'payment-returned']);
  expect(refusal['error']).toMatch(/^The price or discount of this checkout is no longer valid\./);
  expect(await service.verify(session_id)).toMatchObject([200, { returned: true, error: refusal['error'] }]);
  expect(await profileOf(email)).toBeNull();
  await service.emulator.control('deliveries/rules', {}, 'DELETE');
  await service.emulator.control('deliveries/release', { order: 'created' });
});

test('refuses the purchase of a signed-in user', async () => {
  const person = await service.newPerson();
  const session_id = await service.begin(person.token);
  await service.pay(session_id);
  expect(await create({ email: person.email, session_id })).toMatchObject([409, { code: 'already-claimed' }]);
});

test('logs no addresses, ids or passwords', async () => {
  const guest = await paidGuest();
  await create({ ...guest, signing_up: SIGNING_UP });
  await service.call(`/api/receipts/${guest.session_id}`);
  for (const secret of [guest.email, guest.session_id, SIGNING_UP, PASSWORD])
    expect(service.log()).not.toContain(secret);
});
