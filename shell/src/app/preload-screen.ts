import { hasStoredSession } from '../auth/session-key';
import { preloadPage } from '../pages/ShellPage';
import type { RemoteApps } from '../remotes/load-remote-app';
import { canonicalPath, findRoute, screenOf } from './find-route';
import { DASHBOARD } from './routes';

/** Loads the code of a URL's screen, as far as it can be known without the account. Never throws. */
export function preloadScreen(apps: RemoteApps, address: string): Promise<void> {
  const pathname = canonicalPath(address);
  const route = findRoute(pathname);
  const isHome = route.screen.kind === 'home';
  const screen = isHome && hasStoredSession() ? DASHBOARD : screenOf(route, { status: 'out' });
  return screen.kind === 'remote' ? apps.preload(screen.remote, pathname) : preloadPage(screen.page);
}

/** Delay after the first screen before linked screens are fetched. */
const IDLE_AFTER_MS = 4_000;

/**
 * Preloads likely next screens: that of a link that is hovered or focused, and, after a delay, those linked from the
 * page's main content.
 */
export function preloadLinkedScreens(apps: RemoteApps): void {
  const preload = (link: Element | null | undefined) => {
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) {
      void preloadScreen(apps, link.pathname);
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
