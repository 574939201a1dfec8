import { createServer, type RequestListener } from 'node:http';
import { createDatabase } from '../database/create-database';
import { portOf } from '../http/serve';

/** Delays responses from `hold()` until the returned function is called. */
function createGate() {
  let opened = Promise.resolve();
  return {
    opened: () => opened,
    hold(): () => void {
      let open = () => {};
      opened = new Promise((resolve) => (open = resolve));
      return () => open();
    },
  };
}

type Respond = (...args: Parameters<RequestListener>) => void | Promise<void>;

async function startStub(respond: Respond) {
  const gate = createGate();
  const server = createServer((request, response) => {
    // The request of a caller who gave up cannot be read.
    gate
      .opened()
      .then(() => respond(request, response))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    hold: gate.hold,
    requested: () => new Promise<void>((resolve) => server.once('request', () => resolve())),
    stop: () => server.close().closeAllConnections(),
  };
}

export interface StubResponse {
  readonly status?: number;
  readonly body?: unknown;
}

export interface StubRequest {
  /** Method and path without the query, such as `POST /auth/v1/invite`. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

/**
 * Replaces Supabase at the network edge: 401 without the secret key, otherwise the response set for the call, or an
 * empty one with a configurable status.
 */
export async function startDatabaseStub() {
  let status = 200;
  const responses = new Map<string, StubResponse>();
  const requests: StubRequest[] = [];
  const stub = await startStub(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://database.test');
    const call = `${request.method} ${pathname}`;
    const { apikey, authorization } = request.headers;
    const text = (await request.toArray()).join('');
    requests.push({ call, query, authorization, body: text === '' ? undefined : JSON.parse(text) });
    const given = responses.get(call) ?? { status };
    response.writeHead(apikey === 'sb_secret_x' ? (given.status ?? 200) : 401, {
      'Content-Type': 'application/json',
    });
    response.end(given.body === undefined ? undefined : JSON.stringify(given.body));
  });
  return {
    ...stub,
    client: createDatabase(stub.url, 'sb_secret_x'),
    setStatus: (next: number) => void (status = next),
    setResponse: (call: string, response: StubResponse) => void responses.set(call, response),
    requestsTo: (call: string) => requests.filter((request) => request.call === call),
  };
}
