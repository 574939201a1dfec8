/**
 * A signal that aborts after a time, or with another signal. `AbortSignal.timeout()` and `AbortSignal.any()` do the same in
 * current browsers.
 */
export function timeoutSignal(ms: number, other?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  setTimeout(() => controller.abort(new DOMException('The request timed out.', 'TimeoutError')), ms);
  const follow = () => controller.abort(other?.reason);
  if (other?.aborted) follow();
  // The timeout ends the listening too, so a signal that outlives many requests does not collect listeners.
  else other?.addEventListener('abort', follow, { once: true, signal });
  return signal;
}
