import * as v from 'valibot';
import { recordText, type RecordKey } from '@ninefold/contracts';
import type { KeyValueStore } from './device';

/** Records of one kind in web storage. All tabs of this device share them. */
export interface RecordStore<Item extends object> {
  /** The same object until it changes, so that React can watch it. */
  read(key: string): Item | null;
  /** @returns whether the device has it; otherwise it ends with the page */
  write(key: RecordKey, item: Item): boolean;
  remove(key: string): void;
  /** Keys of damaged records too. */
  keysUnder(prefix: string): string[];
  under(prefix: string): Item[];
  /** Calls the listener when this tab or another one wrote. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/**
 * What is stored may be from an older version, or edited by a person: what the schema does not take counts as absent.
 * @param keyOf where a record belongs. One under another key would be written back beside itself: it counts as absent.
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
