import { forwardKeys } from './forward-keys';
import { attachPointerPlay } from './pointer-play';
import type { GridPlay } from './use-grid-play';

/** What makes playing quicker, and is not needed to play. @returns a function that ends it */
export function attachPlayExtras(surface: HTMLElement, play: Pick<GridPlay, 'get' | 'drop'>): () => void {
  const ends = [attachPointerPlay(surface, play), forwardKeys(surface)];
  return () => ends.forEach((end) => end());
}
