import { findRoute } from '../app/find-route';
import { ALIASES, NOT_FOUND } from '../app/routes';

/**
 * The address that a screen really has: without a trailing slash, after the alias, and in the table's spelling, which
 * is the only one that servers have a page for. Slashes are never doubled: `//name` would be another site.
 */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  const alias = ALIASES[trimmed.toLowerCase()];
  if (alias !== undefined) return alias;
  const route = findRoute(trimmed);
  return route === NOT_FOUND ? trimmed : route.path;
}
