import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@ninefold/contracts';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** A response, or `offline` for none. */
export type FakeAnswer = { readonly status?: number; readonly body: unknown } | 'offline';

/** The real client over a fake network. */
export function clientOver(answer: (request: FakeRequest) => FakeAnswer): SupabaseClient<Database> {
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname: path, searchParams: query } = new URL(String(input));
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const answered = answer({ method: init.method ?? 'GET', path, query, body });
    if (answered === 'offline') throw new TypeError('Failed to fetch');
    // Functions without a result respond with no body.
    return Response.json(answered.body ?? null, { status: answered.status ?? 200 });
  };
  return createClient<Database>('http://backend.test', 'sb_publishable_test', {
    global: { fetch },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Clients that share a storage key log a warning.
      storageKey: crypto.randomUUID(),
    },
  });
}

type Functions = Database['public']['Functions'];

/** A PostgREST error. */
export interface RpcError {
  readonly error: { readonly code: string; readonly hint: string | null; readonly details?: string };
  readonly status?: number;
}

/** Handlers per database function: a typed response, an error, or no network. */
export type RpcHandlers = {
  readonly [Name in keyof Functions]?: (
    args: Functions[Name]['Args'],
  ) => Functions[Name]['Returns'] | RpcError | 'offline';
};

const isError = (response: unknown): response is RpcError =>
  typeof response === 'object' && response !== null && 'error' in response;

/**
 * The real client over a fake database. Responses have the contract's types, so a renamed field is a type error here. A
 * function without a handler is unreachable.
 */
export function rpcClient(handlers: RpcHandlers): SupabaseClient<Database> {
  return clientOver(({ path, body }): FakeAnswer => {
    const name = path.split('/').at(-1) as keyof Functions;
    const handle = handlers[name] as ((args: unknown) => unknown) | undefined;
    const response = handle ? handle(body) : 'offline';
    if (response === 'offline') return 'offline';
    if (!isError(response)) return { body: response };
    const { error, status = 400 } = response;
    return { status, body: { message: 'refused', details: null, ...error } };
  });
}
