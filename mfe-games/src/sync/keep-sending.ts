import { FIRST_RETRY_MS, LONGEST_RETRY_MS } from '../outbox/config';

export interface Sending {
  /** How much waits to be sent. */
  count(): number;
  /** Tries once to send all of it; never throws. */
  send(): Promise<void>;
  /** Tells of changes to what waits. */
  subscribe(listener: () => void): () => void;
}

/**
 * Sends what waits until nothing does: at once, when something new comes, when the network or the page comes back,
 * and after ever longer pauses. @returns stops it
 */
export function keepSending({ count, send, subscribe }: Sending): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  /** What was already tried, and waits for the pause to be over. */
  let tried = 0;
  let sending = false;
  /** The network came back while a try from before was still under way. */
  let again = false;
  let stopped = false;

  async function trySending() {
    if (sending || stopped || count() === 0) return;
    sending = true;
    again = false;
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

  // Every placed digit changes a record; only a new result is a reason to send before the pause is over.
  const onChange = () => {
    if (count() > tried) void trySending();
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
