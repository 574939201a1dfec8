import type { Platform } from '@ninefold/platform';
import { warnBeforeLoss, type KeyValueStore } from '@ninefold/web/storage';
import { copy } from './extras-copy';
import { forwardKeys } from './forward-keys';
import { attachPointerPlay } from './pointer-play';
import { translateKeys } from './translate-keys';
import type { GridPlay } from './use-grid-play';

interface PlayExtras extends Pick<GridPlay, 'get' | 'drop'>, Pick<Platform, 'notify'> {
  readonly store: KeyValueStore;
}

/** Shortcuts and warnings that are not required for playing. @returns a function that detaches them */
export function attachPlayExtras(surface: HTMLElement, play: PlayExtras): () => void {
  const ends = [attachPointerPlay(surface, play), forwardKeys(surface), translateKeys(surface)];
  // A page of another site that embeds the puzzle is not ours to hold.
  if (surface.getRootNode() === document) ends.push(warnOfBlockedStorage(play));
  return () => ends.forEach((end) => end());
}

/** Pages on which the notice was shown. */
const told = new WeakSet<KeyValueStore>();

function warnOfBlockedStorage({ store, notify, get }: PlayExtras): () => void {
  if (!store.isWritable() && !told.has(store)) {
    told.add(store);
    notify(copy.nothingStored, 'info');
  }
  return warnBeforeLoss(store, () => get().past.length > 0 || get().solved);
}
