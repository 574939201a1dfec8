import { backend } from '../testing/backend';
import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest;
beforeAll(async () => void (service = await startPayments()));
afterAll(() => service.stop());

const sold = (token: string) => service.call('/api/create-checkout-session', { tier: 'elite' }, token);

/** The token with other claims, under the signature of the old ones. */
function withClaims(token: string, claims: object): string {
  const [head, body = '', signature] = token.split('.');
  const changed = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), ...claims };
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}

it('is the person of the token', async () => {
  const { token } = await service.newPerson();
  expect((await sold(token)).status).toBe(200);
});

it.each<[string, (token: string, otherId: string) => string]>([
  ["claims to be somebody else's", (token, sub) => withClaims(token, { sub })],
  ['claims the role of the service', (token) => withClaims(token, { role: 'service_role' })],
  ['has another signature', (token) => `${token.slice(0, -6)}AAAAAA`],
  ['has no signature', (token) => token.replace(/[^.]+$/, '')],
  ['is no token', () => 'nine'],
  ['is the publishable key', () => backend().publishableKey],
  ['looks like a secret key', () => 'sb_secret_nine'],
])('a token that %s sells nothing', async (_, change) => {
  const [person, other] = [await service.newPerson(), await service.newPerson()];
  const response = await sold(change(person.token, other.id));
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'not-signed-in' });
});

it('a key of the service that is refused is no fault of the caller', async () => {
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

it('a token ends with its session', async () => {
  const { token, client } = await service.newPerson();
  await client.auth.signOut();
  expect((await sold(token)).status).toBe(401);
});

it('a token ends with its account', async () => {
  const { id, token } = await service.newPerson();
  const { error } = await service.database.auth.admin.deleteUser(id);
  expect(error).toBeNull();
  expect((await sold(token)).status).toBe(401);
});

it('a token that ends during a call is no fault of the database', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => service.newPerson()));
  const ends = people.map(({ id }) => service.database.auth.admin.deleteUser(id));
  const sales = await Promise.all(people.map(({ token }) => sold(token)));
  for (const { error } of await Promise.all(ends)) expect(error).toBeNull();
  for (const { status } of sales) expect([200, 401]).toContain(status);
});
