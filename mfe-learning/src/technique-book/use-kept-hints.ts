import { useMemo } from 'react';
import { keptHints, type KeptHint } from 'shared-hints';
import type { ReasonKind } from 'shared-puzzle-engine';
import { useDevice } from '../device/device';

/** The positions in which a person took hints of this kind on this device, newest first. */
export function useKeptHints(owner: string, kind: ReasonKind): KeptHint[] {
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
    return keptHints({ get }, owner).filter((hint) => hint.kind === kind);
  }, [storage, owner, kind]);
}
