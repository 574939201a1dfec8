import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { GridPlay } from './use-grid-play';

/** Dragging and forwarded keys, loaded after the grid, which works without them. */
export function usePlayExtras(gridArea: RefObject<HTMLElement | null>, play: GridPlay): void {
  const drop = useEffectEvent(play.drop);
  const { get, notify } = play;

  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const begin = async () => {
      const { attachPlayExtras } = await import('./play-extras');
      const surface = gridArea.current?.parentElement;
      if (!left && surface) end = attachPlayExtras(surface, { get, notify, drop: (action) => drop(action) });
    };
    begin().catch(() => undefined);
    return () => {
      left = true;
      end?.();
    };
  }, [gridArea, get, notify]);
}
