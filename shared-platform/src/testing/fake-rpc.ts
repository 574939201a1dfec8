import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from 'shared-contracts';
import { clientOver, type FakeAnswer } from './client-over';

type Functions = Database['public']['Functions'];

/** A refusal as PostgREST sends it. */
export interface RpcError {
  readonly error: { readonly code: string; readonly hint: string | null };
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
    return { status, body: { ...error, message: 'refused', details: null } };
  });
}
