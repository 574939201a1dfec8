import { useEffect, useReducer, type RefObject } from 'react';

function focusFirst(area: RefObject<HTMLElement | null>, selector: string): void {
  area.current?.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * Focuses a part of the area that took the place of another one, if the focus was in that one and is lost with it.
 * Focus that is elsewhere stays there.
 */
export function useTakeFocus(
  area: RefObject<HTMLElement | null>,
  selector: string,
  tookPlace: boolean,
): void {
  useEffect(() => {
    if (tookPlace && document.activeElement === document.body) focusFirst(area, selector);
  }, [area, selector, tookPlace]);
}

/**
 * For a control that is removed or disabled when it is pressed: moves the focus to a part of the area. It waits for
 * the next effect, since a dialog keeps the focus while it is open, and returns it to its opener when it closes.
 * @returns asks for the focus
 */
export function useMoveFocus(area: RefObject<HTMLElement | null>, selector: string): () => void {
  const [requests, request] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (requests > 0) focusFirst(area, selector);
  }, [area, selector, requests]);

  return request;
}
