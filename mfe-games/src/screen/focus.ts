import { useEffect, useReducer, type RefObject } from 'react';

function focusFirst(area: RefObject<HTMLElement | null>, selector: string): void {
  area.current?.querySelector<HTMLElement>(selector)?.focus();
}

/** Restores the focus after one part of the screen replaced another that had it. Focus elsewhere is left alone. */
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
 * For controls that are removed or disabled by their own press: moves the focus into an area. It waits for the
 * next effect, because dialogs keep the focus while open and return it when they close.
 * @returns a function that requests the focus
 */
export function useMoveFocus(area: RefObject<HTMLElement | null>, selector: string): () => void {
  const [requests, request] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (requests > 0) focusFirst(area, selector);
  }, [area, selector, requests]);

  return request;
}
