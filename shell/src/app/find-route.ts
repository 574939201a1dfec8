import type { AuthState } from '@ninefold/platform';
import {
  ALIASES,
  appRoute,
  DASHBOARD,
  LANDING,
  NOT_FOUND,
  ROUTES,
  type AppRoute,
  type Screen,
} from './routes';

const BY_PATH = new Map(ROUTES.map((route) => [route.path, route]));
const APP = /^\/apps\/([a-z][a-z0-9-]*)(\/|$)/;
const PREFIXES = ROUTES.filter(({ isPrefix }) => isPrefix);

/**
 * The exact route of a path, or the prefix it is below. It uses a lookup instead of nested routes, so that a remote's
 * routes match absolute paths, as they do when it runs alone.
 */
export function findRoute(pathname: string): AppRoute {
  const wanted = pathname.toLowerCase();
  const app = APP.exec(wanted)?.[1];
  if (app) return appRoute(app);
  return BY_PATH.get(wanted) ?? PREFIXES.find(({ path }) => wanted.startsWith(`${path}/`)) ?? NOT_FOUND;
}

/** Whether a route exists for a path. */
export function isOpen(pathname: string): boolean {
  return findRoute(pathname) !== NOT_FOUND;
}

/**
 * The canonical path of a screen: without trailing slash, with aliases resolved, and in the spelling of the table, the
 * only one that servers have a page for. What follows a prefix keeps its spelling. Double slashes are collapsed,
 * because `//name` would be another site.
 */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
  const { path } = findRoute(trimmed);
  return ALIASES[trimmed.toLowerCase()] ?? path + trimmed.slice(path.length);
}

/** The screen of a route for this user. */
export function screenOf(route: AppRoute, auth: AuthState): Screen {
  if (route.screen.kind !== 'home') return route.screen;
  return auth.status === 'out' ? LANDING : DASHBOARD;
}
