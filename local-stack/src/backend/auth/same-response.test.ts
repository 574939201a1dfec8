import {
  auth,
  mailsTo,
  newAccount,
  newAddress,
  PASSWORD,
  signIn,
  signUp,
} from '../../testing/shared-backend';
import { endAll, post, spawnBackend } from '../../testing/spawn-backend';
import { removeTemporaryFolders, temporaryFolder } from '../../testing/temporary-folder';
import { newTestDatabase } from '../../testing/test-cluster';

jest.setTimeout(60_000);

afterAll(async () => {
  await endAll();
  await removeTemporaryFolders();
});

async function pending(): Promise<string> {
  const email = newAddress();
  await signUp(email);
  return email;
}

const ADDRESSES = { known: newAccount, pending, unknown: () => Promise.resolve(newAddress()) };

const CALLS: readonly (readonly [string, (email: string) => Promise<Response>])[] = [
  ['a sign-in with a wrong password', (email) => signIn(email, 'a wrong one')],
  ['a sign-up', (email) => signUp(email)],
  ['a sign-up with another password', (email) => signUp(email, 'another password')],
  ['asking for the confirmation again', (email) => auth('/resend', { body: { type: 'signup', email } })],
  ['asking for a change again', (email) => auth('/resend', { body: { type: 'email_change', email } })],
  ['a password reset', (email) => auth('/recover', { body: { email } })],
  ['a wrong code', (email) => auth('/verify', { body: { type: 'signup', email, token: '000000' } })],
];

/** A value by its kind: ids, instants and addresses differ from one response to the next, their form does not. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value && typeof value === 'object')
    return Object.entries(value).map(([name, one]) => [name, shapeOf(one)]);
  return typeof value === 'string' ? value.replaceAll(/[0-9a-f]/g, 'x').replace(/\.x+Z/, 'Z') : value;
}

async function seen(response: Response) {
  const headers = [...response.headers].filter(([name]) => !['date', 'content-length'].includes(name));
  const body = await response.text();
  return { status: response.status, headers, length: body.length, body: shapeOf(JSON.parse(body)) };
}

test.each(CALLS)(
  '%s has the same response for a known, a pending and an unknown address',
  async (_, call) => {
    const known = await seen(await call(await ADDRESSES.known()));
    expect(await seen(await call(await ADDRESSES.pending()))).toEqual(known);
    expect(await seen(await call(await ADDRESSES.unknown()))).toEqual(known);
  },
);

test('a sign-up for a known address changes and sends nothing', async () => {
  const email = await newAccount();
  const before = await mailsTo(email);
  await signUp(email, 'another password');
  expect(await mailsTo(email)).toEqual(before);
  expect((await signIn(email, 'another password')).status).toBe(400);
  expect((await signIn(email)).status).toBe(200);
});

test('that an address is not confirmed is said to the right password only', async () => {
  const email = await pending();
  expect(await (await signIn(email, 'a wrong one')).json()).toMatchObject({
    error_code: 'invalid_credentials',
  });
  expect(await (await signIn(email)).json()).toMatchObject({ error_code: 'email_not_confirmed' });
});

describe('with costly hashes, while mail is down', () => {
  let url: string;

  beforeAll(async () => {
    const mailFile = `${await temporaryFolder()}/mail.jsonl`;
    const down = { outboxUrl: 'http://127.0.0.1:9', mailPausesMs: [] };
    ({ url } = await spawnBackend({
      ...(await newTestDatabase()),
      mailFile,
      ...down,
      mailIntervalMs: 0,
      passwordCost: 10,
    }));
  });

  const TRIES = 5;

  test.each([
    ['/auth/v1/token?grant_type=password', 'a wrong one'],
    ['/auth/v1/signup', PASSWORD],
  ])('%s does the work of a hash whether there is an account or not', async (pathname, password) => {
    /** Milliseconds of the fastest try: other work on the machine only ever adds to it. */
    const least = { unknown: Infinity, waiting: Infinity, malformed: Infinity };
    for (let count = 0; count < TRIES; count += 1) {
      const waiting = newAddress();
      await post(url, '/auth/v1/signup', { email: waiting, password: PASSWORD });
      const addresses = { unknown: newAddress(), waiting, malformed: 'no address' };
      for (const kind of ['unknown', 'waiting', 'malformed'] as const) {
        const start = performance.now();
        await post(url, pathname, { email: addresses[kind], password });
        least[kind] = Math.min(least[kind], performance.now() - start);
      }
    }
    expect(least.unknown / least.waiting).toBeGreaterThan(0.3);
    expect(least.unknown / least.waiting).toBeLessThan(3);
    expect(least.unknown).toBeGreaterThan(2 * least.malformed);
  });

  test.each(['/auth/v1/signup', '/auth/v1/recover'])('%s has its usual response', async (pathname) => {
    const person = { email: newAddress(), password: PASSWORD };
    await post(url, '/auth/v1/signup', person);
    const pendingResponse = await seen(await post(url, pathname, person));
    const unknown = await seen(await post(url, pathname, { ...person, email: newAddress() }));
    expect(pendingResponse.status).toBe(200);
    expect(unknown).toEqual(pendingResponse);
  });
});
