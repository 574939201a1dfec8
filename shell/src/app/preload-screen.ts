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
