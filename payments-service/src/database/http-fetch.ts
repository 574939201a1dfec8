import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { timeLeft } from './call-deadline';

/** A server closes an idle connection after 5 seconds or later; ours is never used once it may be closed. */
const IDLE_MS = 4_000;

const KEPT_OPEN = { keepAlive: true, timeout: IDLE_MS };
const TRANSPORTS = {
  'http:': { request: http.request, agent: new http.Agent(KEPT_OPEN) },
  'https:': { request: https.request, agent: new https.Agent(KEPT_OPEN) },
};

/** Statuses with which a `Response` takes no body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * `fetch` for the client of the database, over Node's own HTTP client: a call costs less than half of what it costs over
 * the built-in one. It knows what that client uses: an address, a method, headers, a text as the body, a signal.
 * @param timeoutMs until the whole response is there; less when the call of the service has less time left
 */
export const httpFetch =
  (timeoutMs: number): typeof fetch =>
  async (input, { method = 'GET', headers, body, signal } = {}) => {
    // Anything else would be sent as nothing at all.
    if (body && typeof body !== 'string') throw new TypeError('Only a text can be sent as a body.');
    const url = new URL(String(input));
    const { request: send, agent } = TRANSPORTS[url.protocol as keyof typeof TRANSPORTS];
    return new Promise((resolve, reject) => {
      const request = send(url, {
        method,
        agent,
        headers: {
          ...Object.fromEntries(headers instanceof Headers ? headers : new Headers(headers)),
          // Without it the body of a DELETE has no end for the server, which takes it for the next request.
          ...(body && { 'content-length': Buffer.byteLength(body) }),
        },
        ...(signal && { signal }),
      });
      const waitMs = Math.min(timeoutMs, timeLeft());
      const overdue = setTimeout(
        () => request.destroy(new Error(`No response within ${Math.round(waitMs)} ms.`)),
        waitMs,
      );
      request
        .on('response', (response) => {
          responseOf(response).then(resolve, reject);
        })
        .on('error', reject)
        .on('close', () => clearTimeout(overdue))
        .end(body ?? undefined);
    });
  };

async function responseOf(message: IncomingMessage): Promise<Response> {
  const chunks = await message.toArray();
  const { statusCode: status = 0, statusMessage: statusText = '' } = message;
  const headers = Object.entries(message.headers).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  return new Response(WITHOUT_BODY.includes(status) ? null : Buffer.concat(chunks), {
    status,
    statusText,
    headers,
  });
}
