import { read } from 'shared-contracts';
import type { Notices } from '../platform/create-notices';
import { copy } from './copy';

/** Removes the entries of session storage whose time to live is over. Entries without one are not the shell's. */
export function removeExpiredEntries(now: number): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (expiresAt(sessionStorage.getItem(key)) < now) sessionStorage.removeItem(key);
    }
  } catch (error) {
    console.error('Failed to cleanup expired storage', error);
  }
}

/** Epoch milliseconds; Infinity for an entry without a time to live. */
function expiresAt(entry: string | null): number {
  const readEntry = read.object<{ timestamp: number; ttl: number }>({
    timestamp: read.number,
    ttl: read.number,
  });
  try {
    const { timestamp, ttl } = readEntry(JSON.parse(entry ?? ''));
    return timestamp + ttl;
  } catch {
    return Infinity;
  }
}

/** The screen that sets a new password reads the tokens of its link from the address. */
const KEEPS_TOKENS = '/update-password';

/**
 * A confirmation link of the auth service leads back with tokens, or with an error, behind the `#`. The tokens are
 * dropped: confirming an address does not sign in the person who opened the link. After an error the address must not
 * say `confirmed`.
 */
export function removeConfirmationTokens(notices: Notices): void {
  const { pathname, search, hash } = window.location;
  const returned = new URLSearchParams(hash.slice(1));
  if (pathname === KEEPS_TOKENS || !(returned.has('access_token') || returned.has('error'))) return;
  const query = new URLSearchParams(search);
  if (returned.has('error')) {
    query.delete('confirmed');
    notices.show(copy.confirmationLinkFailed, 'error');
  }
  const kept = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(window.history.state, '', pathname + kept);
}
