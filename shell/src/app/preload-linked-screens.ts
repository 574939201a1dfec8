/** Delay after the first screen before linked screens are fetched. */
const IDLE_AFTER_MS = 4_000;

/**
 * Preloads likely next screens: that of a link that is hovered or focused, and, after a delay, those linked from the
 * page's main content.
 * @param preloadScreen loads the code of a path's screen; never rejects
 */
export function preloadLinkedScreens(preloadScreen: (pathname: string) => Promise<void>): void {
  const preload = (link: Element | null | undefined) => {
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) {
      void preloadScreen(link.pathname);
    }
  };
  for (const event of ['pointerover', 'focusin', 'touchstart']) {
    const onIntent = ({ target }: Event) => preload(target instanceof Element ? target.closest('a') : null);
    document.addEventListener(event, onIntent, { passive: true });
  }
  setTimeout(() => {
    document.querySelectorAll('#main a').forEach(preload);
  }, IDLE_AFTER_MS);
}
