/** How long to wait before something is sent again that could not be sent. */
export const RETRY_MS = 10_000;

export interface Sender<Item> {
  /** Sends this, or after the call that is open now. Only the newest item is sent. */
  send(item: Item): void;
  /** Ends the retries. A call that is open goes on. */
  stop(): void;
}

/**
 * Sends the newest item, one call at a time. After a failure it sends again in a while, and when the network is back.
 * @param send throws when it failed; false: nothing more is to be sent, whatever comes
 * @param onWaiting called with whether something waits for a retry
 */
export function createSender<Item>(
  send: (item: Item) => Promise<boolean>,
  onWaiting: (isWaiting: boolean) => void,
): Sender<Item> {
  let newest: { item: Item } | null = null;
  let isOpen = false;
  let isEnded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function work() {
    if (isOpen || timer !== undefined) return;
    isOpen = true;
    while (newest && !isEnded) {
      const { item } = newest;
      newest = null;
      try {
        isEnded = !(await send(item));
        onWaiting(false);
      } catch {
        newest ??= { item };
        onWaiting(true);
        if (!isEnded) waitToRetry();
        break;
      }
    }
    isOpen = false;
  }

  function waitToRetry() {
    timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
  }

  function forgetRetry() {
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener('online', retry);
  }

  function retry() {
    forgetRetry();
    void work();
  }

  return {
    send(item) {
      newest = { item };
      void work();
    },
    stop() {
      isEnded = true;
      forgetRetry();
    },
  };
}
