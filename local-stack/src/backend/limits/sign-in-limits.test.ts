import {
  auth,
  fragmentOf,
  linkTo,
  newAccount,
  newAddress,
  newNetwork,
  opened,
  PASSWORD,
  signIn,
  TRIES_PER_NETWORK,
} from '../../testing/shared-backend';

jest.setTimeout(60_000);

/** @returns the statuses of that many sign-ins with a wrong password, each from another network */
async function wrongSignIns(email: string, tries: number): Promise<number[]> {
  const responses = await Promise.all(Array.from({ length: tries }, () => signIn(email, 'a wrong one')));
  return responses.map(({ status }) => status).sort();
}

test('after five wrong passwords an account is locked, also for the right one', async () => {
  const email = await newAccount();
  expect(await wrongSignIns(email, 20)).toEqual([
    ...Array<number>(5).fill(400),
    ...Array<number>(15).fill(429),
  ]);
  const locked = await signIn(email);
  expect(locked.status).toBe(429);
  const seconds = Number(locked.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(800);
  expect(seconds).toBeLessThanOrEqual(900);
  expect(await locked.json()).toEqual({
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: `Too many sign-in tries. Please try again after ${seconds} seconds.`,
  });
});

test('an address without an account is locked in the same way', async () => {
  const email = newAddress();
  expect(await wrongSignIns(email, 6)).toEqual([400, 400, 400, 400, 400, 429]);
  expect((await signIn(email.toUpperCase())).status).toBe(429);
});

test('the right password clears the count', async () => {
  const email = await newAccount();
  await wrongSignIns(email, 4);
  expect((await signIn(email)).status).toBe(200);
  expect(await wrongSignIns(email, 4)).toEqual([400, 400, 400, 400]);
  expect((await signIn(email)).status).toBe(200);
});

test('the owner of a locked account gets in again by a password reset', async () => {
  const email = await newAccount();
  await wrongSignIns(email, 6);
  await auth('/recover', { body: { email } });
  const token = fragmentOf(await opened(await linkTo(email))).get('access_token') ?? '';
  expect((await signIn(email)).status).toBe(200);
  await wrongSignIns(email, 6);
  await auth('/user', { method: 'PUT', token, body: { password: 'another horse' } });
  expect((await signIn(email, 'another horse')).status).toBe(200);
});

test('wrong passwords from one network are limited over all accounts', async () => {
  const network = newNetwork();
  const spray = () => signIn(newAddress(), PASSWORD, network);
  const statuses = (await Promise.all(Array.from({ length: TRIES_PER_NETWORK + 1 }, spray))).map(
    ({ status }) => status,
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await signIn(await newAccount(), PASSWORD, network)).status).toBe(429);
});

test('a header of the client does not hide its network', async () => {
  const network = newNetwork();
  const pretend = (index: number) => signIn(newAddress(), PASSWORD, `192.0.2.${index}, ${network}`);
  const statuses = (
    await Promise.all(Array.from({ length: TRIES_PER_NETWORK + 1 }, (_, index) => pretend(index)))
  ).map(({ status }) => status);
  expect(statuses).toContain(429);
});

test('right passwords do not use up the limit of a network', async () => {
  const network = newNetwork();
  const email = await newAccount();
  for (let times = 0; times <= TRIES_PER_NETWORK; times += 1)
    expect((await signIn(email, PASSWORD, network)).status).toBe(200);
});
