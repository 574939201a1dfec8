import type { GridGame } from 'shared-contracts';
import { parseDailyRecord, type DailyRecord, type Owner } from './daily-record';
import type { KeyValueStore } from './storage';

const PREFIX = 'games:daily:';
const LAST_OWNER = 'games:last-player';

export type RecordId = Pick<DailyRecord, 'owner' | 'game' | 'dayKey'>;

/** The daily records of this device, shared by its tabs. */
export interface DailyRecords {
  /** The same object until it changes. */
  get(id: RecordId): DailyRecord | null;
  put(record: DailyRecord): void;
  /** Drops what earlier days left behind, but for results that have not reached an account. */
  forgetBefore(dayKey: string): void;
  /** Every record of one player, any day. */
  of(owner: Owner): DailyRecord[];
  /** Who played here last, for the moments in which nobody knows yet who is signed in. */
  lastOwner(): Owner | null;
  setLastOwner(owner: Owner): void;
  subscribe(listener: () => void): () => void;
}

const keyOf = ({ owner, game, dayKey }: { owner: Owner; game: GridGame; dayKey: string }) =>
  `${PREFIX}${owner}:${game}:${dayKey}`;

export function createDailyRecords(store: KeyValueStore): DailyRecords {
  const listeners = new Set<() => void>();
  const parsed = new Map<string, { text: string | null; record: DailyRecord | null }>();

  function read(key: string): DailyRecord | null {
    const text = store.get(key);
    const known = parsed.get(key);
    if (known && known.text === text) return known.record;
    const record = parseDailyRecord(text);
    parsed.set(key, { text, record });
    return record;
  }

  const keysUnder = (prefix: string) => store.keys().filter((key) => key.startsWith(prefix));
  const tell = () => listeners.forEach((listener) => listener());

  return {
    get: (id) => read(keyOf(id)),
    put(record) {
      store.set(keyOf(record), JSON.stringify(record));
      tell();
    },
    forgetBefore(dayKey) {
      for (const key of keysUnder(PREFIX)) {
        const record = read(key);
        const delivery = record?.result?.delivery;
        const isOld = !record || record.dayKey < dayKey;
        if (isOld && delivery !== 'waiting' && delivery !== 'guest') store.remove(key);
      }
    },
    of: (owner) => keysUnder(`${PREFIX}${owner}:`).flatMap((key) => read(key) ?? []),
    lastOwner: () => store.get(LAST_OWNER),
    setLastOwner: (owner) => store.set(LAST_OWNER, owner),
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
