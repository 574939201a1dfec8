import type { GridGame } from 'shared-contracts';
import { parseDailyRecord, type DailyRecord, type Owner } from '../device/daily-record';
import { createRecordStore } from '../device/record-store';
import type { KeyValueStore } from '../device/storage';

const PREFIX = 'games:daily:';
const LAST_OWNER = 'games:last-player';

export type RecordId = Pick<DailyRecord, 'owner' | 'game' | 'dayKey'>;

/** The daily records of this device, shared by its tabs. */
export interface DailyRecords {
  /** The same object until it changes. */
  get(id: RecordId): DailyRecord | null;
  put(record: DailyRecord): void;
  remove(id: RecordId): void;
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

export function createDailyRecords(storage: KeyValueStore): DailyRecords {
  const store = createRecordStore(storage, (text, key) => {
    const record = parseDailyRecord(text);
    // One that says it is another's would be written back under another key.
    return record && keyOf(record) === key ? record : null;
  });

  return {
    get: (id) => store.read(keyOf(id)),
    put: (record) => store.write(keyOf(record), record),
    remove: (id) => store.remove(keyOf(id)),
    forgetBefore(dayKey) {
      for (const key of store.keysUnder(PREFIX)) {
        const record = store.read(key);
        const delivery = record?.result?.delivery;
        const isOld = !record || record.dayKey < dayKey;
        if (isOld && delivery !== 'waiting' && delivery !== 'guest') store.remove(key);
      }
    },
    of: (owner) => store.under(`${PREFIX}${owner}:`),
    lastOwner: () => storage.get(LAST_OWNER),
    setLastOwner: (owner) => storage.set(LAST_OWNER, owner),
    subscribe: store.subscribe,
  };
}
