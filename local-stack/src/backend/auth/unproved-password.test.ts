import {
  auth,
  fragmentOf,
  linkTo,
  newAddress,
  newNetwork,
  opened,
  signIn,
  signUp,
} from '../../testing/shared-backend';
import { KEYS } from '../../testing/spawn-backend';

const OWNER = 'the password of the owner';
const ATTACKER = 'the password of the attacker';

const resend = (email: string, network?: string) =>
  auth('/resend', { body: { type: 'signup', email }, network });

/** Who can sign in. */
async function accepted(email: string): Promise<string[]> {
  const tried = await Promise.all(
    [OWNER, ATTACKER].map(async (password) => ({ password, status: (await signIn(email, password)).status })),
  );
  return tried.filter(({ status }) => status === 200).map(({ password }) => password);
}

const open = async (email: string) => opened(await linkTo(email));

test('an attacker signs up first, then the owner signs up: only the password of the owner works', async () => {
  const email = newAddress();
  await signUp(email, ATTACKER);
  const first = await linkTo(email);
  await signUp(email, OWNER);
  const second = await linkTo(email);
  expect(await opened(first)).toContain('error_code=otp_expired');
  expect(await opened(second)).not.toContain('error');
  expect(await accepted(email)).toEqual([OWNER]);
});

test('an attacker signs up first, then the owner asks for the mail from elsewhere: no password works', async () => {
  const email = newAddress();
  await signUp(email, ATTACKER);
  await resend(email);
  await open(email);
  expect(await accepted(email)).toEqual([]);
});

test('an attacker signs up in between: the mail that the owner asks for again brings no password', async () => {
  const email = newAddress();
  const network = newNetwork();
  await signUp(email, OWNER, network);
  await signUp(email, ATTACKER, network);
  await resend(email, network);
  await open(email);
  expect(await accepted(email)).toEqual([]);
});

test('an attacker signs up first, then the owner resets the password: only the new one works', async () => {
  const email = newAddress();
  await signUp(email, ATTACKER);
  await auth('/recover', { body: { email } });
  const token = fragmentOf(await open(email)).get('access_token') ?? '';
  expect(await accepted(email)).toEqual([]);
  expect((await auth('/user', { method: 'PUT', token, body: { password: OWNER } })).status).toBe(200);
  expect(await accepted(email)).toEqual([OWNER]);
});

test('an attacker signs up after the owner asked for a reset: the old link leaves no password', async () => {
  const email = newAddress();
  await auth('/recover', { body: { email } });
  await signUp(email, OWNER);
  await auth('/recover', { body: { email } });
  const reset = await linkTo(email);
  await signUp(email, ATTACKER);
  await opened(reset);
  expect(await accepted(email)).toEqual([]);
});

test('an attacker signs up first, then the owner is invited: the password of the attacker does not work', async () => {
  const email = newAddress();
  await signUp(email, ATTACKER);
  expect((await auth('/invite', { body: { email }, apikey: KEYS.secretKey })).status).toBe(200);
  await open(email);
  expect(await accepted(email)).toEqual([]);
});

test('the honest person who asks for the mail again keeps the password', async () => {
  const email = newAddress();
  const network = newNetwork();
  await signUp(email, OWNER, network);
  await resend(email, network);
  await open(email);
  expect(await accepted(email)).toEqual([OWNER]);
});

test('the honest person who signs up twice, and asks for the mail again, keeps the password', async () => {
  const email = newAddress();
  const network = newNetwork();
  await signUp(email, OWNER, network);
  await signUp(email, OWNER, network);
  await resend(email, network);
  await open(email);
  expect(await accepted(email)).toEqual([OWNER]);
});
