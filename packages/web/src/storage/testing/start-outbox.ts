import { createOutbox } from '../outbox';

export async function comeOnline() {
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
}
export const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Pending items, and a server controlled by the test. */
export function startOutbox(pending: number, jitter = () => 0) {
  let count = pending;
  const listeners = new Set<() => void>();
  const tries: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const report = jest.fn();
  const change = (next: number) => {
    count = next;
    listeners.forEach((listener) => listener());
  };
  const outbox = createOutbox({
    count: () => count,
    send: () => new Promise((resolve, reject) => tries.push({ resolve, reject })),
    report,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    jitter,
  });
  const stop = outbox.start();
  return {
    outbox,
    /** Started attempts. */
    tries: () => tries.length,
    change,
    /** Ends the running attempt with this many items pending. */
    end: async (left: number) => {
      change(left);
      tries.at(-1)?.resolve();
      await jest.advanceTimersByTimeAsync(0);
    },
    /** Fails the running attempt. */
    fail: async (error: Error) => {
      tries.at(-1)?.reject(error);
      await jest.advanceTimersByTimeAsync(0);
    },
    report,
    stop,
  };
}
