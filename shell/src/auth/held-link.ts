import type { TextKey } from '@ninefold/contracts';
import type { EmailedLink } from '@ninefold/platform';
import { parseUrl } from '@ninefold/web/network';

const LINK_KEY = 'emailed-link';

const TYPES: readonly EmailedLink['type'][] = ['signup', 'recovery', 'email_change', 'invite'];

/** A link that this tab has opened, until its button is pressed. */
export interface HeldLink {
  readonly type: EmailedLink['type'];
  readonly tokenHash: string;
  /** The page that the email was requested for; a path of this site. */
  readonly to: string | undefined;
  /** The id of the browser that signed up. */
  readonly signingUp: string | undefined;
}

/** A query parameter of the page for which a sign-up mail was requested: see `confirmedUrl()` of the account remote. */
const SIGNING_UP = 'signing_up';

/** @returns undefined for a link of another kind */
export function readLink(query: URLSearchParams, origin: string): HeldLink | undefined {
  const type = TYPES.find((known) => known === query.get('type'));
  const tokenHash = query.get('token_hash');
  if (!type || !tokenHash) return undefined;
  const target = pageOf(query.get('to'), origin);
  const signingUp = target?.searchParams.get(SIGNING_UP) ?? undefined;
  target?.searchParams.delete(SIGNING_UP);
  return { type, tokenHash, to: target && target.pathname + target.search, signingUp };
}

/** Links do not lead to other sites, or to the start page, which is the default of the auth service. */
function pageOf(address: string | null, origin: string): URL | undefined {
  const url = parseUrl(address ?? '');
  if (!url) return undefined;
  // A path that starts with two slashes would name another site.
  const isOfSite = url.origin === origin && url.protocol.startsWith('http');
  return isOfSite && url.pathname !== '/' && !url.pathname.startsWith('//') ? url : undefined;
}

/** The query of a link. Some gateways escape its ampersands once more. */
export const linkQuery = (search: string): URLSearchParams =>
  new URLSearchParams(search.replaceAll('&amp;', '&'));

/**
 * Holds the query of a link, which survives a reload, until the tab is closed.
 * @throws when storage is blocked
 */
export const holdLink = (query: URLSearchParams): void =>
  sessionStorage.setItem(LINK_KEY satisfies TextKey, query.toString());

export function heldLink(): HeldLink | null {
  try {
    const query = new URLSearchParams(sessionStorage.getItem(LINK_KEY) ?? '');
    return readLink(query, window.location.origin) ?? null;
  } catch {
    return null;
  }
}

export function forgetLink(): void {
  try {
    sessionStorage.removeItem(LINK_KEY);
  } catch {
    // Blocked storage contains nothing.
  }
}
