import type { GridGame, Owner } from '@ninefold/contracts';
import type { KeyValueStore } from '../device/storage';
import { practiceKey } from './practice-records';

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
