import { useEffect, useState } from 'react';
import { useDevice } from '@ninefold/web/storage';
import type { GridGame, TextKey } from '@ninefold/contracts';

/**
 * Whether this game had never been played on this device when the puzzle was opened: then its rule stands where it is
 * read first. It stays so for this puzzle, since nothing may move under the thumb.
 */
export function useIsNew(game: GridGame, isPlaying: boolean): boolean {
  const { store } = useDevice();
  const key: TextKey = `games:played:${game}`;
  const [isNew] = useState(() => store.get(key) === null);

  useEffect(() => {
    if (isPlaying && store.get(key) === null) store.set(key, 'yes');
  }, [isPlaying, key, store]);

  return isNew;
}
