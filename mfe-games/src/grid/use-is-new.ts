import { useEffect, useState } from 'react';
import { useDevice } from '@ninefold/web/storage';
import type { GridGame, TextKey } from '@ninefold/contracts';

/**
 * Whether this game was never played on this device when the puzzle opened; then the rule moves above the
 * digits. It stays there for this puzzle, so that nothing moves while playing.
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
