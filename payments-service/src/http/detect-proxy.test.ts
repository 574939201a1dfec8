import { startEmulator, type Emulator } from '../testing/start-emulator';
import { type Service, startService } from '../testing/start-service';

let emulator: Emulator;
beforeAll(async () => void (emulator = await startEmulator()));
afterAll(() => emulator.stop());

let service: Service | undefined;
afterEach(() => service?.stop());

const WARNING = /^Requests come through a proxy, and TRUSTED_PROXIES is not set: /;
const ADDRESS = '203.0.113.7';

async function start(trustedProxies?: number) {
  service = await startService({
    stripeUrl: emulator.url,
    ...(trustedProxies !== undefined && { trustedProxies }),
  });
  const { request, log } = service;
  return {
    log,
    get: (headers: Record<string, string> = {}) => request('/healthz', { headers }),
    warnings: async () => ((await (await request('/readyz')).json()) as { warnings?: string[] }).warnings,
  };
}

const timesLogged = (log: string) => log.split('TRUSTED_PROXIES').length - 1;

describe('a proxy that the configuration does not mention', () => {
  it.each([
    ['X-Forwarded-For', ADDRESS],
    ['Forwarded', `for=${ADDRESS}`],
  ])('is noticed by the header %s, and logged once without an address', async (name, value) => {
    const { get, log, warnings } = await start();
    await get();
    expect(await warnings()).toBeUndefined();
    for (let time = 0; time < 3; time += 1) await get({ [name]: value });
    expect(await warnings()).toEqual([expect.stringMatching(WARNING)]);
    expect(timesLogged(log())).toBe(1);
    expect(log()).not.toContain(ADDRESS);
  });
});

it.each([0, 1])('no proxy is reported when TRUSTED_PROXIES is %i', async (trustedProxies) => {
  const { get, log, warnings } = await start(trustedProxies);
  await get({ 'X-Forwarded-For': ADDRESS });
  expect(await warnings()).toBeUndefined();
  expect(timesLogged(log())).toBe(0);
});
