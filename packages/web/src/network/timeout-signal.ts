/**
 * A signal that aborts after a time. `AbortSignal.timeout()` does the same in current browsers.
 * @param controller of the signal, if something else may abort it too
 */
export function timeoutSignal(ms: number, controller = new AbortController()): AbortSignal {
  setTimeout(() => controller.abort(new DOMException('Timeout', 'TimeoutError')), ms);
  return controller.signal;
}
