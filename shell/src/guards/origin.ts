import type { TextKey } from '@ninefold/contracts';
import type { useLocation } from '@ninefold/platform';

/** In the router's state for the sign-in screen: the address that the person wanted. */
export type Origin = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search' | 'hash'>;

/**
 * Where to go after signing in: to the address that the person wanted, to the invitation that they opened, or home. Browsers read `//name`, `/\name` and
 * the like as another site, so the address is taken as a browser reads it, and must be of this site.
 */
export function originOf(state: unknown): string {
  const {
    pathname = invitedTo(),
    search = '',
    hash = '',
  } = (state as { from?: Partial<Origin> } | null)?.from ?? {};
  const wanted = `${String(pathname)}${search}${hash}`;
  if (!wanted.startsWith('/') || !URL.canParse(wanted, window.location.origin)) return '/';
  const url = new URL(wanted, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : '/';
}

const DAY_MS = 86_400_000;

/** The page of an invitation that was opened on this device within a day, also by a clock that was set back. That page removes the record (`useClearInvitation`). */
function invitedTo(): string {
  try {
    const [openedAt, path = '/'] =
      window.localStorage.getItem('invitation' satisfies TextKey)?.split(' ') ?? [];
    return Math.abs(Date.now() - Number(openedAt)) < DAY_MS ? path : '/';
  } catch {
    return '/';
  }
}
