import { createRoot } from 'react-dom/client';
import { read } from 'shared-contracts';
import { takeArrivingLink, type ArrivingLink } from '../auth/arriving-link';
import { revokeSession } from '../auth/revoke-session';
import { START_UP_FAILURE } from '../boot/show-start-up-failure';
import { readRuntimeConfig } from '../config/run-time-files';
import { createServices, type Services } from '../platform/create-services';
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
    // First of all: tokens leave the address before anything is requested or shown.
    const link = takeArrivingLink();
    removeExpiredEntries(Date.now());
    const services = createServices(await readRuntimeConfig(), link);
    finishLink(link, services);
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

/** A link that only confirms an address signs in no one: the person who opened it may be another one. */
function finishLink(link: ArrivingLink | undefined, { config, notices }: Services): void {
  if (link?.is === 'failed' && !link.isForPassword) notices.show(copy.confirmationLinkFailed, 'error');
  if (link?.is === 'opened' && link.reason === 'confirmation') void revokeSession(config, link.tokens);
}
