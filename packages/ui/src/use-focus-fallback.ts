import { useEffect, type RefObject } from 'react';

/**
 * When the control that had the focus is taken out of the page, browsers leave the focus nowhere: the next Tab starts at
 * the top, and a screen reader says nothing. Then the title of the page gets it, or of the dialog that is open, unless a
 * part of the page asks for it.
 */
export function useFocusFallback(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = page.current;
    if (!shown) return;
    let last: EventTarget | null = null;
    const isNowhere = () => document.activeElement === document.body;
    const isGone = () => last instanceof Element && !last.isConnected;
    const remember = ({ target }: FocusEvent) => (last = target);
    // Left by a click on the paper. Some browsers send the event for a control that is being taken out, too.
    const forget = () =>
      queueMicrotask(() => {
        if (isNowhere() && !isGone()) last = null;
      });
    const look = () => {
      if (!isNowhere() || !isGone()) return;
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
