import { isNewer, type RecordKey, type TextKey } from '@ninefold/contracts';

/** What the games use of web storage. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** @returns whether the device has it; otherwise it ends with the page */
  set(key: RecordKey | TextKey, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/**
 * Web storage that never throws. A browser may forbid it, or have no room left. Then what is written lives as long
 * as the page, and so it does beside what a newer build wrote under the same key, which is as if it were not there.
 */
export function withFallback(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  function attempt<T>(action: (storage: Storage) => T, otherwise: T, key = ''): T {
    try {
      const storage = open();
      return isNewer(storage.getItem(key)) ? otherwise : action(storage);
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null, key),
    set(key, value) {
      memory.set(key, value);
      const write = (storage: Storage) => {
        storage.setItem(key, value);
        return memory.delete(key);
      };
      const written = attempt(write, false, key);
      notify();
      return written;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined, key);
      notify();
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
    subscribe(listener) {
      listeners.add(listener);
      // The browser sends this event for what another tab wrote.
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
