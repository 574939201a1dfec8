import { isBusy, isLimit, retryDelay, type Backoff } from '@ninefold/contracts/rpc';
import type { Device } from './device';
import { onReconnect } from './spread';

/** The pause after a failure. */
const PAUSES: Backoff = { first: 5_000, longest: 300_000 };

interface Pending extends Pick<Device, 'jitter'> {
  count(): number;
  /**
   * Attempts to send everything once. Items that are still pending are retried.
   * @throws the error that stopped the attempt
   */
  send(): Promise<void>;
  /** Receives errors. Pass them to the platform, which ignores network failures. */
  report(error: unknown): void;
  /**
   * Calls the listener when the pending items change.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

export interface Outbox {
  /**
   * Sends now, for new items, when the network or the page comes back, and after growing pauses. A page that is hidden
   * or without a network does not retry.
   * @returns a function that stops it once every screen that started it has called its own
   */
  start(): () => void;
  /** Sends now or waits for the running attempt; never throws. */
  flush(): Promise<void>;
  /** Waits for the running attempt; sends nothing and never throws. */
  whenIdle(): Promise<void>;
  /** Whether items wait for the next attempt. */
  isWaiting(): boolean;
  /**
   * Calls the listener when an attempt ends or fewer items wait.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

export function createOutbox({ count, send, report, subscribe, jitter }: Pending): Outbox {
  const listeners = new Set<() => void>();
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Attempts in a row that left items. */
  let failures = 0;
  /** Items waiting for the pause to end. */
  let tried = 0;
  /** Items left in the running attempt. */
  let underway = 0;
  let isSending = false;
  let running = Promise.resolve();
  /** The network came back or an item was added during an attempt. */
  let again = false;
  /** Number of screens that use it. */
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
    let failure: unknown;
    try {
      await send();
    } catch (error) {
      failure = error;
      report(error);
    } finally {
      isSending = false;
    }
    waitingAre(count());
    if (tried === 0 || users === 0) return;
    if (again && !isBusy(failure) && !isLimit(failure)) {
      void trySending();
    } else {
      retry = setTimeout(trySendingAgain, retryDelay(failure, failures, jitter(), PAUSES));
      failures += 1;
    }
  }

  function trySendingAgain() {
    if (!document.hidden && navigator.onLine) void trySending();
  }

  function waitingAre(left: number) {
    tried = left;
    if (left === 0) failures = 0;
    listeners.forEach((listener) => listener());
  }

  // Only new items end a pause. The count drops when another tab sends some.
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

  let ends: (() => void)[] = [];
  function listen() {
    ends = [subscribe(onChange), onReconnect({ jitter }, onOnline)];
    document.addEventListener('visibilitychange', onVisible);
  }
  function stop() {
    clearTimeout(retry);
    ends.forEach((end) => end());
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

/**
 * Sends each item even if others fail.
 * @throws the first failure
 */
export async function sendEach<Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(items.map((item) => send(item).catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
