import {
  auth,
  linkTo,
  newAccount,
  newAddress,
  opened,
  sessionOf,
  signIn,
  signUp,
} from '../../testing/shared-backend';

jest.setTimeout(30_000);

const change = (token: string, body: object) => auth('/user', { method: 'PUT', token, body });

test('a new password cancels the change of address that a stolen session asked for', async () => {
  const [email, attacker] = [await newAccount(), newAddress()];
  const [stolen, own] = [await sessionOf(email), await sessionOf(email)];
  await change(stolen.access_token, { email: attacker });
  await change(own.access_token, { password: 'only the owner knows' });
  expect(await opened(await linkTo(attacker))).toContain('error_code=otp_expired');
  expect((await signIn(email, 'only the owner knows')).status).toBe(200);
});

test('a recovery link that waits in the old mailbox does not open the account after a change of address', async () => {
  const [email, next] = [await newAccount(), newAddress()];
  await auth('/recover', { body: { email } });
  const link = await linkTo(email);
  const { access_token } = await sessionOf(email);
  await change(access_token, { email: next });
  await opened(await linkTo(next));
  expect(await opened(link)).toContain('error_code=otp_expired');
});

test('the link of a confirmation is no invitation, which would sign in', async () => {
  const email = newAddress();
  await signUp(email);
  const link = new URL(await linkTo(email));
  link.searchParams.set('type', 'invite');
  expect(await opened(link.href)).toContain('error_code=otp_expired');
});
