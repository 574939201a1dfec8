import { hasStoredSession } from '../auth/stored-session';
import { preloadPage } from '../pages/ShellPage';
import type { RemoteApps } from '../remotes/load-remote-app';
import { canonicalPath, findRoute, screenOf } from './find-route';
import { DASHBOARD } from './routes';

/** Loads the code of the screen at the address, as far as it is known before the account is. Never throws. */
export function preloadScreen(apps: RemoteApps, address: string): Promise<void> {
  const pathname = canonicalPath(address);
  const route = findRoute(pathname);
  const isHome = route.screen.kind === 'home';
  const screen = isHome && hasStoredSession() ? DASHBOARD : screenOf(route, { status: 'out' });
  return screen.kind === 'remote' ? apps.preload(screen.remote, pathname) : preloadPage(screen.page);
}

/** How long after the first screen the code of what it links to may be fetched. */
const IDLE_AFTER_MS = 4_000;

/**
 * Loads the screens that are likely next: that of a link which is pointed at or has the focus, and, some seconds after
 * the first screen, those that the page's main part leads to.
 */
export function preloadNextScreens(apps: RemoteApps): void {
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
