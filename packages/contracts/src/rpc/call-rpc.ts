import { parseNamed } from '../parse-named';
import { readKnown } from '../read-known';
import type { ArgsOf, ResponseOf, RpcCall } from './rpc-call';
import { RpcError, rpcErrorOf, type PostgrestFailure } from './rpc-error';

/** An `AbortSignal`, as far as this package knows one: it has no types of a browser. */
interface Signal {
  readonly aborted: boolean;
}

interface RpcRequest extends PromiseLike<{
  readonly data: unknown;
  readonly error: PostgrestFailure | null;
  readonly status: number;
}> {
  abortSignal(signal: Signal): RpcRequest;
  setHeader(name: string, value: string): RpcRequest;
}

/** The part of the Supabase client that calls functions. */
export interface RpcClient {
  rpc(name: string, args?: object): RpcRequest;
}

export interface RpcOptions {
  /**
   * Reads the response tolerantly: rows that this build does not know are left out, and reported once. Without it, the
   * whole response has to match the schema.
   */
  readonly report?: ((unknown: Error) => void) | undefined;
  /** Ends the call as `offline`. */
  readonly signal?: Signal;
  /** The caller's own access token, in place of the client's. */
  readonly token?: string;
}

/** Without required arguments, they may be left out. */
type Rest<Args> = object extends Args
  ? [args?: Args, options?: RpcOptions]
  : [args: Args, options?: RpcOptions];

/**
 * Calls a function of the database. Nothing else in this repository calls one.
 * @throws {RpcError}
 */
export async function callRpc<Call extends RpcCall>(
  client: RpcClient,
  call: Call,
  ...[args, { report, signal, token } = {}]: Rest<ArgsOf<Call>>
): Promise<ResponseOf<Call>> {
  const { name, response } = call;
  let request = client.rpc(name, args as object | undefined);
  if (signal) request = request.abortSignal(signal);
  if (token) request = request.setHeader('Authorization', `Bearer ${token}`);
  const { data, error, status } = await request;
  if (error) throw rpcErrorOf(error, status);
  try {
    return report ? readKnown(response, data, report) : parseNamed(response, data, `${name}()`);
  } catch (cause) {
    throw new RpcError('unexpected', { message: (cause as Error).message, status, cause });
  }
}
