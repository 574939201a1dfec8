import { type PaymentsTest, startPayments } from '../testing/start-payments';

let service: PaymentsTest | undefined;
afterEach(() => service?.stop());

/** Each test has a network address of its own, as a proxy would report it. */
const newNetwork = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

const verify = (network: string) =>
  service?.call('/api/verify-checkout-session', { session_id: 'cs_test_nothing' }, undefined, {
    'X-Forwarded-For': network,
  });

test('behind a proxy each address has its own tries, and a forged hop before it changes nothing', async () => {
  service = await startPayments({ webhooks: false, config: { triesPerNetwork: 2, trustedProxies: 1 } });
  const network = newNetwork();
  for (const forged of ['1.1.1.1', '2.2.2.2'])
    expect((await verify(`${forged}, ${network}`))?.status).toBe(404);
  const refused = await verify(`3.3.3.3, ${network}`);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await verify(newNetwork()))?.status).toBe(404);
});

test('without a proxy a forwarding header is not read at all', async () => {
  service = await startPayments({ webhooks: false, config: { triesPerNetwork: 1 } });
  // The address of this machine, which other tests share: the second call is refused at the latest.
  const statuses = [(await verify(newNetwork()))?.status, (await verify(newNetwork()))?.status];
  expect(statuses.at(-1)).toBe(429);
});

test('a signed-in person has tries of their own, and another network gives no more of them', async () => {
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
