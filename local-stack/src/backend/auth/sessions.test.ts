import {
  auth,
  codeTo,
  fragmentOf,
  linkTo,
  mailsTo,
  newAccount,
  newAddress,
  newNetwork,
  opened,
  sessionOf,
  signIn,
  signUp,
} from '../../testing/shared-backend';
import { ORIGIN } from '../../testing/spawn-backend';

jest.setTimeout(60_000);

const userWith = async (token: string) => (await auth('/user', { method: 'GET', token })).status;

const refresh = (refresh_token: string) =>
  auth('/token?grant_type=refresh_token', { body: { refresh_token } });

/** The same link that leads to another page. */
function leadingTo(link: string, page: string): string {
  const url = new URL(link);
  url.searchParams.set('redirect_to', page);
  return url.href;
}

describe('a confirmation link', () => {
  test('leads to the page without any token', async () => {
    const email = newAddress();
    const page = `${ORIGIN}/login?confirmed=true`;
    await auth(`/signup?redirect_to=${encodeURIComponent(page)}`, {
      body: { email, password: 'correct horse' },
    });
    expect(await opened(await linkTo(email))).toBe(page);
    expect((await signIn(email)).status).toBe(200);
  });

  test.each([
    ['//x#access_token=stolen', ORIGIN],
    [`${ORIGIN}//x#access_token=stolen`, `${ORIGIN}/x`],
    ['/login#access_token=stolen&type=recovery', `${ORIGIN}/login`],
    [String.raw`/\evil.example/`, ORIGIN],
    ['https://evil.example/', ORIGIN],
    [`${ORIGIN}@evil.example/`, ORIGIN],
    [`${ORIGIN}.evil.example/`, ORIGIN],
    ['javascript:alert(1)', ORIGIN],
    ['/update-password', `${ORIGIN}/update-password`],
    ['http://[', ORIGIN],
  ])('with the page %s leads to %s', async (page, expected) => {
    const email = newAddress();
    await signUp(email);
    expect(await opened(leadingTo(await linkTo(email), page))).toBe(expected);
  });

  test('is not used up by a program that checks it with HEAD', async () => {
    const email = newAddress();
    await signUp(email);
    const link = await linkTo(email);
    for (let times = 0; times < 3; times += 1) {
      expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
    }
    expect(await opened(link)).not.toContain('error');
    expect(await opened(link)).toContain('#error=access_denied&error_code=otp_expired');
  });

  test('cannot be opened as a link that signs in', async () => {
    const email = newAddress();
    await signUp(email);
    const link = new URL(await linkTo(email));
    link.searchParams.set('type', 'recovery');
    expect(await opened(link.href)).toContain('error_code=otp_expired');
  });
});

describe('a recovery link', () => {
  test('signs in, in any browser, to choose a password', async () => {
    const email = await newAccount();
    await auth('/recover?redirect_to=/update-password', { body: { email }, network: newNetwork() });
    const page = await opened(await linkTo(email));
    expect(page.startsWith(`${ORIGIN}/update-password#access_token=`)).toBe(true);
    expect([...fragmentOf(page).keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
    ]);
    expect(await userWith(fragmentOf(page).get('access_token') ?? '')).toBe(200);
    expect((await refresh(fragmentOf(page).get('refresh_token') ?? '')).status).toBe(200);
  });
});

test('a new password ends the other sessions, and not the one that set it', async () => {
  const email = await newAccount();
  const [here, there] = [await sessionOf(email), await sessionOf(email)];
  const changed = await auth('/user', {
    method: 'PUT',
    token: here.access_token,
    body: { password: 'another horse' },
  });
  expect(changed.status).toBe(200);
  expect(await userWith(here.access_token)).toBe(200);
  expect((await refresh(here.refresh_token)).status).toBe(200);
  expect(await userWith(there.access_token)).not.toBe(200);
  expect((await refresh(there.refresh_token)).status).toBe(400);
});

