import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Owner } from 'shared-contracts';
import { usePlatform } from 'shared-platform';
import { useDevice } from '../device/device';
import { useOwner } from '../sync/owner';
import { isPracticeToTakeOver, takeOverPractice } from './practice-records';

/**
 * What a guest began here goes on for the account that signs in, before the account's board is painted, and in every
 * open tab.
 * @returns whose board is shown; null while a guest's goes over
 */
export function usePracticeOwner(): Owner | null {
  const { auth } = usePlatform();
  const { store } = useDevice();
  const owner = useOwner();
  const isMember = auth.status === 'in';
  const goesOver = useSyncExternalStore(
    store.subscribe,
    () => isMember && isPracticeToTakeOver(store, owner),
  );

  useLayoutEffect(() => {
    if (isMember) takeOverPractice(store, owner);
  }, [store, isMember, owner]);

  return goesOver ? null : owner;
}
