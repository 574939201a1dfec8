import type { PasswordSession } from 'shared-platform';

/** The session of a link, as the auth service hands it over. */
export interface LinkTokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** What the link of a mail brought along in the address. */
export type ArrivingLink =
  | {
      readonly is: 'opened';
      readonly reason: PasswordSession['reason'] | 'confirmation';
      readonly tokens: LinkTokens;
    }
  | { readonly is: 'failed'; readonly isForPassword: boolean };

export const PASSWORD_PAGE = '/update-password';

/** What the auth service writes into an address. `type` stays: with it the page of passwords knows its words. */
const OF_THE_SERVICE = [
  ...['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token'],
  ...['expires_in', 'expires_at', 'token_type', 'sb', 'error', 'error_code', 'error_description'],
];

/**
 * Reads what a link of the auth service left behind the `#`, or in the query, and removes it from the address and from
 * the history. A link to a password leads to its page, wherever it arrived. After an error the address does not say
 * `confirmed` any more.
 */
export function takeArrivingLink(): ArrivingLink | undefined {
  const url = new URL(window.location.href);
  const brought = new URLSearchParams(url.hash.slice(1));
  const isInHash = OF_THE_SERVICE.some((name) => brought.has(name));
  const isForPassword = url.pathname.toLowerCase().replace(/\/+$/, '') === PASSWORD_PAGE;
  // Other pages may have a query of their own.
  if (isForPassword) for (const [name, value] of url.searchParams) brought.append(name, value);
  const link = readLink(brought, isForPassword);
  if (!link) return undefined;

  if (isInHash) url.hash = '';
  for (const name of OF_THE_SERVICE) url.searchParams.delete(name);
  if (link.is === 'failed') url.searchParams.delete('confirmed');
  if (link.is === 'opened' && link.reason !== 'confirmation') {
    url.pathname = PASSWORD_PAGE;
    url.search = new URLSearchParams({ type: link.reason }).toString();
  }
  // The whole address: a path that begins with two slashes would name another site.
  window.history.replaceState(window.history.state, '', url.href);
  return link;
}

function readLink(brought: URLSearchParams, isForPassword: boolean): ArrivingLink | undefined {
  const access_token = brought.get('access_token');
  if (!access_token) {
    const failed = brought.has('error') || brought.has('error_code');
    return failed ? { is: 'failed', isForPassword } : undefined;
  }
  const refresh_token = brought.get('refresh_token') ?? '';
  return {
    is: 'opened',
    reason: reasonOf(brought.get('type'), isForPassword),
    tokens: { access_token, refresh_token },
  };
}

function reasonOf(type: string | null, isForPassword: boolean) {
  if (type === 'recovery' || type === 'invite') return type;
  return isForPassword && !type ? 'recovery' : 'confirmation';
}
