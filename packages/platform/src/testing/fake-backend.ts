import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@ninefold/contracts';

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** What the network brings back; `offline` when it brings nothing. */
export type FakeAnswer = { readonly status?: number; readonly body: unknown } | 'offline';

/** The real client over a network that a test plays: nothing of ours is replaced. */
export function clientOver(answer: (request: FakeRequest) => FakeAnswer): SupabaseClient<Database> {
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname: path, searchParams: query } = new URL(String(input));
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const answered = answer({ method: init.method ?? 'GET', path, query, body });
    if (answered === 'offline') throw new TypeError('Failed to fetch');
    // A function without a result has no body.
    return Response.json(answered.body ?? null, { status: answered.status ?? 200 });
  };
  return createClient<Database>('http://backend.test', 'sb_publishable_test', {
    global: { fetch },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Two clients with one key warn of each other.
      storageKey: crypto.randomUUID(),
    },
  });
}

type Functions = Database['public']['Functions'];

/** A refusal as PostgREST sends it. */
export interface RpcError {
  readonly error: { readonly code: string; readonly hint: string | null; readonly details?: string };
  readonly status?: number;
}

/** What a fake database does for each function: a response of the contract's type, an error, or no network. */
export type RpcHandlers = {
  readonly [Name in keyof Functions]?: (
    args: Functions[Name]['Args'],
  ) => Functions[Name]['Returns'] | RpcError | 'offline';
};

const isError = (response: unknown): response is RpcError =>
  typeof response === 'object' && response !== null && 'error' in response;

/**
 * The real client over a fake database. Its responses have the contract's types, so that a renamed field is a type
 * error here too. A function without a handler cannot be reached.
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
