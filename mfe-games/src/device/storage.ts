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
 * Web storage that never throws. A browser may forbid it, or have no room left, or a newer build may have written under the
 * same key, which stays. Then what is written lives as long as the page.
 */
export function withFallback(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());

  function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const written = attempt((storage) => {
        if (isNewer(storage.getItem(key))) return false;
        storage.setItem(key, value);
        return true;
      }, false);
      if (written) memory.delete(key);
      else memory.set(key, value);
      notify();
      return written;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => isNewer(storage.getItem(key)) || storage.removeItem(key), undefined);
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
