import {
  StoredPracticeSchema,
  type GridGame,
  type Owner,
  type RecordKey,
  type StoredPractice,
} from '@ninefold/contracts';
import { createRecordStore, type KeyValueStore, type RecordStore } from 'shared-data';

/** One record for each player and game: the last practice puzzle on this device. A guest is a player too. */
export const practiceKey = (owner: Owner, game: GridGame): RecordKey => `games:practice:${owner}:${game}`;

/** Whether a puzzle is still playable is not checked here. */
export const practiceRecords = (storage: KeyValueStore): RecordStore<StoredPractice> =>
  createRecordStore(storage, StoredPracticeSchema);

/**
 * Older versions kept one puzzle of a game for the whole device. It goes on for the first player who is seen here: no one
 * knows more about whose it was. What this player has begun since stays.
 */
export function moveOldRecord(storage: KeyValueStore, owner: Owner, game: GridGame): void {
  const oldKey = `games:practice:${game}`;
  const old = storage.get(oldKey);
  if (old === null) return;
  const key = practiceKey(owner, game);
  // Without room on the device it stays where it is.
  if (storage.set(key, storage.get(key) ?? old)) storage.remove(oldKey);
}
