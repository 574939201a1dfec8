import { createServer, type IncomingMessage } from 'node:http';
import { portOf } from '../http/serve';

export interface ProxyFailure {
  readonly status: number;
  readonly body?: object;
}

/**
 * `before`: the call does not arrive. `after`: it takes effect, but its response is lost. Otherwise something in between
 * responds, and the call does not arrive.
 */
type Break = 'before' | 'after' | ProxyFailure | null;

export interface SeenRequest {
  /** Method and path without the query, such as `POST /auth/v1/invite`. */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Delays requests from `hold()` until the returned function is called. */
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

const forwarded = ({ headers }: IncomingMessage) =>
  Object.entries(headers).filter(([name]) => !/^(host|connection|content-length)$/.test(name)) as [
    string,
    string,
  ][];

/**
 * A proxy in front of a backend that records calls and breaks those to one path on demand. It can also freeze: it then
 * accepts calls but never responds.
 */
export async function startFragileBackend(backendUrl: string, path = '/') {
  let broken: Break = null;
  let brokenPath = path;
  const calls: string[] = [];
  const requests: SeenRequest[] = [];
  const gate = createGate();
  let untilFrozen = Infinity;
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    calls.push(`${method} ${url}`);
    if (untilFrozen-- <= 0) return;
    await gate.opened();
    const failure = url.startsWith(brokenPath) ? broken : null;
    if (failure === 'before') return response.destroy();
    // The request of a caller that gave up cannot be read.
    const body = await request.toArray().then(Buffer.concat, () => null);
    if (!body) return response.destroy();
    const { pathname, searchParams: query } = new URL(url, backendUrl);
    const json: unknown = body.length > 0 ? JSON.parse(body.toString()) : undefined;
    requests.push({ call: `${method} ${pathname}`, query, body: json });
    if (failure && failure !== 'after') {
      response.writeHead(failure.status, { 'Content-Type': 'application/json' });
      return response.end(failure.body && JSON.stringify(failure.body));
    }
    const answer = await fetch(backendUrl + url, {
      method,
      headers: forwarded(request),
      ...(body.length > 0 && { body }),
    });
    const text = await answer.text();
    if (failure === 'after') return response.destroy();
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    /** Every call since this was last called. */
    calls: () => calls.splice(0),
    /** Every request to a path. */
    requestsTo: (call: string) => requests.filter((request) => request.call === call),
    /** @param at the path whose calls break; by default, that of the start */
    break(when: Break, at = path): void {
      broken = when;
      brokenPath = at;
    },
    /** Freezes after this many more calls. */
    freezeAfter: (count: number) => void (untilFrozen = count),
    hold: gate.hold,
    /** Resolves with the next request. */
    requested: () => new Promise<void>((resolve) => server.once('request', () => resolve())),
    stop: () => server.close().closeAllConnections(),
  };
}

export type FragileBackend = Awaited<ReturnType<typeof startFragileBackend>>;
