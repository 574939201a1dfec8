import { useMemo } from 'react';
import { storedHints, type StoredPosition } from '@ninefold/web/hints';
import { useDevice } from '@ninefold/web/storage';

/** Stored positions with hints, newest first; empty without a person. */
export function useStoredHints(owner: string | null): StoredPosition[] {
  const { store } = useDevice();
  return useMemo(() => (owner === null ? [] : storedHints(store, owner)), [store, owner]);
}
