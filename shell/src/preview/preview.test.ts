/** @jest-environment node */
import { createHash } from 'node:crypto';
import { generateKeyPair, exportSPKI, SignJWT } from 'jose';
import { isStillAllowed, readToken } from './allowed-preview';

const SITE = 'https://play.test';
const CLAIMS = { remote: 'chess', base: 'https://cdn.test/chess/' };
const HOUR = 3_600;

const keys = generateKeyPair('ES256', { extractable: true });
const publicKey = async () =>
  (await exportSPKI((await keys).publicKey)).replaceAll(/-----[^-]+-----|\s/g, '');

interface Token {
  readonly claims?: object;
  readonly email?: string;
  readonly site?: string;
  /** Seconds since it was issued. */
  readonly age?: number;
  readonly lifetime?: number;
  readonly key?: Parameters<SignJWT['sign']>[0];
}

async function read({
  claims = CLAIMS,
  email = 'ada@example.org',
  site = SITE,
  age = 0,
  lifetime = HOUR,
  key,
}: Token) {
  const issued = Math.floor(Date.now() / 1_000) - age;
  const token = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex'))
    .setAudience(site)
    .setIssuedAt(issued)
    .setExpirationTime(issued + lifetime)
    .sign(key ?? (await keys).privateKey);
  return readToken(token, { key: await publicKey(), email: 'Ada@Example.org', site: SITE });
}

test('a token shows one remote, from one place, to one person on one site', async () => {
  expect(await read({})).toMatchObject(CLAIMS);
});

test.each<[string, Token]>([
  ['for somebody else', { email: 'eve@example.org' }],
  ['for another site', { site: 'https://other.test' }],
  ['that has expired', { age: 2 * HOUR }],
  ['that is older than 12 hours, whatever it says', { age: 13 * HOUR, lifetime: 24 * HOUR }],
  ['without a place', { claims: { remote: 'chess' } }],
])('a token %s shows nothing', async (_, token) => {
  await expect(read(token)).rejects.toThrow();
});

test('a token of another key shows nothing', async () => {
  const { privateKey } = await generateKeyPair('ES256');
  await expect(read({ key: privateKey })).rejects.toThrow('signature');
});

test.each(['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGFAZXhhbXBsZS5vcmcifQ.'])(
  '"%s" shows nothing',
  async (token) => {
    const reader = { key: await publicKey(), email: 'ada@example.org', site: SITE };
    await expect(readToken(token, reader)).rejects.toThrow();
  },
);

test('what a token has allowed ends after 12 hours, whatever the token says', async () => {
  const { exp } = await read({ lifetime: 10_000 * HOUR });
  expect(exp).toBeLessThanOrEqual(Math.floor(Date.now() / 1_000) + 12 * HOUR);
});

test('what a token has allowed ends with its time and with the session of its person', async () => {
  const allowed = await read({});
  expect(await isStillAllowed(allowed, 'ada@example.org')).toBe(true);
  expect(await isStillAllowed(allowed, 'eve@example.org')).toBe(false);
  expect(
    await isStillAllowed({ ...allowed, exp: Math.floor(Date.now() / 1_000) - 1 }, 'ada@example.org'),
  ).toBe(false);
});
