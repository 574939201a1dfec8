import { createServer, type RequestListener, type Server } from 'node:http';
import { portOf } from '../http/serve';
import { httpFetch } from './http-fetch';

let server: Server;
afterEach(() => server.close().closeAllConnections());

async function serve(respond: RequestListener): Promise<string> {
  server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}`;
}

test('sends method, headers and body, and returns status, headers and text', async () => {
  const url = await serve(async (request, response) => {
    const body = (await request.toArray()).join('');
    response.writeHead(201, { 'Content-Range': '0-1/2' });
    response.end(JSON.stringify([request.method, request.url, request.headers.apikey, body]));
  });
  const headers = new Headers({ apikey: 'key' });
  const response = await httpFetch(5_000)(`${url}/rows?id=1`, { method: 'POST', headers, body: 'Zoë' });
  expect([response.ok, response.status, response.headers.get('content-range')]).toEqual([true, 201, '0-1/2']);
  expect(await response.json()).toEqual(['POST', '/rows?id=1', 'key', 'Zoë']);
});

test.each(['POST', 'PATCH', 'DELETE'])('the body of a %s ends where it ends', async (method) => {
  const url = await serve(async (request, response) => {
    response.end(`${request.method} ${(await request.toArray()).join('')}`);
  });
  for (const body of ['{"soft":false}', 'Zoë', '{}'])
    expect(await (await httpFetch(5_000)(url, { method, body })).text()).toBe(`${method} ${body}`);
});

test.each([new Uint8Array([1]), new URLSearchParams('a=1'), new Blob(['a'])])(
  'a body that is no text is refused, not left out (%p)',
  async (body) => {
    let requests = 0;
    const url = await serve((_, response) => response.end(String((requests += 1))));
    await expect(httpFetch(5_000)(url, { method: 'POST', body })).rejects.toThrow(TypeError);
    expect(requests).toBe(0);
  },
);

test('a response without a body has none', async () => {
  const url = await serve((_, response) => response.writeHead(204).end());
  const response = await httpFetch(5_000)(url);
  expect([response.status, await response.text()]).toEqual([204, '']);
});

test('one connection serves one call after the other', async () => {
  const url = await serve((_, response) => response.end());
  let connections = 0;
  server.on('connection', () => (connections += 1));
  for (let call = 0; call < 3; call++) await httpFetch(5_000)(url);
  expect(connections).toBe(1);
});

test.each([
  ['never begins', () => undefined],
  ['never ends', (response: Parameters<RequestListener>[1]) => void response.write('{')],
])('a response that %s is an error after the time', async (_, begin) => {
  const url = await serve((request, response) => begin(response));
  await expect(httpFetch(50)(url)).rejects.toThrow();
});

test('a caller may stop waiting, and a lost connection is an error', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/lost') response.destroy();
  });
  await expect(httpFetch(5_000)(url, { signal: AbortSignal.timeout(50) })).rejects.toThrow();
  await expect(httpFetch(5_000)(`${url}/lost`)).rejects.toThrow();
});
