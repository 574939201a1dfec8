import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@ninefold/platform';
import { copy } from './copy';
import { findRoute } from './find-route';

/** How far down each visited page was scrolled when it was left, by its entry in the history. */
const leftAt = new Map<string, number>();

/**
 * What a browser does when a page is loaded: the title changes, a screen reader starts at the top, a new page starts
 * at its top and an earlier one where it was left.
 * @param title the table's; below a prefix the remote may set another one, see `setTitle`
 * @returns the ref of the page's `<main>`
 */
export function useArrival(title: string) {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  // Before the effects of the screen, whose remote may set a title of its own. It is set at each address, so that the
  // title of a remote ends with its address.
  useLayoutEffect(() => {
    document.title = copy.documentTitle(title);
  }, [title, pathname]);

  useEffect(() => {
    // The first page has the browser's own focus.
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    // A screen that was loaded before may have a field that waits for the first key.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  useLayoutEffect(() => {
    window.scrollTo(0, leftAt.get(key) ?? 0);
    const remember = () => leftAt.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  return main;
}

/** `Platform.setTitle`: an exact route keeps the title of the table. */
export function setTitle(title: string): void {
  if (findRoute(window.location.pathname).isPrefix) document.title = copy.documentTitle(title);
}
