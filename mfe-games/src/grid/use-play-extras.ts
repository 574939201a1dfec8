import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { GridPlay } from './use-grid-play';

/** Dragging, and keys on arrival. Their code comes after the board, and a board without it is complete. */
export function usePlayExtras(sheet: RefObject<HTMLElement | null>, play: GridPlay): void {
  const drop = useEffectEvent(play.drop);
  const { get } = play;

  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const begin = async () => {
      const { attachPlayExtras } = await import('./play-extras');
      const surface = sheet.current?.parentElement;
      if (!left && surface) end = attachPlayExtras(surface, { get, drop: (action) => drop(action) });
    };
    begin().catch(() => undefined);
    return () => {
      left = true;
      end?.();
    };
  }, [sheet, get]);
}
