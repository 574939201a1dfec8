import { setImmediate } from 'node:timers/promises';

type Answer = (request: Request) => Promise<Response>;

/** What the response may depend on, besides the address and the body. */
const HEADERS = ['accept', 'accept-profile', 'content-profile', 'content-type', 'prefer', 'range'];

interface Shared {
  readonly isShared: (request: Request) => boolean;
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>;
}

/**
 * Requests that are equal and only read get one response when they wait for the same turn: it is computed after the
 * last of them came, so that none is older than its request. Many of them cost what one costs.
 */
export function shareWaiting(answer: Answer, { isShared, inTurn }: Shared): Answer {
  const waiting = new Map<string, Promise<Kept>>();

  function join(key: string, request: Request): Promise<Kept> {
    const known = waiting.get(key);
    if (known) return known;
    // The embedded Postgres computes without a pause: first every request that has come is read from its socket.
    const shared = setImmediate().then(() =>
      inTurn(async () => {
        // What comes from now on waits for the next turn.
        waiting.delete(key);
        return kept(await answer(request));
      }),
    );
    waiting.set(key, shared);
    return shared;
  }

  return async (request) => {
    if (!isShared(request)) return inTurn(() => answer(request));
    const { body, ...init } = await join(await keyOf(request), request);
    return new Response(body, init);
  };
}

async function keyOf(request: Request): Promise<string> {
  const headers = HEADERS.map((name) => request.headers.get(name));
  const isEmpty = request.headers.get('content-length') === '0';
  const body = isEmpty ? '' : await request.clone().text();
  return JSON.stringify([request.method, request.url, headers, body]);
}

/** A response that can be sent several times. */
async function kept(response: Response) {
  const { status, statusText, headers } = response;
  return { status, statusText, headers, body: response.body && (await response.arrayBuffer()) };
}
type Kept = Awaited<ReturnType<typeof kept>>;
