import { storesData, warnBeforeLoss } from '@ninefold/web/on-device';
import { browserDevice } from '@ninefold/web/storage';
import { copy } from './extras-copy';
import { forwardKeys } from './forward-keys';
import { attachPointerPlay } from './pointer-play';
import { translateKeys } from './translate-keys';
import type { GridPlay } from './use-grid-play';

type PlayExtras = Pick<GridPlay, 'get' | 'drop' | 'notify'>;

/**
 * Dragging, shortcuts and warnings, which are not required for playing.
 * @param surface has `data-extras` while they are attached
 * @returns a function that detaches them
 */
export function attachPlayExtras(surface: HTMLElement, play: PlayExtras): () => void {
  const ends = [attachPointerPlay(surface, play), forwardKeys(surface), translateKeys(surface)];
  // A page of another site that embeds the puzzle is not ours to hold.
  if (surface.getRootNode() === document) ends.push(warnOfBlockedStorage(play));
  surface.dataset['extras'] = '';
  return () => {
    delete surface.dataset['extras'];
    ends.forEach((end) => end());
  };
}

let isTold = false;

function warnOfBlockedStorage({ get, notify }: PlayExtras): () => void {
  if (!isTold && !storesData(browserDevice)) {
    isTold = true;
    notify(copy.nothingStored, 'info');
  }
  return warnBeforeLoss(browserDevice, () => get().past.length > 0 || get().solved);
}
