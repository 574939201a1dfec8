import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared-platform';
import { documentTitle } from '../copy/titles';

/** How far down each visited place was left, by its entry in the history. */
const leftAt = new Map<string, number>();

/**
 * What a browser does when a page is loaded: the title changes, a screen reader starts at the top, a new page starts
 * at its top and an earlier one where it was left.
 * @returns the ref of the page's `<main>`
 */
export function useArrival(title: string) {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    // The first page has the browser's own focus.
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  useLayoutEffect(() => {
    window.scrollTo(0, leftAt.get(key) ?? 0);
    const remember = () => leftAt.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  return main;
}
