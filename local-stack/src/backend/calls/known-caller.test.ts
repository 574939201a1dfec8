import { createHmac } from 'node:crypto';
import { knownCaller } from './known-caller';

const KEYS = {
  publishableKey: 'sb_publishable_x',
  secretKey: 'sb_secret_x',
  jwtSecret: 'the-secret-of-the-tokens',
};
const now = Math.floor(Date.now() / 1_000);
const SUB = '3f2c1d9e-0f5b-4a55-9f4e-2d6d1f1c0a11';
const CLAIMS = { sub: SUB, role: 'authenticated', session_id: 's', iat: now, exp: now + 60 };
const HEAD = { alg: 'HS256', typ: 'JWT' };

function token(claims: object = CLAIMS, head: object = HEAD, secret = KEYS.jwtSecret): string {
  const [one, two] = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return `${one}.${two}.${createHmac('sha256', secret).update(`${one}.${two}`).digest('base64url')}`;
}

const bearing = (bearer: string, apikey = KEYS.publishableKey) =>
  knownCaller({ apikey, authorization: `Bearer ${bearer}` }, KEYS);

test('a person is known by a token that was signed here', () => {
  const known = bearing(token());
  expect(known).toMatchObject({ role: 'authenticated', sub: SUB });
  expect(JSON.parse(known?.claims ?? '')).toEqual(CLAIMS);
});

test('a key alone has its role, and no person', () => {
  expect(knownCaller({ apikey: KEYS.publishableKey }, KEYS)).toMatchObject({ role: 'anon', sub: '' });
  expect(bearing(KEYS.secretKey, KEYS.secretKey)).toMatchObject({ role: 'service_role', sub: '' });
});

test.each<[string, () => string]>([
  ['is signed with another secret', () => token(CLAIMS, HEAD, 'another-secret')],
  ['has no signature', () => token().replace(/[^.]+$/, '')],
  ['asks for no signature', () => token(CLAIMS, { alg: 'none' })],
  ['names another algorithm', () => token(CLAIMS, { alg: 'HS512', typ: 'JWT' })],
  ['has a head that wants to be understood', () => token(CLAIMS, { ...HEAD, crit: ['b64'], b64: false })],
  ['is over', () => token({ ...CLAIMS, exp: now - 1 })],
  ['has no end', () => token({ ...CLAIMS, exp: undefined })],
  ['was made later', () => token({ ...CLAIMS, iat: now + 60 })],
  ['is not valid yet', () => token({ ...CLAIMS, nbf: now + 60 })],
  ['has the role of the service', () => token({ ...CLAIMS, role: 'service_role' })],
  ['has no person', () => token({ ...CLAIMS, sub: '' })],
  ['has a fourth part', () => `${token()}.x`],
  ['is the secret key under the publishable one', () => KEYS.secretKey],
  ['is no token', () => 'x'],
])('about a token that %s there is doubt', (_, of) => expect(bearing(of())).toBeUndefined());

test('a caller without a key, or with the secret key in a browser, is in doubt', () => {
  expect(knownCaller({}, KEYS)).toBeUndefined();
  expect(knownCaller({ apikey: 'sb_secret_y' }, KEYS)).toBeUndefined();
  expect(knownCaller({ apikey: KEYS.secretKey, 'user-agent': 'Mozilla/5.0' }, KEYS)).toBeUndefined();
});
