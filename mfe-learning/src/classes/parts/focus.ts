import { useEffect, useRef, type RefObject } from 'react';

/** For the `ref` of the element that replaces the clicked button. */
export const focusField = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>('input, select')?.focus();

/**
 * Focuses an element after an action, but not on mount.
 * @param done a new value after each action; false before the first
 */
export function useFocusWhen<Element extends HTMLElement>(done: number | boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const last = useRef(done);
  useEffect(() => {
    if (done !== false && last.current !== done) element.current?.focus();
    last.current = done;
  }, [done]);
  return element;
}
