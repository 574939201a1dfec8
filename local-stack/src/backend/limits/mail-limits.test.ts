import {
  auth,
  codeTo,
  fragmentOf,
  linkTo,
  mailsTo,
  newAccount,
  newAddress,
  newNetwork,
  opened,
  sessionOf,
  signIn,
  signUp,
  TRIES_PER_NETWORK,
} from '../../testing/shared-backend';

jest.setTimeout(60_000);

const recover = (email: string, network?: string) => auth('/recover', { body: { email }, network });

const resend = (email: string, type = 'signup') => auth('/resend', { body: { type, email } });

async function pending(): Promise<string> {
  const email = newAddress();
  await signUp(email);
  return email;
}

async function statusesOf(times: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await call()).status);
  return statuses;
}

const TEN_AND_NO_MORE = [...Array<number>(10).fill(200), 429];

const verify = (email: string, token: string, type = 'recovery', network?: string) =>
  auth('/verify', { body: { email, token, type }, network });

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('three sign-ups a day for one address, from anywhere', async () => {
  const email = newAddress();
  for (let times = 0; times < 3; times += 1) {
    const response = await signUp(email);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ app_metadata: { sign_ups_a_day: 3 } });
  }
  const refused = await signUp(email);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    error_code: 'over_request_rate_limit',
    msg: expect.stringMatching(/^Too many signup attempts\. Please try again after \d+ seconds\.$/) as string,
  });
});

test('sign-ups from one network are limited over all addresses', async () => {
  const network = newNetwork();
  const responses = await Promise.all(
    Array.from({ length: TRIES_PER_NETWORK + 1 }, () => signUp(newAddress(), 'correct horse', network)),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});

test.each([
  ['known', newAccount],
  ['unknown', () => Promise.resolve(newAddress())],
])('ten mails of a reset an hour for a %s address', async (_, address) => {
  const email = await address();
  expect(await statusesOf(11, () => recover(email))).toEqual(TEN_AND_NO_MORE);
  const refused = await recover(email);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await refused.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  const resets = (await mailsTo(email)).filter(({ subject }) => subject === 'Choose a new password');
  expect(resets.length).toBeLessThanOrEqual(10);
});

test.each([
  ['known', newAccount],
  ['pending', pending],
  ['unknown', () => Promise.resolve(newAddress())],
])('ten repeated confirmations an hour for a %s address', async (_, address) => {
  const email = await address();
  expect(await statusesOf(11, () => resend(email))).toEqual(TEN_AND_NO_MORE);
});

test('wrong passwords and repeated mails lock no owner out: a reset is sent, and signs in', async () => {
  const email = await newAccount();
  const before = (await mailsTo(email)).length;
  await statusesOf(6, () => signIn(email, 'a wrong one'));
  await statusesOf(11, () => resend(email));
  await statusesOf(11, () => resend(email, 'email_change'));
  expect((await mailsTo(email)).length).toBe(before);
  expect((await signIn(email)).status).toBe(429);
  expect((await recover(email)).status).toBe(200);
  const token = fragmentOf(await opened(await linkTo(email))).get('access_token') ?? '';
  const chosen = await auth('/user', { method: 'PUT', token, body: { password: 'three small words more' } });
  expect(chosen.status).toBe(200);
  expect((await signIn(email, 'three small words more')).status).toBe(200);
});

test('what was asked for before the sign-up, and not sent, uses up no mail after it', async () => {
  const email = newAddress();
  await statusesOf(11, () => resend(email));
  await statusesOf(11, () => recover(email));
  expect(await mailsTo(email)).toEqual([]);
  expect((await signUp(email)).status).toBe(200);
  expect((await resend(email)).status).toBe(200);
  expect((await recover(email)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(3);
});

test('a change to an address that has an account sends no mail, and uses up none', async () => {
  const [taken, free] = [await newAccount(), newAddress()];
  const { access_token: token } = await sessionOf(await newAccount());
  const change = (email: string) => auth('/user', { method: 'PUT', token, body: { email } });
  expect(await statusesOf(11, () => change(taken))).toEqual(Array<number>(11).fill(422));
  expect(await statusesOf(11, () => change(free))).toEqual(TEN_AND_NO_MORE);
});

test('the code of a mail opens the account', async () => {
  const email = await newAccount();
  await recover(email);
  const response = await verify(email, await codeTo(email));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ token_type: 'bearer', user: { email } });
});

test('a code dies after five wrong tries, and a new mail brings a new one', async () => {
  const email = await newAccount();
  await recover(email);
  const code = await codeTo(email);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await verify(email, otherThan(code))).status).toBe(403);
  }
  expect((await verify(email, code)).status).toBe(403);
  await recover(email);
  expect((await verify(email, await codeTo(email))).status).toBe(200);
});

test('the code of a confirmation dies too', async () => {
  const email = newAddress();
  await signUp(email);
  const code = await codeTo(email);
  for (let tries = 0; tries < 5; tries += 1) await verify(email, otherThan(code), 'signup');
  expect((await verify(email, code, 'signup')).status).toBe(403);
  expect((await verify(email, code, 'email')).status).toBe(403);
});

test('a wrong code for a known and for an unknown address have one response', async () => {
  const email = await newAccount();
  await recover(email);
  const wrong = await verify(email, otherThan(await codeTo(email)));
  const unknown = await verify(newAddress(), '123456');
  expect([unknown.status, await unknown.json()]).toEqual([wrong.status, await wrong.json()]);
});

test('the code of a mail does not lead to its link', async () => {
  const email = newAddress();
  await signUp(email);
  const link = new URL(await linkTo(email));
  expect(link.searchParams.get('token')?.length).toBeGreaterThan(40);
  link.searchParams.set('token', await codeTo(email));
  expect(await opened(link.href)).toContain('error_code=otp_expired');
});

test('tries at codes and links are limited for one network', async () => {
  const network = newNetwork();
  const tries = Array.from({ length: TRIES_PER_NETWORK + 1 }, () =>
    verify(newAddress(), '123456', 'recovery', network),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
