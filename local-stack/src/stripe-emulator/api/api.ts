import { once as occurred } from 'node:events';
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { parse } from 'qs';
import { type Account, newId, RESPONSE_SECONDS } from '../account';
import type { Faults } from '../controls/faults';
import type { Operation } from './operation';
import { reads } from './reads';
import { StripeError } from './stripe-error';
import { writes } from './writes';

const MAX_LIST_LENGTH = 100;
const MAX_CALLS = 1_000;

interface ApiResponse {
  readonly status: ContentfulStatusCode;
  readonly body: object;
  readonly replayed?: boolean;
}

/** Stripe's API below `/v1`: one key, form-encoded bodies, idempotency keys, and errors in Stripe's format. */
export function api(account: Account, secretKey: string, faults: Faults): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header('authorization') === `Bearer ${secretKey}`) return next();
    throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  });
  for (const operation of [...reads, ...writes]) {
    app.on(operation.method, operation.path, (context) => respond(account, operation, faults, context));
  }
  return app;
}

async function respond(account: Account, operation: Operation, faults: Faults, context: Context) {
  const { req } = context;
  const { method, path } = req;
  if (account.calls.push({ method, path }) > MAX_CALLS) account.calls.shift();
  const fault = faults.take(method, path);
  const body = method === 'GET' ? new URL(req.url).search.slice(1) : await req.text();
  const run = () => {
    const form = parse(body, { arrayLimit: MAX_LIST_LENGTH });
    return operation.run(account, form, req.param('id') ?? '');
  };
  const key = method === 'POST' ? req.header('idempotency-key') : undefined;
  const execute = () => {
    context.header('Date', new Date(account.now() * 1_000).toUTCString());
    return once(account, key, `${method} ${path} ${body}`, () => responseTo(run));
  };

  // Serialized now, because its rows may change before the response is sent.
  const early = fault?.done ? structuredClone(execute()) : undefined;
  if (fault?.action === 'fail') {
    const message = 'A test asked the emulator for this failure.';
    throw new StripeError(fault.status as ContentfulStatusCode, { type: 'api_error', message });
  }
  if (fault && !fault.cleared.aborted) await occurred(fault.cleared, 'abort');
  const response = early ?? execute();
  context.header('Request-Id', newId('req'));
  if (response.replayed) context.header('Idempotent-Replayed', 'true');
  return context.json(response.body, response.status);
}

/**
 * Runs a call, or replays the response stored for its idempotency key.
 * @throws StripeError when the original request had another body or path
 */
function once(
  account: Account,
  key: string | undefined,
  request: string,
  run: () => ApiResponse,
): ApiResponse {
  const { savedResponses } = account.state;
  const saved = key && savedResponses[key];
  if (saved && saved.at >= account.now() - RESPONSE_SECONDS) {
    if (saved.request === request) return { ...saved, replayed: true };
    const message = `The idempotency key '${key}' was used with other parameters before.`;
    throw new StripeError(400, { type: 'idempotency_error', message });
  }
  const response = run();
  // The stored response does not change with its rows.
  if (key) savedResponses[key] = { ...structuredClone(response), request, at: account.now() };
  return response;
}

/** @throws errors that are not Stripe responses but bugs of the emulator */
function responseTo(run: () => object): ApiResponse {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}