test.each([
  ['the same password', 'correct horse', 422, 'same_password'],
  ['a short password', 'short', 422, 'weak_password'],
  ['one that is guessed first', 'Password1', 422, 'weak_password'],
  ['a season with its year', 'Summer2024!', 422, 'weak_password'],
  ['the name of the product', 'Ninefold2026!', 422, 'weak_password'],
  ['the name of the person', 'Byron1815!', 422, 'weak_password'],
  ['more than bcrypt reads', 'é'.repeat(37), 400, 'validation_failed'],
])('%s is refused, and nothing of the change is kept', async (_, password, status, error_code) => {
  const { access_token: token } = await sessionOf(await newAccount());
  await auth('/user', { method: 'PUT', token, body: { data: { last_name: 'Byron' } } });
  const response = await auth('/user', { method: 'PUT', token, body: { password, data: { kept: true } } });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error_code });
  const user = (await (await auth('/user', { method: 'GET', token })).json()) as { user_metadata: object };
  expect(user.user_metadata).not.toHaveProperty('kept');
});

test('metadata are merged, and a field set to null is removed', async () => {
  const { access_token: token } = await sessionOf(await newAccount());
  const put = (data: object) => auth('/user', { method: 'PUT', token, body: { data } });
  await put({ math_level: 'beginner', first_name: 'Ada' });
  const user = (await (await put({ math_level: null, goals: ['exam_prep'] })).json()) as {
    user_metadata: object;
  };
  expect(user.user_metadata).toMatchObject({ first_name: 'Ada', goals: ['exam_prep'] });
  expect(user.user_metadata).not.toHaveProperty('math_level');
});

describe('a change of the address', () => {
  test('is confirmed at the new address, signs no one in, and is told to the old one', async () => {
    const email = await newAccount();
    const next = newAddress();
    const { access_token: token } = await sessionOf(email);
    const asked = await auth('/user', { method: 'PUT', token, body: { email: next } });
    expect(await asked.json()).toMatchObject({ email, new_email: next });
    expect((await signIn(next)).status).toBe(400);
    expect(await opened(await linkTo(next))).toBe(`${ORIGIN}/`);
    expect((await signIn(next)).status).toBe(200);
    expect((await signIn(email)).status).toBe(400);
    const told = (await mailsTo(email)).at(-1);
    expect(told?.subject).toBe('Your email address was changed');
    expect(told?.html).toContain(next);
  });

  test('ends the recovery links that the old address has got', async () => {
    const email = await newAccount();
    const next = newAddress();
    const { access_token: token } = await sessionOf(email);
    await auth('/recover', { body: { email }, network: newNetwork() });
    const recovery = await linkTo(email);
    await auth('/user', { method: 'PUT', token, body: { email: next } });
    await opened(await linkTo(next));
    expect(await opened(recovery)).toContain('error_code=otp_expired');
  });

  test('can be confirmed by its code', async () => {
    const { access_token: token } = await sessionOf(await newAccount());
    const next = newAddress();
    await auth('/user', { method: 'PUT', token, body: { email: next } });
    const body = { type: 'email_change', email: next, token: await codeTo(next) };
    expect((await auth('/verify', { body })).status).toBe(200);
    expect((await signIn(next)).status).toBe(200);
  });

  test('to an address that has an account is refused, also when that was made meanwhile', async () => {
    const { access_token: token } = await sessionOf(await newAccount());
    const taken = await auth('/user', { method: 'PUT', token, body: { email: await newAccount() } });
    expect(await taken.json()).toMatchObject({ code: 422, error_code: 'email_exists' });
    const next = newAddress();
    await auth('/user', { method: 'PUT', token, body: { email: next } });
    const link = await linkTo(next);
    await signUp(next);
    expect(await opened(link)).toContain('error_code=otp_expired');
  });
});

test('a call without a session is refused', async () => {
  expect((await auth('/user', { method: 'PUT', body: { data: { a: 1 } } })).status).toBe(401);
  const token = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`;
  expect((await auth('/user', { method: 'PUT', token, body: { data: { a: 1 } } })).status).toBeGreaterThan(
    400,
  );
});
