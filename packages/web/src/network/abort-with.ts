/** Aborts the controller with a signal, as `AbortSignal.any()` does in current browsers. */
export function abortWith(controller: AbortController, other: AbortSignal | null | undefined): void {
  const follow = () => controller.abort(other?.reason);
  if (other?.aborted) follow();
  // The controller's own end removes the listener, so a signal that outlives many requests collects none.
  else other?.addEventListener('abort', follow, { once: true, signal: controller.signal });
}
