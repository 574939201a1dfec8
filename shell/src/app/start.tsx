import { createRoot } from 'react-dom/client';
import { read } from 'shared-contracts';
import { START_UP_FAILURE } from '../boot/show-start-up-failure';
import { readRuntimeConfig } from '../config/run-time-files';
import type { Notices } from '../platform/create-notices';
import { createServices } from '../platform/create-services';
import { reportError } from '../platform/report-error';
import { App } from './App';
import { copy } from './copy';

/** Starts the application in the given element. After a failure that React cannot show, the page's first script shows the plain page. */
export async function start(container: HTMLElement): Promise<void> {
  const fail = (error: unknown) => {
    reportError(error, 'start-up');
    window.dispatchEvent(new Event(START_UP_FAILURE));
  };
  try {
    removeExpiredEntries(Date.now());
    const services = createServices(await readRuntimeConfig());
    removeConfirmationTokens(services.notices);
    createRoot(container, { onUncaughtError: fail }).render(<App services={services} />);
  } catch (error) {
    fail(error);
  }
}

/** Removes the entries of session storage whose time to live is over. Entries without one are not the shell's. */
function removeExpiredEntries(now: number): void {
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
function removeConfirmationTokens(notices: Notices): void {
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
