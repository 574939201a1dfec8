import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest | undefined;
afterEach(() => service?.stop());

/** A separate network address per test, as a proxy would report it. */
const newNetwork = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const verify = (network: string) =>
  service?.call('/api/verify-checkout-session', { session_id: 'cs_test_nothing' }, undefined, {
    'X-Forwarded-For': network,
  });

test('counts each forwarded address separately and ignores forged hops', async () => {
  service = await startPayments({ webhooks: false, config: { attemptsPerNetwork: 2, trustedProxies: 1 } });
  const network = newNetwork();
  for (const forged of ['1.1.1.1', '2.2.2.2'])
    expect((await verify(`${forged}, ${network}`))?.status).toBe(404);
  const refused = await verify(`3.3.3.3, ${network}`);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await verify(newNetwork()))?.status).toBe(404);
});

test('ignores X-Forwarded-For without a trusted proxy', async () => {
  service = await startPayments({ webhooks: false, config: { attemptsPerNetwork: 1 } });
  // Other tests share this machine's address, so at the latest the second call is rejected.
  const statuses = [(await verify(newNetwork()))?.status, (await verify(newNetwork()))?.status];
  expect(statuses.at(-1)).toBe(429);
});

test('counts a signed-in user across networks', async () => {
  service = await startPayments({ webhooks: false, config: { trustedProxies: 1 } });
  const [person, other] = [await service.newPerson(), await service.newPerson()];
  const portal = (token: string) =>
    service?.call('/api/create-portal-session', {}, token, { 'X-Forwarded-For': newNetwork() });
  const statuses = await Promise.all(
    Array.from({ length: 21 }, async () => (await portal(person.token))?.status),
  );
  expect(statuses.sort()).toEqual([...Array<number>(20).fill(404), 429]);
  expect((await portal(other.token))?.status).toBe(404);
});
