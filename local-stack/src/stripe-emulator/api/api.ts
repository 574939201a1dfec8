import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Fault, Faults } from '../controls/faults';
import type { Emulator } from '../emulator';
import { newId } from '../state/ids';
import type { ApiCall } from '../state/state';
import { authorize } from './authorize';
import type { Operation } from './operation';
import { type ApiResponse, responseTo } from './response-to';

const KEPT_CALLS = 1_000;

/** Stripe's API below `/v1`: one key, form-encoded bodies, idempotency keys, and errors in Stripe's shape. */
export function api(
  emulator: Emulator,
  secretKey: string,
  operations: readonly Operation[],
  faults: Faults,
): Hono {
  const app = new Hono();
  app.use(authorize(secretKey));
  for (const operation of operations) {
    app.on(operation.method, operation.path, (context) => respond(emulator, operation, faults, context));
  }
  app.all('*', (context) => {
    const { method, path } = context.req;
    const message = `Unrecognized request URL (${method}: ${path}).`;
    return context.json({ error: { type: 'invalid_request_error', message } }, 404);
  });
  return app;
}

async function respond(emulator: Emulator, operation: Operation, faults: Faults, context: Context) {
  const { method, path } = context.req;
  const requestId = newId('req');
  const idempotencyKey = (method === 'POST' && context.req.header('idempotency-key')) || null;
  const call: ApiCall = { method, path, idempotencyKey };
  const { calls } = emulator.state;
  calls.push(call);
  if (calls.length > KEPT_CALLS) calls.shift();

  const body = method === 'GET' ? '' : await context.req.text();
  const execute = () => {
    const response = responseTo(emulator, operation, context, body, {
      id: requestId,
      idempotency_key: idempotencyKey,
    });
    if (response.replayed) call.replayed = true;
    emulator.changed();
    return response;
  };
  const response = await withFault(faults.take(method, path), execute);
  call.status = response.status;
  context.header('Request-Id', requestId);
  if (idempotencyKey) context.header('Idempotency-Key', idempotencyKey);
  if (response.replayed) context.header('Idempotent-Replayed', 'true');
  return context.json(response.body, response.status as ContentfulStatusCode);
}

async function withFault(fault: Fault | undefined, execute: () => ApiResponse): Promise<ApiResponse> {
  if (!fault) return execute();
  // The rows in it are the account's own, and may change before the response is sent.
  const early = fault.done ? structuredClone(execute()) : undefined;
  if (fault.action === 'fail') {
    const error = { type: 'api_error', message: 'A test asked the emulator for this failure.' };
    return { status: fault.status, body: { error } };
  }
  await fault.cleared;
  return early ?? execute();
}
