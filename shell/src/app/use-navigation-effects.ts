import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from '@ninefold/platform';
import { copy } from './copy';
import { findRoute } from './find-route';

/** The scroll position of each visited page, by history key. */
const scrollPositions = new Map<string, number>();

/**
 * Does what browsers do on page loads: sets the title, moves screen readers to the top, and restores the scroll
 * position of earlier pages.
 * @param title the route's title; below a prefix, the remote may replace it with `setTitle`
 * @returns the ref of the page's `<main>`
 */
export function useNavigationEffects(title: string) {
  const main = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const currentPath = useRef(pathname);

  // Runs before the screen's effects, whose remote may set its own title, and on every path, so that a remote's title
  // is reset.
  useLayoutEffect(() => {
    document.title = copy.documentTitle(title);
  }, [title, pathname]);

  useEffect(() => {
    // The browser focuses the first page itself.
    if (currentPath.current === pathname) return;
    currentPath.current = pathname;
    // A screen that is already loaded may have focused a field.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  const isLoad = useRef(true);
  useLayoutEffect(() => {
    // A page that loads keeps the position that the browser has restored, or to which somebody has scrolled.
    if (isLoad.current) isLoad.current = false;
    else window.scrollTo(0, scrollPositions.get(key) ?? 0);
    const remember = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  return main;
}

/** `Platform.setTitle`. Exact routes keep the title of the table. */
export function setTitle(title: string): void {
  if (findRoute(window.location.pathname).isPrefix) document.title = copy.documentTitle(title);
}
