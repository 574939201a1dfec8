import type { TextKey } from '@ninefold/contracts';
import type { useLocation } from '@ninefold/platform';
import { parseUrl } from '@ninefold/web/network';

/** In the router state of the sign-in page: the page that the person wanted. */
export type ReturnTo = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'hash'>;

/**
 * The path to open after signing in: the page that the person wanted, an invitation that they opened, or home. Browsers
 * treat `//name`, `/\
 * ame` and similar as another site, so the URL is resolved first and must be on this site.
 */
export function returnPath(state: unknown): string {
  const {
    pathname = invitationPath(),
    search = '',
    hash = '',
  } = (state as { from?: Partial<ReturnTo> } | null)?.from ?? {};
  const wanted = `${String(pathname)}${search}${hash}`;
  const url = wanted.startsWith('/') ? parseUrl(wanted, window.location.origin) : null;
  return url?.origin === window.location.origin ? url.pathname + url.search + url.hash : '/';
}

const DAY_MS = 86_400_000;

/**
 * The page of an invitation opened on this device within a day, tolerating a clock that was set back. That page removes
 * the record (`useClearInvitation`).
 */
function invitationPath(): string {
  try {
    const [openedAt, path = '/'] =
      window.localStorage.getItem('invitation' satisfies TextKey)?.split(' ') ?? [];
    return Math.abs(Date.now() - Number(openedAt)) < DAY_MS ? path : '/';
  } catch {
    return '/';
  }
}
