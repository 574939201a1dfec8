import {
  auth,
  fragmentOf,
  linkTo,
  newAccount,
  opened,
  sessionOf,
  signIn,
} from '../../testing/shared-backend';

jest.setTimeout(60_000);

const enroll = (token: string | undefined, factor_type: string) =>
  auth('/factors', {
    ...(token && { token }),
    body: { factor_type, friendly_name: 'mine', phone: '15555555555' },
  });

test.each(['totp', 'phone', 'webauthn'])('a stolen session adds no second factor: %s', async (kind) => {
  const email = await newAccount();
  const response = await enroll((await sessionOf(email)).access_token, kind);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error_code: `mfa_${kind}_enroll_not_enabled` });
  await auth('/recover', { body: { email } });
  const token = fragmentOf(await opened(await linkTo(email))).get('access_token') ?? '';
  const chosen = await auth('/user', { method: 'PUT', token, body: { password: 'three small words more' } });
  expect(chosen.status).toBe(200);
  expect((await signIn(email, 'three small words more')).status).toBe(200);
});

test('another kind is refused in words, and a guest before all', async () => {
  const { access_token } = await sessionOf(await newAccount());
  expect((await enroll(access_token, 'retina')).status).toBe(400);
  expect((await enroll(undefined, 'totp')).status).toBe(401);
});
