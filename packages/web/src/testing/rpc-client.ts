import * as rpc from '@ninefold/contracts/rpc';
import { clientOver, type FakeAnswer } from '@ninefold/platform/testing';
import * as v from 'valibot';

type Call = Extract<(typeof rpc)[keyof typeof rpc], rpc.RpcCall>;

/** A PostgREST error. */
export interface RpcRefusal {
  readonly error: { readonly code: string; readonly hint: string | null; readonly details?: string };
}

/** Handlers per database function: a response that matches its schema, a refusal, or no network. */
export type RpcHandlers = {
  readonly [Each in Call as Each['name']]?: (
    args: rpc.ArgsOf<Each>,
  ) => rpc.ResponseOf<Each> | RpcRefusal | 'offline';
};

const CALLS = new Map<string, rpc.RpcCall>(
  Object.values(rpc).flatMap((one) => ('args' in one ? [[one.name, one]] : [])),
);

const isRefusal = (response: unknown): response is RpcRefusal =>
  typeof response === 'object' && response !== null && 'error' in response;

/** PostgREST's status for a Postgres error. */
function statusOf(code: string): number {
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2));
  if (code === '42501') return 403;
  if (code === '23505') return 409;
  return /^(22|23|P0001)/.test(code) ? 400 : 500;
}

const refused = (
  error: { readonly code: string; readonly message?: string },
  status = statusOf(error.code),
): FakeAnswer => ({
  status,
  body: { message: 'refused', details: null, hint: null, ...error },
});

/**
 * The real client over a fake database. Arguments that do not match the schema get PostgREST's response for a missing
 * function. A function without a handler is unreachable.
 */
export function rpcClient(handlers: RpcHandlers): ReturnType<typeof clientOver> {
  return clientOver(({ path, body }): FakeAnswer => {
    const name = path.split('/').at(-1) ?? '';
    const call = CALLS.get(name);
    if (!call || !v.is(call.args, body)) {
      return refused({ code: 'PGRST202', message: `${name}(${JSON.stringify(body)})` }, 404);
    }
    const handle = (handlers as Record<string, ((args: unknown) => unknown) | undefined>)[name];
    const response = handle ? handle(body) : 'offline';
    if (response === 'offline') return 'offline';
    return isRefusal(response) ? refused(response.error) : { body: response };
  });
}
