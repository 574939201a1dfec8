import { useEffect, type RefObject } from 'react';

/**
 * When the focused control is removed, browsers leave the focus on the body: the next Tab starts at the top, and screen
 * readers are silent. This moves the focus to the title of the page or of the open dialog, unless something else takes
 * it.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = page.current;
    if (!shown) return;
    let last: EventTarget | null = null;
    const isNowhere = () => document.activeElement === document.body;
    const isRemoved = () => last instanceof Element && !last.isConnected;
    const remember = ({ target }: FocusEvent) => (last = target);
    // A click on the background also clears the focus. Some browsers send the event for removed controls too.
    const forget = () =>
      queueMicrotask(() => {
        if (isNowhere() && !isRemoved()) last = null;
      });
    const look = () => {
      if (!isNowhere() || !isRemoved()) return;
      const inDialogs = shown.querySelectorAll<HTMLElement>('dialog[open] h2[tabindex]');
      const title = inDialogs[inDialogs.length - 1] ?? shown.querySelector('h1');
      if (title?.hasAttribute('tabindex') === false) title.tabIndex = -1;
      title?.focus();
    };
    const observer = new MutationObserver(look);
    observer.observe(shown, { childList: true, subtree: true });
    shown.addEventListener('focusin', remember);
    shown.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      shown.removeEventListener('focusin', remember);
      shown.removeEventListener('focusout', forget);
    };
  }, [page]);
}
