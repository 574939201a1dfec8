import { backend } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

const createCheckout = (token: string) =>
  service.call('/api/create-checkout-session', { tier: 'elite' }, token);

/** The token with changed claims and its original signature. */
function withClaims(token: string, claims: object): string {
  const [head, body = '', signature] = token.split('.');
  const changed = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), ...claims };
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

it('accepts a valid token', async () => {
  const { token } = await service.newPerson();
  expect((await createCheckout(token)).status).toBe(200);
});

it.each<[string, (token: string, otherId: string) => string]>([
  ['names another user', (token, sub) => withClaims(token, { sub })],
  ['claims the service role', (token) => withClaims(token, { role: 'service_role' })],
  ['has a wrong signature', (token) => `${token.slice(0, -6)}AAAAAA`],
  ['has no signature', (token) => token.replace(/[^.]+$/, '')],
  ['is not a JWT', () => 'nine'],
  ['is the publishable key', () => backend().publishableKey],
  ['looks like a secret key', () => 'sb_secret_nine'],
])('rejects a token that %s', async (_, change) => {
  const [person, other] = [await service.newPerson(), await service.newPerson()];
  const response = await createCheckout(change(person.token, other.id));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
});

it('returns 503 instead of 401 when the service key is rejected', async () => {
  const misconfigured = await startPayments({
    config: { supabaseSecretKey: 'sb_secret_of_another_project' },
    webhooks: false,
  });
  const { token } = await service.newPerson();
  const response = await misconfigured.call('/api/create-portal-session', {}, token);
  await misconfigured.stop();
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'database-unavailable' }),
  ]);
  expect(misconfigured.log()).toContain('"status":401');
});

it('rejects a token after its session has ended', async () => {
  const { token, client } = await service.newPerson();
  await client.auth.signOut();
  expect((await createCheckout(token)).status).toBe(401);
});

it('rejects a token after its account was deleted', async () => {
  const { id, token } = await service.newPerson();
  const { error } = await service.database.auth.admin.deleteUser(id);
  expect(error).toBeNull();
  expect((await createCheckout(token)).status).toBe(401);
});

it('returns 401, not 503, when the account is deleted during the call', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => service.newPerson()));
  const ends = users.map(({ id }) => service.database.auth.admin.deleteUser(id));
  const responses = await Promise.all(users.map(({ token }) => createCheckout(token)));
  for (const { error } of await Promise.all(ends)) expect(error).toBeNull();
  for (const { status } of responses) expect([200, 401]).toContain(status);
});
