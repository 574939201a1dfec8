import * as v from 'valibot';
import { recordText, type RecordKey } from '@ninefold/contracts';
import type { KeyValueStore } from './device';

/** Records of one kind in web storage, shared by all tabs. */
export interface RecordStore<Item extends object> {
  /** Referentially stable until it changes, for `useSyncExternalStore`. */
  read(key: string): Item | null;
  /** @returns false if it only lasts as long as the page */
  write(key: RecordKey, item: Item): boolean;
  remove(key: string): void;
  /** Includes keys of damaged records. */
  keysUnder(prefix: string): string[];
  under(prefix: string): Item[];
  /**
   * Calls the listener after a write in any tab.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Records that do not match the schema count as absent: they can be old or edited by hand.
 * @param keyOf the key of a record; under any other key it counts as absent, because writing it would create a copy
 */
export function createRecordStore<Item extends object>(
  store: KeyValueStore,
  schema: v.GenericSchema<unknown, Item>,
  keyOf?: (item: Item) => string,
): RecordStore<Item> {
  const known = new Map<string, { text: string | null; item: Item | null }>();

  function read(key: string): Item | null {
    const text = store.get(key);
    const last = known.get(key);
    if (last && last.text === text) return last.item;
    const parsed = v.safeParse(schema, jsonOf(text));
    const isUsable = parsed.success && (keyOf?.(parsed.output) ?? key) === key;
    const item = isUsable ? parsed.output : null;
    known.set(key, { text, item });
    return item;
  }

  const keysUnder = (prefix: string) => store.keys().filter((key) => key.startsWith(prefix));

  return {
    read,
    write: (key, item) => store.set(key, recordText(item)),
    remove: store.remove,
    keysUnder,
    under: (prefix) => keysUnder(prefix).flatMap((key) => read(key) ?? []),
    subscribe: store.subscribe,
  };
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
