import type { KeyValueStore } from './storage';

/** Records of one kind in web storage, shared by the tabs of this device. */
export interface RecordStore<Item> {
  /** The same object until it changes, so that React can watch it. */
  read(key: string): Item | null;
  write(key: string, item: Item): void;
  remove(key: string): void;
  /** Also those of records that cannot be used. */
  keysUnder(prefix: string): string[];
  under(prefix: string): Item[];
  subscribe(listener: () => void): () => void;
}

/** @param parse tells what it can use from what an older version wrote, or somebody edited */
export function createRecordStore<Item>(
  store: KeyValueStore,
  parse: (text: string | null, key: string) => Item | null,
): RecordStore<Item> {
  const listeners = new Set<() => void>();
  const parsed = new Map<string, { text: string | null; item: Item | null }>();

  function read(key: string): Item | null {
    const text = store.get(key);
    const known = parsed.get(key);
    if (known && known.text === text) return known.item;
    const item = parse(text, key);
    parsed.set(key, { text, item });
    return item;
  }

  const keysUnder = (prefix: string) => store.keys().filter((key) => key.startsWith(prefix));
  const tell = () => listeners.forEach((listener) => listener());

  return {
    read,
    write(key, item) {
      store.set(key, JSON.stringify(item));
      tell();
    },
    remove(key) {
      store.remove(key);
      tell();
    },
    keysUnder,
    under: (prefix) => keysUnder(prefix).flatMap((key) => read(key) ?? []),
    subscribe(listener) {
      listeners.add(listener);
      // Other tabs tell through the browser.
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
