import { ALIASES } from '../app/routes';

/** The address that a screen really has: without a trailing slash, and after the alias. */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  return ALIASES[trimmed.toLowerCase()] ?? trimmed;
}
