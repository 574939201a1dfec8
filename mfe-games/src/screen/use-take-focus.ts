import { useEffect, type RefObject } from 'react';

/**
 * Puts the focus on a part of what took the place of something else, when it went away with that. Focus that is
 * elsewhere stays there.
 */
export function useTakeFocus(
  successor: RefObject<HTMLElement | null>,
  selector: string,
  tookPlace: boolean,
): void {
  useEffect(() => {
    if (!tookPlace || document.activeElement !== document.body) return;
    successor.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [successor, selector, tookPlace]);
}
