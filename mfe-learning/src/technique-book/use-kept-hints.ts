import { useMemo } from 'react';
import { keptHints, type KeptHint } from 'shared-hints';
import { useDevice } from '../device/device';

/** The positions in which a person took hints on this device, newest first; none without a person. */
export function useKeptHints(owner: string | null): KeptHint[] {
  const { storage } = useDevice();
  return useMemo(() => {
    const get = (key: string) => {
      try {
        return storage().getItem(key);
      } catch {
        // A browser that forbids storage has kept nothing.
        return null;
      }
    };
    return owner === null ? [] : keptHints({ get }, owner);
  }, [storage, owner]);
}
