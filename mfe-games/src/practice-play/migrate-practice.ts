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
 * Moves a guest's unsolved puzzle to the account that signs in. A solved one stays the guest's, whose puzzle of
 * the day it was.
 * @returns whether the guest's puzzle replaced the account's
 */
export function migratePractice(storage: KeyValueStore, owner: Owner, slot: PracticeSlot): boolean {
  if (!unsolvedOf(storage, GUEST, slot)) return false;
  const hasMoved = isMigrated(storage, owner, slot);
  const staying = storage.get(practiceKey(hasMoved ? GUEST : owner, slot)) ?? '';
  // If the device is full, the write only lives as long as the page, so the guest's record stays.
  if (storage.set(practiceKey(owner, slot), staying)) storage.remove(practiceKey(GUEST, slot));
  return hasMoved;
}

/** Whether the guest's puzzle would be moved: the fuller grid wins, and the account's if they are equal. */
export function isMigrated(storage: KeyValueStore, owner: Owner, slot: PracticeSlot): boolean {
  const guests = unsolvedOf(storage, GUEST, slot);
  const own = unsolvedOf(storage, owner, slot);
  return guests !== null && (own === null || written(own) < written(guests));
}

/** A player's unsolved puzzle. */
function unsolvedOf(storage: KeyValueStore, owner: Owner, slot: PracticeSlot): StoredPractice | null {
  const stored = practiceRecords(storage).read(practiceKey(owner, slot));
  return stored?.solved ? null : stored;
}

/** Givens are not the player's work. */
const written = ({ grid, givens }: StoredPractice): number =>
  entryCount(grid) - givens.filter(Boolean).length;

/** Moves a guest's practice, grids and hints, to the first account that signs in, on any page. */
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
