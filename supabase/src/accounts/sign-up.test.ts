import {
  anonymous,
  linkTo,
  mailTo,
  newAddress,
  signedInPlayer,
  open,
  PASSWORD,
  testBackend,
} from '../testing/players';

const AFTER_SIGN_UP = '/login?confirmed=true';

async function signUp(email: string, page = AFTER_SIGN_UP) {
  const { siteUrl } = testBackend();
  const options = { emailRedirectTo: new URL(page, siteUrl).href };
  return anonymous().auth.signUp({ email, password: PASSWORD, options });
}

const signIn = (email: string) => anonymous().auth.signInWithPassword({ email, password: PASSWORD });

test('signing up sends one plain mail and does not sign in', async () => {
  const email = newAddress();
  const { data, error } = await signUp(email);
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(await mailTo(email)).toMatchObject([{ subject: 'Confirm your email address' }]);
});

test('an unconfirmed address cannot sign in', async () => {
  const email = newAddress();
  await signUp(email);
  expect((await signIn(email)).error).toMatchObject({ code: 'email_not_confirmed' });
});

test('the link in the mail confirms the address, names the requested page and brings a session', async () => {
  const email = newAddress();
  await signUp(email);
  const link = await linkTo(email);
  expect(link.origin + link.pathname).toBe(`${testBackend().siteUrl}/link`);
  expect(link.searchParams.get('to')).toBe(`${testBackend().siteUrl}${AFTER_SIGN_UP}`);
  expect((await open(link)).session?.user.email).toBe(email);
  expect((await signIn(email)).error).toBeNull();
});

test('the link never leads to another site', async () => {
  const email = newAddress();
  await signUp(email, 'https://elsewhere.example/login');
  expect((await linkTo(email)).searchParams.get('to')).toBe(testBackend().siteUrl);
});

test('the link works once', async () => {
  const email = newAddress();
  await signUp(email);
  const link = await linkTo(email);
  await open(link);
  expect((await open(link)).error).toMatchObject({ status: 403, code: 'otp_expired' });
});

test('a wrong password is rejected without saying which part was wrong', async () => {
  const { email } = await signedInPlayer();
  const refused = await anonymous().auth.signInWithPassword({ email, password: 'not the password' });
  const unknown = await anonymous().auth.signInWithPassword({ email: newAddress(), password: PASSWORD });
  expect(refused.error).toMatchObject({ code: 'invalid_credentials' });
  expect(unknown.error?.message).toBe(refused.error?.message);
});

test('a mail requested before the sign-up does not delay it', async () => {
  const email = newAddress();
  expect((await anonymous().auth.resend({ type: 'signup', email })).error).toBeNull();
  expect((await signUp(email)).error).toBeNull();
});

test('a second mail shortly after the first is rejected', async () => {
  const email = newAddress();
  await signUp(email);
  const { error } = await anonymous().auth.resend({ type: 'signup', email });
  expect(error).toMatchObject({ code: 'over_email_send_rate_limit' });
});
