import type { Stub } from './fake-network';

/** A network on which one URL gets a response. */
export interface TestedNetwork {
  readonly url: string;
  close(): void;
}

const settled = (response: Promise<unknown>) =>
  response.then(
    () => 'a response',
    (error: unknown) => error,
  );

/**
 * The contract of `fetch` on a network and of what replaces it in tests.
 * @param open a network with a stub's response, except for a script
 */
export function testNetworkContract(
  open: (stub: Exclude<Stub, { script: unknown }>) => Promise<TestedNetwork>,
) {
  let network: TestedNetwork | undefined;
  afterEach(() => network?.close());

  async function request(stub: Parameters<typeof open>[0], init?: RequestInit) {
    network = await open(stub);
    return fetch(network.url, init);
  }

  test.each([
    ['JSON', { json: { done: true } }, 200, '{"done":true}'],
    ['text', { text: 'plain' }, 200, 'plain'],
    ['a refusal with JSON', { status: 403, json: { code: '42501' } }, 403, '{"code":"42501"}'],
    ['a success without a body', { status: 204 }, 204, ''],
  ] as const)('%s arrives with its status', async (_, stub, status, text) => {
    const response = await request(stub);
    expect([response.status, response.ok, await response.text()]).toEqual([status, status < 300, text]);
  });

  test('without a network, fetch rejects with a TypeError', async () => {
    expect(await settled(request('offline'))).toMatchObject({ name: 'TypeError' });
  });

  test('a request without a response ends with the reason of its signal', async () => {
    const caller = new AbortController();
    const outcome = settled(request('silent', { signal: caller.signal }));
    setTimeout(() => caller.abort('too late'), 50);
    expect(await outcome).toBe('too late');
  });

  test('a request whose signal was aborted before is not sent', async () => {
    const aborted = { signal: AbortSignal.abort('too early') };
    expect(await settled(request('silent', aborted))).toBe('too early');
  });
}
