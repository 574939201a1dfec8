import { useMemo } from 'react';
import { storedHints, type StoredPosition } from '@ninefold/web/hints';
import { useDevice } from '@ninefold/web/storage';

/** The positions in which a person took hints on this device, newest first; none without a person. */
export function useStoredHints(owner: string | null): StoredPosition[] {
  const { store } = useDevice();
  return useMemo(() => (owner === null ? [] : storedHints(store, owner)), [store, owner]);
}
