/** How long a failed try rests: doubled each time, from the first to the longest. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

export interface Sending {
  /** How many results are pending. */
  count(): number;
  /** Tries once to send all of them; never throws. */
  send(): Promise<void>;
  /** Calls the listener when the results change. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/**
 * Sends until nothing is pending: at once, when a new result comes, when the network or the page comes back, and
 * after longer and longer pauses. @returns a function that stops it
 */
export function keepSending({ count, send, subscribe }: Sending): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  /** How many were tried, and wait for the pause to end. */
  let tried = 0;
  /** How many a running try has to send. */
  let underway = 0;
  let sending = false;
  /** The network came back, or a new result came, while a try was still running. */
  let again = false;
  let stopped = false;

  async function trySending() {
    if (sending || count() === 0) return;
    sending = true;
    again = false;
    underway = count();
    clearTimeout(retry);
    await send();
    sending = false;
    tried = count();
    if (stopped) return;
    if (tried === 0) {
      pause = FIRST_RETRY_MS;
      return;
    }
    if (again) return void trySending();
    retry = setTimeout(() => void trySending(), pause);
    pause = Math.min(pause * 2, LONGEST_RETRY_MS);
  }

  // Only one more result is a reason to send before the pause ends.
  const onChange = () => {
    if (sending) again ||= count() > underway;
    else if (count() > tried) void trySending();
  };
  const onOnline = () => {
    again = sending;
    void trySending();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void trySending();
  };

  void trySending();
  const unsubscribe = subscribe(onChange);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    stopped = true;
    clearTimeout(retry);
    unsubscribe();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
