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
 * The route at an address: the exact one, or the prefix that the address is below. The table is looked up instead of
 * being made into nested routes, so that a remote's own routes match whole addresses, as they do when it runs alone.
 */
export function findRoute(pathname: string): AppRoute {
  const wanted = pathname.toLowerCase();
  const app = APP.exec(wanted)?.[1];
  if (app) return appRoute(app);
  return BY_PATH.get(wanted) ?? PREFIXES.find(({ path }) => wanted.startsWith(`${path}/`)) ?? NOT_FOUND;
}

/** Whether a link to this address leads to something that works. */
export function isOpen(pathname: string): boolean {
  return findRoute(pathname) !== NOT_FOUND;
}

/**
 * The one address of a screen: without a trailing slash, after the alias, and in the table's spelling, which is the
 * only one that servers have a page for. What is below a prefix keeps its spelling. Slashes are never doubled:
 * `//name` would be another site.
 */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  const { path } = findRoute(trimmed);
  return ALIASES[trimmed.toLowerCase()] ?? path + trimmed.slice(path.length);
}

/** The screen of a route for this person. */
export function screenOf(route: AppRoute, auth: AuthState): Screen {
  if (route.screen.kind !== 'home') return route.screen;
  return auth.status === 'out' ? LANDING : DASHBOARD;
}
