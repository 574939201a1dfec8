import { useLayoutEffect, useState } from 'react';
import type { Owner } from 'shared-contracts';
import { usePlatform } from 'shared-platform';
import { useDevice } from '../device/device';
import { useOwner } from '../sync/owner';
import { takeOverPractice } from './practice-records';

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
  const [ready, setReady] = useState<Owner | null>(isMember ? null : owner);

  useLayoutEffect(() => {
    if (isMember) takeOverPractice(store, owner);
    setReady(owner);
  }, [store, isMember, owner]);

  return ready === owner ? owner : null;
}
