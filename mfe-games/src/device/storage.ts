/** What the games use of web storage. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/**
 * Web storage that never throws. A browser may forbid it, or have no room left. Then what is written lives as long
 * as the page.
 */
export function withFallback(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();

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
        storage.setItem(key, value);
        return true;
      }, false);
      if (written) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  };
}
