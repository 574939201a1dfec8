import { GUEST, type Owner, type StoredPractice, GRID_GAMES } from '@ninefold/contracts';
import { type KeyValueStore, useDevice } from '@ninefold/web/storage';
import { useEffect } from 'react';
import { migrateGuestHints } from '@ninefold/web/hints';
import { usePlatform } from '@ninefold/platform';
import { entryCount } from '../player/attempts';
import {
  practiceKey,
  practiceRecords,
  moveOldRecord,
  slotsOf,
  type PracticeSlot,
} from '../player/practice-records';

/**
 * The puzzle that a guest began on this device goes on for the account that signs in here. A solved one stays the
 * guest's: it is the one of the day.
 * @returns whether the guest's is now the account's
 */
export function migratePractice(storage: KeyValueStore, owner: Owner, slot: PracticeSlot): boolean {
  if (!unsolvedOf(storage, GUEST, slot)) return false;
  const hasMoved = isMigrated(storage, owner, slot);
  const staying = storage.get(practiceKey(hasMoved ? GUEST : owner, slot)) ?? '';
  // Without room on the device, what was written lives as long as the page: then the guest's stays where it is.
  if (storage.set(practiceKey(owner, slot), staying)) storage.remove(practiceKey(GUEST, slot));
  return hasMoved;
}

/** Whether the guest's puzzle would go over: of two the one with more on its board stays, of equal ones the account's. */
export function isMigrated(storage: KeyValueStore, owner: Owner, slot: PracticeSlot): boolean {
  const guests = unsolvedOf(storage, GUEST, slot);
  const own = unsolvedOf(storage, owner, slot);
  return guests !== null && (own === null || written(own) < written(guests));
}

/** What a player has begun and not solved. */
function unsolvedOf(storage: KeyValueStore, owner: Owner, slot: PracticeSlot): StoredPractice | null {
  const stored = practiceRecords(storage).read(practiceKey(owner, slot));
  return stored?.solved ? null : stored;
}

/** The givens say how easy a puzzle is, not what its player has done. */
const written = ({ board, givens }: StoredPractice): number =>
  entryCount(board) - givens.filter(Boolean).length;

/** On every page, the practice of a guest on this device, boards and hints, goes to the first account that signs in. */
export function useMigratePractice(): void {
  const { auth } = usePlatform();
  const { store } = useDevice();
  const player = auth.status === 'in' ? auth.user.id : null;
  useEffect(() => {
    if (player === null) return;
    migrateGuestHints(store, player);
    for (const game of GRID_GAMES) {
      moveOldRecord(store, player, game);
      for (const slot of slotsOf(store, GUEST, game)) migratePractice(store, player, slot);
    }
  }, [store, player]);
}
