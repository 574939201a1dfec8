import { useEffect, useRef, type RefObject } from 'react';

/** For the `ref` of what takes the place of the button that opened it. */
export const focusField = (element: HTMLElement | null): void =>
  element?.querySelector<HTMLElement>('input, select')?.focus();

/**
 * When what had the focus goes with a change, this element gets it, and not the top of the page.
 * @param change what is another value then, and again when the element can be seen
 */
export function useFocusAfter<Element extends HTMLElement>(change: unknown): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const last = useRef(change);
  useEffect(() => {
    if (last.current !== change && document.activeElement === document.body) element.current?.focus();
    last.current = change;
  }, [change]);
  return element;
}
