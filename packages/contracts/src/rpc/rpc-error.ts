export type RpcFailure =
  /** No response: the database may or may not have acted. */
  | 'offline'
  /** The session is missing or has expired. */
  | 'signed-out'
  /** Too many calls. */
  | 'limit'
  /** The database refused the call; `hint` identifies the reason. */
  | 'refused'
  /** The database or a proxy failed. */
  | 'failed'
  /** The call was accepted, but its response does not match the schema. */
  | 'unexpected';

interface Details {
  readonly message: string;
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  readonly code?: string;
  readonly hint?: string | null;
  readonly waitSeconds?: number | null;
  readonly cause?: unknown;
}

/** The only error of `callRpc`. Screens map its `kind` and `hint` to messages. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly status: number;
  /** SQLSTATE or PostgREST code; empty without one. */
  readonly code: string;
  readonly hint: string | null;
  /** When the server can be called again, if it says so. */
  readonly waitSeconds: number | null;

  constructor(
    readonly kind: RpcFailure,
    { message, status = 0, code = '', hint = null, waitSeconds = null, cause }: Details,
  ) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.hint = hint;
    this.waitSeconds = waitSeconds;
  }
}

/** The hint of a refusal; null for other errors. */
export const hintOf = (error: unknown): string | null => (error instanceof RpcError ? error.hint : null);

export const isLimit = (error: unknown): error is RpcError =>
  error instanceof RpcError && error.kind === 'limit';

/** Whether the network, the session or a limit is the reason, so that the person's other calls would fail too. */
export const failsForAll = (error: unknown): boolean =>
  error instanceof RpcError && ['offline', 'signed-out', 'limit'].includes(error.kind);

/** A PostgREST error, or the client's substitute for a failed request. */
export interface PostgrestFailure {
  readonly message: string;
  readonly code?: string;
  readonly hint?: string | null;
  readonly details?: string | null;
}

/** @param status HTTP status; 0 without a response */
export function rpcErrorOf(
  { message, code = '', hint, details }: PostgrestFailure,
  status: number,
): RpcError {
  // Without a response, the client fills `hint` and `details` with advice for developers.
  if (status === 0) return new RpcError('offline', { message });
  // Other errors have words in `details`.
  const waitSeconds = status === 429 || status === 503 ? secondsOf(details) : null;
  const known = { message, status, code, hint: hint || null, waitSeconds };
  if (status === 401 || hint === 'signed-out') return new RpcError('signed-out', known);
  if (status === 429) return new RpcError('limit', known);
  return new RpcError(status < 500 ? 'refused' : 'failed', known);
}

const secondsOf = (details: string | null | undefined): number | null =>
  /^\d+(\.\d+)?$/.test(details ?? '') ? Number(details) : null;
