import { useEffect, type RefObject } from 'react';

/**
 * When the control that had the focus is taken out of the page, browsers leave the focus nowhere: the next Tab starts at
 * the top, and a screen reader says nothing. Then the page's title gets it, unless a part of the page asks for it.
 * The title is an `h1` with `tabIndex={-1}`.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const shown = page.current;
    if (!shown) return;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => (last = target);
    const look = () => {
      if (!(last instanceof Element) || last.isConnected || document.activeElement !== document.body) return;
      shown.querySelector('h1')?.focus();
    };
    const observer = new MutationObserver(look);
    observer.observe(shown, { childList: true, subtree: true });
    shown.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      shown.removeEventListener('focusin', remember);
    };
  }, [page]);
}
