import { readFile } from 'node:fs/promises';
import {
  auth,
  newAccount,
  newAddress,
  newNetwork,
  sessionOf,
  sharedBackend,
  signUp,
} from '../../testing/shared-backend';
import { KEYS } from '../../testing/spawn-backend';

jest.setTimeout(30_000);

const put = (token: string, data: object) => auth('/user', { method: 'PUT', token, body: { data } });

/** What the backend wrote so far on stderr. */
const log = () => readFile(sharedBackend().log, 'utf8');

test('what is stored with an account does not grow without end, in one request or in many', async () => {
  const { access_token: token } = await sessionOf(await newAccount());
  expect((await put(token, { text: 'x'.repeat(17_000) })).status).toBe(400);
  expect((await put(token, { one: 'x'.repeat(9_000) })).status).toBe(200);
  expect((await put(token, { two: 'x'.repeat(9_000) })).status).toBe(400);
  expect((await put(token, { one: null, two: 'x'.repeat(9_000) })).status).toBe(200);
});

test('a sign-up stores no more than that either, and says so in one sentence', async () => {
  const signUpWith = (text: string) =>
    auth('/signup', { body: { email: newAddress(), password: 'correct horse', data: { text } } });
  expect((await signUpWith('x'.repeat(16_000))).status).toBe(200);
  const refused = await signUpWith('x'.repeat(16_384));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ msg: 'More than 16 kB cannot be stored with an account.' });
});

describe.each(['\0', '\ud800'])('the character %j', (sign) => {
  test.each<[string, string, object]>([
    ['an address', '/recover', { email: `${sign}ada@example.com` }],
    ['an address that signs in', '/token?grant_type=password', { email: `${sign}a@b.co`, password: 'x' }],
    ['a renewed session', '/token?grant_type=refresh_token', { refresh_token: `a${sign}` }],
    [
      'the metadata of a sign-up',
      '/signup',
      { email: newAddress(), password: 'correct horse', data: { a: sign } },
    ],
    [
      'a name in the metadata',
      '/signup',
      { email: newAddress(), password: 'correct horse', data: { [sign]: 1 } },
    ],
  ])('in %s is refused in words', async (_, pathname, body) => {
    const response = await auth(pathname, { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
  });
});

test.each([{ refresh_token: { a: 1 } }, { refresh_token: 7 }, {}])('%j renews no session', async (body) => {
  expect((await auth('/token?grant_type=refresh_token', { body })).status).toBe(400);
});

test.each([
  '<a@b.co>',
  'a@b.co,c@d.co',
  'a@example.com\u200b',
  'a\u202e@example.com',
  '"a"@b.co',
  'a;b@c.co',
])('no mail goes to %j, which a mail server may read as another address', async (email) => {
  expect((await signUp(email)).status).toBe(400);
});

test('the log has no address, and no failure writes one', async () => {
  const email = newAddress();
  const headers = { apikey: KEYS.publishableKey, 'X-Forwarded-For': newNetwork() };
  const rest = (query: string) => fetch(`${sharedBackend().url}/rest/v1/profiles?${query}`, { headers });
  await rest(`id=eq.${email}`);
  await rest(`email=${email}`);
  await rest(`select=first_name->>'${email}`);
  await rest(`order=${email}.x.y`);
  await auth('/token?grant_type=refresh_token', { body: { refresh_token: email } });
  expect(await log()).toContain('22P02');
  expect(await log()).not.toContain(email);
});
