import { useEffect, useState } from 'react';
import type { GridGame } from 'shared-contracts';
import { useDevice } from '../device/device';

/**
 * Whether a game was never played on this device when this puzzle was opened: then its rule stands where it is read.
 * It stays so for this puzzle, since nothing may move under the thumb.
 */
export function useIsNew(game: GridGame, isPlaying: boolean): boolean {
  const { store } = useDevice();
  const key = `games:played:${game}`;
  const [isNew] = useState(() => store.get(key) === null);

  useEffect(() => {
    // What another tab has said by now is not said again.
    if (isPlaying && store.get(key) === null) store.set(key, 'yes');
  }, [isPlaying, key, store]);

  return isNew;
}
