/** Why a call of the database came to nothing. */
export type RpcFailure =
  /** No response: nothing is known about what the database did. */
  | 'offline'
  /** The session is missing or has ended. */
  | 'signed-out'
  /** Too many calls: `waitSeconds` says how long to wait, where the database knows it. */
  | 'limit'
  /** The database refused the call; `hint` is its stable name for the reason. */
  | 'refused'
  /** The database, or something in front of it, failed. */
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

/** The one error of `callRpc`. Screens turn its `kind` and its `hint` into words. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly status: number;
  /** SQLSTATE or a code of PostgREST; empty without one. */
  readonly code: string;
  readonly hint: string | null;
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

/** The reason for which the database refused a call, and null for every other error. */
export const hintOf = (error: unknown): string | null => (error instanceof RpcError ? error.hint : null);

/** Whether the database asks to try again later. */
export const isLimit = (error: unknown): error is RpcError =>
  error instanceof RpcError && error.kind === 'limit';

/** Whether there was no response: other calls would not get one either. */
export const isOffline = (error: unknown): boolean => error instanceof RpcError && error.kind === 'offline';

/** An error response of PostgREST, or what the client makes of a request that failed. */
export interface PostgrestFailure {
  readonly message: string;
  readonly code?: string;
  readonly hint?: string | null;
  readonly details?: string | null;
}

/** @param status of the HTTP response; 0 without one */
export function rpcErrorOf(
  { message, code = '', hint, details }: PostgrestFailure,
  status: number,
): RpcError {
  // Without a response, the client fills `hint` and `details` with advice to developers.
  if (status === 0) return new RpcError('offline', { message });
  const known = { message, status, code, hint: hint || null };
  if (status === 401 || hint === 'signed-out') return new RpcError('signed-out', known);
  if (status === 429) return new RpcError('limit', { ...known, waitSeconds: secondsOf(details) });
  return new RpcError(status < 500 ? 'refused' : 'failed', known);
}

function secondsOf(details: string | null | undefined): number | null {
  const seconds = parseFloat(details ?? '');
  return Number.isFinite(seconds) ? seconds : null;
}
