import type { PasswordSession } from '@ninefold/platform';
import { forgetLink, holdLink, linkQuery, readLink } from './held-link';
import { isLinkPage, isPasswordPage, LINK_PAGE, PASSWORD_PAGE } from './hide-incoming-link';
import { clearLinkSession, storeLinkSession, type LinkTokens } from './link-session';

/** What an emailed link brought in the URL. */
export type IncomingLink =
  /** A link with a button, or a session for setting a password, now stored for this tab. */
  | { readonly status: 'stored' }
  /** A session of a sign-up, with the sign-up id that the link returned, or of any other link. */
  | { readonly status: 'opened'; readonly tokens: LinkTokens; readonly signingUp: string | null };

/** A query parameter of sign-up links: see `confirmedUrl()` of the account remote. */
const SIGNING_UP = 'signing_up';

/** Parameters that the auth service adds to URLs. */
const AUTH_PARAMETERS = [
  ...['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token'],
  ...['expires_in', 'expires_at', 'token_type', 'sb', 'error', 'error_code', 'error_description'],
];

/** The target of links that confirm a changed email address. */
const SETTINGS_PAGE = '/profile';
const SIGN_IN_PAGE = '/login';
/** Both pages read this query. */
const FAILED = '?confirmed=failed';

/** The auth service's configured lifetime, used when the link does not state one. */
const SESSION_SECONDS = 3_600;
const LONGEST_SESSION_SECONDS = 86_400;

/**
 * Reads the parameters of an auth link and removes them from the URL. Password links lead to the password page,
 * wherever they arrive; `type` tells that page why. Failed links lead to a page that reports it: the settings for a
 * changed email address, otherwise the sign-in page.
 * @param address the URL returned by `hideIncomingLink`
 */
export function readIncomingLink(address: string): IncomingLink | undefined {
  const url = new URL(address);
  if (isLinkPage(url.pathname)) return storeLink(url);
  const parameters = new URLSearchParams(url.hash.slice(1));
  const isInHash = AUTH_PARAMETERS.some((name) => parameters.has(name));
  const isForPassword = isPasswordPage(url.pathname);
  // Other pages may have their own query parameters.
  if (isForPassword) for (const [name, value] of url.searchParams) parameters.append(name, value);
  const tokens = tokensOf(parameters);
  const hasFailed = !tokens && (parameters.has('error') || parameters.has('error_code'));
  const signingUp = parameters.get('type') === 'signup' ? url.searchParams.get(SIGNING_UP) : null;
  url.searchParams.delete(SIGNING_UP);
  if (isInHash) url.hash = '';
  for (const name of AUTH_PARAMETERS) url.searchParams.delete(name);
  if (hasFailed && !isForPassword) {
    if (url.pathname !== SETTINGS_PAGE) url.pathname = SIGN_IN_PAGE;
    url.search = FAILED;
  }
  const reason = tokens && reasonOf(parameters.get('type'), isForPassword);
  if (reason) {
    url.pathname = PASSWORD_PAGE;
    url.search = new URLSearchParams({ type: reason }).toString();
  }
  // An absolute URL, because a path starting with two slashes would name another site.
  window.history.replaceState(window.history.state, '', url.href);

  if (tokens && !reason) return { status: 'opened', tokens, signingUp };
  // The session of an earlier link must not replace one that failed.
  if (isForPassword || reason) clearLinkSession();
  return tokens && storing(() => storeLinkSession(tokens));
}

/** The link page stays, with the type of the link. */
function storeLink({ search, origin }: URL): IncomingLink | undefined {
  const given = linkQuery(search);
  const link = readLink(given, origin);
  const query = link ? `?${new URLSearchParams({ type: link.type }).toString()}` : '';
  window.history.replaceState(window.history.state, '', origin + LINK_PAGE + query);
  forgetLink();
  return link && storing(() => holdLink(given));
}

function tokensOf(parameters: URLSearchParams): LinkTokens | undefined {
  const access_token = parameters.get('access_token');
  const refresh_token = parameters.get('refresh_token');
  if (!access_token || !refresh_token) return undefined;
  // Relative to this device's clock, because `expires_at` is wrong when the clocks differ.
  const expiresIn = Number(parameters.get('expires_in'));
  const seconds = expiresIn > 0 && expiresIn <= LONGEST_SESSION_SECONDS ? expiresIn : SESSION_SECONDS;
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  return { access_token, refresh_token, expires_at };
}

function reasonOf(type: string | null, isForPassword: boolean): PasswordSession['reason'] | undefined {
  if (type === 'recovery' || type === 'invite') return type;
  return isForPassword && !type ? 'recovery' : undefined;
}

/** When storage is blocked, the page reports an invalid link; signing in would not work either. */
function storing(store: () => void): IncomingLink | undefined {
  try {
    store();
    return { status: 'stored' };
  } catch {
    return undefined;
  }
}
