import { parseNamed } from '../parse-named';
import { readKnown } from '../read-known';
import type { ArgsOf, ResponseOf, RpcCall } from './rpc-call';
import { RpcError, rpcErrorOf, type PostgrestFailure } from './rpc-error';

/** The used part of `AbortSignal`, because this package has no DOM types. */
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

/** The used part of the Supabase client. */
export interface RpcClient {
  rpc(name: string, args?: object): RpcRequest;
}

export interface RpcOptions {
  /** Drops and reports unknown rows of the response. Without it, the whole response must match the schema. */
  readonly report?: ((unknown: Error) => void) | undefined;
  /** Aborts the call, which then fails as `offline`. */
  readonly signal?: Signal;
  /** The caller's access token instead of the client's. */
  readonly token?: string;
}

/** Optional if no argument is required. */
type Rest<Args> = object extends Args
  ? [args?: Args, options?: RpcOptions]
  : [args: Args, options?: RpcOptions];

/**
 * Calls a database function. This is the only place that does.
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
