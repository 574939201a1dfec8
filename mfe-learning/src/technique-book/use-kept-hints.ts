import { useEffect, useMemo } from 'react';
import { keptHints, takeOverHints, type HintStorage, type KeptHint } from 'shared-hints';
import type { ReasonKind } from 'shared-puzzle-engine';
import { useDevice, type Device } from '../device/device';

/** The positions in which a person took hints of this kind on this device, newest first. */
export function useKeptHints(owner: string, kind: ReasonKind): KeptHint[] {
  const device = useDevice();
  const storage = useMemo(() => storageOf(device), [device]);
  useEffect(() => takeOverHints(storage, owner), [storage, owner]);
  return useMemo(
    () => keptHints(storage, owner).filter((hint) => hint.kind === kind),
    [storage, owner, kind],
  );
}

/** A browser that forbids storage has kept nothing. */
function storageOf(device: Device): HintStorage {
  const attempt = <Result>(action: (storage: Storage) => Result): Result | null => {
    try {
      return action(device.storage());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key)),
    set: (key, text) => void attempt((storage) => storage.setItem(key, text)),
    remove: (key) => void attempt((storage) => storage.removeItem(key)),
  };
}
