import { NOT_FOUND, ROUTES, type AppRoute } from './routes';

const BY_PATH = new Map(ROUTES.map((route) => [route.path, route]));

/**
 * The route at an address. The table is looked up instead of being made into nested routes, so that a remote's own
 * routes match whole addresses, as they do when it runs alone.
 */
export function findRoute(pathname: string): AppRoute {
  return BY_PATH.get(pathname.toLowerCase()) ?? NOT_FOUND;
}

/** Whether a link to this address leads to something that works. */
export function isOpen(pathname: string): boolean {
  const route = findRoute(pathname);
  return route !== NOT_FOUND && route.status === 'live';
}
