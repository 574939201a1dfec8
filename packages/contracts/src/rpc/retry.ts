import { isLimit, RpcError } from './rpc-error';

/** A wait this short is not worth a message. */
const QUIET_SECONDS = 5;
/** Repeated calls before a message. */
const QUIET_RETRIES = 3;

/** SQLSTATEs of timeouts for locks and statements, deadlocks, missing resources and shutdowns: nothing was changed. */
const OVERLOADED = /^(55P03|57|40P01|53)/;

/**
 * Whether the server refused the call under load and changed nothing, so that any call can be repeated within seconds.
 * A 502 or 504 does not say whether the call was executed.
 */
export function isBusy(error: unknown): error is RpcError {
  if (isLimit(error)) return (error.waitSeconds ?? Infinity) <= QUIET_SECONDS;
  if (!(error instanceof RpcError) || error.kind !== 'failed') return false;
  const isUnnamed503 = error.status === 503 && (error.hint ?? 'busy') === 'busy';
  return isUnnamed503 || OVERLOADED.test(error.code);
}

/** Whether a busy call is repeated without a message, after a number of failures before this one. */
export const repeatsQuietly = (failures: number, error: unknown): boolean =>
  failures < QUIET_RETRIES && isBusy(error);

/** Bounds of the jitter in milliseconds: the first one is doubled after each failure, up to the longest. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

const QUIET: Backoff = { first: 1_000, longest: 30_000 };

/** If the server names no time: a limit counts the calls of a minute. */
const DEFAULT_WAIT_SECONDS = { limit: 60, other: 1 };
/** Upper bound, in case the server sends a wrong value. */
const LONGEST_WAIT_SECONDS = 60;

/**
 * Milliseconds until a failed call is repeated: the server's time, and full jitter on top of it, so that devices that
 * failed together do not return together.
 * @param failures number of failures in a row before this one
 * @param jitter at least 0 and less than 1
 */
export function retryDelay(
  error: unknown,
  failures: number,
  jitter: number,
  { first, longest }: Backoff = QUIET,
): number {
  const named = error instanceof RpcError ? error.waitSeconds : null;
  const waitSeconds = named ?? DEFAULT_WAIT_SECONDS[isLimit(error) ? 'limit' : 'other'];
  const wait = 1_000 * Math.min(waitSeconds, LONGEST_WAIT_SECONDS);
  return wait + jitter * Math.min(first * 2 ** failures, longest);
}

/** How a caller waits. */
export interface Patience {
  /** At least 0 and less than 1. */
  jitter(): number;
  pause(milliseconds: number): Promise<void>;
}

/**
 * Repeats a call that was refused under load.
 * @param mayRepeat whether an error can be waited out
 * @throws the last error
 */
export async function whileBusy<Response>(
  call: () => Promise<Response>,
  { jitter, pause }: Patience,
  mayRepeat: (error: unknown) => boolean = isBusy,
): Promise<Response> {
  for (let failures = 0; ; failures++) {
    try {
      return await call();
    } catch (error) {
      if (failures === QUIET_RETRIES || !mayRepeat(error)) throw error;
      await pause(retryDelay(error, failures, jitter()));
    }
  }
}
