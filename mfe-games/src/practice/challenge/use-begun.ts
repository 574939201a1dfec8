import { useMemo } from 'react';
import type { GridGame } from '@ninefold/contracts';
import { useDevice } from 'shared-data';
import { useOwner } from '../../player/owner';
import { challengeSlot, practiceKey, practiceRecords } from '../../player/practice-records';

/** How far this device is with a challenge. */
export function useBegun(code: string, game: GridGame): 'begun' | 'solved' | null {
  const { store } = useDevice();
  const owner = useOwner();
  return useMemo(() => {
    const record = practiceRecords(store).read(practiceKey(owner, challengeSlot(game, code)));
    return record && (record.solved ? 'solved' : 'begun');
  }, [store, owner, game, code]);
}
