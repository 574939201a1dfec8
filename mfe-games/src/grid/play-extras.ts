import { forwardKeys } from './forward-keys';
import { attachPointerPlay } from './pointer-play';
import { translateKeys } from './translate-keys';
import type { GridPlay } from './use-grid-play';

/** Shortcuts that are not required for playing. @returns a function that detaches them */
export function attachPlayExtras(surface: HTMLElement, play: Pick<GridPlay, 'get' | 'drop'>): () => void {
  const ends = [attachPointerPlay(surface, play), forwardKeys(surface), translateKeys(surface)];
  return () => ends.forEach((end) => end());
}
