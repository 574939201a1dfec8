import { randomUUID } from 'node:crypto';
import { callRpc, needsPasswordCall, reportSignUpConflictCall } from '@ninefold/contracts/rpc';
import { scriptValues } from '../testing/script-values';
import { anonymous, linkTo, newAddress, open, PASSWORD } from '../testing/players';

const VICTIMS = 'the password of the owner';
const signUp = (email: string, password = PASSWORD) => anonymous().auth.signUp({ email, password });
const signIn = async (email: string, password = PASSWORD) =>
  (await anonymous().auth.signInWithPassword({ email, password })).error?.code ?? 'accepted';
const report = (p_email: string, p_was_tried = true) =>
  callRpc(anonymous(), reportSignUpConflictCall, { p_email, p_was_tried });

test('whoever registered an address first never gets in after its owner has signed up', async () => {
  const email = newAddress();
  await signUp(email);
  // The mail of the second sign-up may be refused for a minute. The page reports the conflict all the same.
  await signUp(email, VICTIMS);
  expect(await signIn(email, VICTIMS)).toBe('invalid_credentials');
  await report(email.toUpperCase());
  const { client } = await open(await linkTo(email));
  expect(await signIn(email)).toBe('invalid_credentials');
  expect(await callRpc(client, needsPasswordCall, {})).toBe(true);
  await client.auth.updateUser({ password: VICTIMS });
  expect(await callRpc(client, needsPasswordCall, {})).toBe(false);
  expect(await signIn(email, VICTIMS)).toBe('accepted');
});

test('without a conflict the account keeps its password', async () => {
  const email = newAddress();
  await signUp(email);
  expect(await signIn(email)).toBe('email_not_confirmed');
  // The page could not try the password: the first mail shows that the account is its own.
  await report(email, false);
  const { client } = await open(await linkTo(email));
  expect(await callRpc(client, needsPasswordCall, {})).toBe(false);
  expect(await signIn(email)).toBe('accepted');
});

test('a report about an unknown or a confirmed address has the same response and no effect', async () => {
  const email = newAddress();
  await signUp(email);
  await open(await linkTo(email));
  expect(await report(email)).toEqual(await report(newAddress()));
  expect(await signIn(email)).toBe('accepted');
});

test('reports without an effect leave the report of the owner its place', async () => {
  const [isConflicting] = await scriptValues([
    `insert into auth.users (id, email) values ('${randomUUID()}', 'ada@example.com');
     select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', true);
     do $$ begin
       perform public.report_sign_up_conflict(n || '@example.com', true) from generate_series(1, 1300) n;
       perform public.report_sign_up_conflict('ada@example.com', true);
     end $$;
     select to_jsonb(s.conflicting) as value from private.sign_ups s;`,
  ]);
  expect(isConflicting).toBe(true);
});

describe('the page that waits', () => {
  const watch = (p_email: string, p_secret: string) =>
    anonymous().rpc('watch_sign_up', { p_email, p_secret }).throwOnError();
  const isConfirmed = async (p_email: string, p_secret: string) =>
    (await anonymous().rpc('sign_up_is_confirmed', { p_email, p_secret }).throwOnError()).data;

  test('learns from another device that its address is confirmed, even after a reload', async () => {
    const [email, secret] = [newAddress(), randomUUID()];
    await signUp(email);
    await watch(email.toUpperCase(), secret);
    expect(await isConfirmed(email, secret)).toBe(false);
    await open(await linkTo(email));
    expect(await isConfirmed(email, secret)).toBe(true);
    await watch(email, secret);
    expect(await isConfirmed(email, secret)).toBe(true);
  });

  test('learns nothing about an address that had an account before, or has none', async () => {
    const email = newAddress();
    await signUp(email);
    await open(await linkTo(email));
    for (const address of [email, newAddress()]) {
      const secret = randomUUID();
      await watch(address, secret);
      expect(await isConfirmed(address, secret)).toBe(false);
    }
  });

  test('learns of each sign-up of its browser on its own', async () => {
    const [first, second, secret] = [newAddress(), newAddress(), randomUUID()];
    for (const email of [first, second]) {
      await signUp(email);
      await watch(email, secret);
    }
    await open(await linkTo(second));
    expect(await isConfirmed(first, secret)).toBe(false);
    expect(await isConfirmed(second, secret)).toBe(true);
    await open(await linkTo(first));
    expect(await isConfirmed(first, secret)).toBe(true);
  });
});
