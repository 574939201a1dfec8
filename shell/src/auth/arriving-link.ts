import type { PasswordSession } from '@ninefold/platform';
import { isPasswordPage, PASSWORD_PAGE } from './hide-arriving-link';
import { forgetLinkSession, storeLinkSession, type LinkTokens } from './link-session';

/** What the link of a mail brought along in the address. */
export type ArrivingLink =
  /** The session of a link to a password, which is in the storage of this tab now. */
  | { readonly is: 'kept' }
  /** The session of a sign-up with the id that it brought back, or of any other link. */
  | { readonly is: 'opened'; readonly tokens: LinkTokens; readonly signingUp: string | null };

/** In the query of the link of a sign-up: see `confirmedUrl()` of the account. */
const SIGNING_UP = 'signing_up';

/** What the auth service writes into an address. */
const OF_THE_SERVICE = [
  ...['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token'],
  ...['expires_in', 'expires_at', 'token_type', 'sb', 'error', 'error_code', 'error_description'],
];

/** Where the link of a changed email address leads. */
const SETTINGS_PAGE = '/profile';
const SIGN_IN_PAGE = '/login';
/** Both pages read it. */
const FAILED = '?confirmed=failed';

/** As long as the auth service is set up for, where it does not say it. */
const SESSION_SECONDS = 3_600;
const LONGEST_SESSION_SECONDS = 86_400;

/**
 * Reads what a link of the auth service left in the address, and writes the address without it. A link to a password leads to its page, wherever it arrived; `type` in the query tells that page
 * why. A link that failed leads to a page that says so: the settings for a changed email address, else the sign-in.
 * @param address as `hideArrivingLink` found it
 */
export function readArrivingLink(address: string): ArrivingLink | undefined {
  const url = new URL(address);
  const brought = new URLSearchParams(url.hash.slice(1));
  const isInHash = OF_THE_SERVICE.some((name) => brought.has(name));
  const isForPassword = isPasswordPage(url.pathname);
  // Other pages may have a query of their own.
  if (isForPassword) for (const [name, value] of url.searchParams) brought.append(name, value);
  const tokens = tokensOf(brought);
  const hasFailed = !tokens && (brought.has('error') || brought.has('error_code'));
  const signingUp = brought.get('type') === 'signup' ? url.searchParams.get(SIGNING_UP) : null;
  url.searchParams.delete(SIGNING_UP);
  if (isInHash) url.hash = '';
  for (const name of OF_THE_SERVICE) url.searchParams.delete(name);
  if (hasFailed && !isForPassword) {
    if (url.pathname !== SETTINGS_PAGE) url.pathname = SIGN_IN_PAGE;
    url.search = FAILED;
  }
  const reason = tokens && reasonOf(brought.get('type'), isForPassword);
  if (reason) {
    url.pathname = PASSWORD_PAGE;
    url.search = new URLSearchParams({ type: reason }).toString();
  }
  // The whole address: a path that begins with two slashes would name another site.
  window.history.replaceState(window.history.state, '', url.href);

  if (tokens && !reason) return { is: 'opened', tokens, signingUp };
  // What an earlier link left behind must not stand in for one that failed.
  if (isForPassword || reason) forgetLinkSession();
  return tokens && keep(tokens);
}

function tokensOf(brought: URLSearchParams): LinkTokens | undefined {
  const access_token = brought.get('access_token');
  const refresh_token = brought.get('refresh_token');
  if (!access_token || !refresh_token) return undefined;
  // By the clock of this device: the server's `expires_at` means nothing where the two differ.
  const said = Number(brought.get('expires_in'));
  const seconds = said > 0 && said <= LONGEST_SESSION_SECONDS ? said : SESSION_SECONDS;
  const expires_at = Math.floor(Date.now() / 1000) + seconds;
  return { access_token, refresh_token, expires_at };
}

function reasonOf(type: string | null, isForPassword: boolean): PasswordSession['reason'] | undefined {
  if (type === 'recovery' || type === 'invite') return type;
  return isForPassword && !type ? 'recovery' : undefined;
}

/** Where a browser forbids storage, the page says that the link is not valid; signing in does not work there either. */
function keep(tokens: LinkTokens): ArrivingLink | undefined {
  try {
    storeLinkSession(tokens);
    return { is: 'kept' };
  } catch {
    return undefined;
  }
}
