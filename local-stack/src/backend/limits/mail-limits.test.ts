import {
  auth,
  codeTo,
  linkTo,
  mailsTo,
  newAccount,
  newAddress,
  newNetwork,
  opened,
  signUp,
  TRIES_PER_NETWORK,
} from '../../testing/shared-backend';

jest.setTimeout(60_000);

const recover = (email: string, network?: string) => auth('/recover', { body: { email }, network });

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
])('ten mails an hour for a %s address', async (_, address) => {
  const email = await address();
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1) statuses.push((await recover(email)).status);
  expect(statuses.slice(0, 9)).toEqual(Array<number>(9).fill(200));
  const refused = await recover(email);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await refused.json()).toMatchObject({ error_code: 'over_email_send_rate_limit' });
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(10);
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
