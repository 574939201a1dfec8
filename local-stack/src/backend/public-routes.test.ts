import { publicRoutes, type Service } from './public-routes';

const SOCKET = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };

/** @returns the network that the database functions see */
async function seenNetwork(path: string, headers: Record<string, string>, trustsProxy: boolean) {
  const echo: Service = (request) => new Response(request.headers.get('CF-Connecting-IP'));
  const routes = publicRoutes({ auth: echo, rest: echo }, { trustsProxy });
  return (await routes.request(path, { headers }, SOCKET)).text();
}

const FORGED = { 'CF-Connecting-IP': '198.51.100.1', 'X-Forwarded-For': '198.51.100.2' };

test.each(['/rest/v1/rpc/watch_sign_up', '/auth/v1/token'])(
  'a caller of %s cannot choose its network',
  async (path) => {
    expect(await seenNetwork(path, FORGED, false)).toBe('203.0.113.7');
  },
);

test('behind a trusted proxy, the network is what the proxy says', async () => {
  expect(await seenNetwork('/rest/v1/profiles', FORGED, true)).toBe('198.51.100.2');
});
