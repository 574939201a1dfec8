import { useEffect, useRef, type RefObject } from 'react';

/** For the `ref` of what takes the place of the button that opened it. */
export const focusField = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>('input, select')?.focus();

/**
 * Gives an element the focus when something is done, and not when the page comes.
 * @param done another value each time that it is done; false until then
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
