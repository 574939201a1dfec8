/** How long a failed try rests: doubled each time, from the first to the longest. */
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/** What is to be sent, and how. */
interface Pending {
  count(): number;
  /** Tries once to send all of it. What is still pending after it is tried again. @throws what stopped the try */
  send(): Promise<void>;
  /** Gets what stopped a try. Give it to the platform, which leaves out a network that did not respond. */
  report(error: unknown): void;
  /** Calls the listener when something became pending, or is no more. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/** Sends what is pending on this device until the server has it. */
export interface Outbox {
  /**
   * Sends at once, when something more is pending, when the network or the page comes back, and after longer and
   * longer pauses. @returns a function that stops it, once each screen that started it has called its own
   */
  start(): () => void;
  /** Tries now, or waits for the try that runs; never throws. */
  flush(): Promise<void>;
  /** Waits for the try that runs; sends nothing and never throws. */
  whenIdle(): Promise<void>;
  /** Whether something is left that was tried, and waits for the next try. */
  isWaiting(): boolean;
  /** Calls the listener when a try has ended, or fewer wait. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

export function createOutbox({ count, send, report, subscribe }: Pending): Outbox {
  const listeners = new Set<() => void>();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_RETRY_MS;
  /** How many were tried, and wait for the pause to end. */
  let tried = 0;
  /** How many the running try still has to send. */
  let underway = 0;
  let isSending = false;
  let running = Promise.resolve();
  /** The network came back, or something more is pending, while a try was still running. */
  let again = false;
  /** How many screens have started it. */
  let users = 0;

  function trySending(): Promise<void> {
    if (isSending || count() === 0) return running;
    isSending = true;
    again = false;
    underway = count();
    clearTimeout(retry);
    running = runTry();
    return running;
  }

  async function runTry() {
    try {
      await send();
    } catch (error) {
      report(error);
    } finally {
      isSending = false;
    }
    waitingAre(count());
    if (tried === 0 || users === 0) return;
    if (again) {
      void trySending();
    } else {
      retry = setTimeout(() => void trySending(), pause);
      pause = Math.min(pause * 2, LONGEST_RETRY_MS);
    }
  }

  function waitingAre(left: number) {
    tried = left;
    if (left === 0) pause = FIRST_RETRY_MS;
    listeners.forEach((listener) => listener());
  }

  // Only one more is a reason to send before the pause ends. Fewer are left when another tab has sent some.
  const onChange = () => {
    const left = count();
    if (isSending) {
      again ||= left > underway;
      underway = left;
    } else if (left > tried) void trySending();
    else if (left < tried) waitingAre(left);
  };
  const onOnline = () => {
    again = isSending;
    void trySending();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void trySending();
  };

  let unsubscribe = () => {};
  function listen() {
    unsubscribe = subscribe(onChange);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
  }
  function stop() {
    clearTimeout(retry);
    unsubscribe();
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  }

  return {
    start() {
      users += 1;
      if (users === 1) listen();
      void trySending();
      return () => {
        users -= 1;
        if (users === 0) stop();
      };
    },
    flush: trySending,
    whenIdle: () => running,
    isWaiting: () => tried > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sends each; one that fails does not hold up the others. @throws the first failure */
export async function sendEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(items.map((item) => send(item).catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
