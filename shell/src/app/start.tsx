import { createRoot } from 'react-dom/client';
import type { RuntimeConfig, CheckoutEntry } from '@ninefold/contracts';
import { hideArrivingLink } from '../auth/hide-arriving-link';
import { loadLinks } from '../auth/load-links';
import { START_UP_FAILURE } from '../boot/show-start-up-failure';
import { readRuntimeConfig } from '../config/run-time-files';
import { createServices } from '../platform/create-services';
import { reportError } from '../platform/report-error';
import { createRemoteApps } from '../remotes/load-remote-app';
import { loadReporting } from '../reporting/load-reporting';
import { App } from './App';
import { preloadNextScreens, preloadScreen } from './preload-screen';

/**
 * How long the page as it was written may stand while the first screen's code comes. So the screen is shown at once
 * instead of after a fallback.
 */
const FIRST_SCREEN_MS = 500;

/**
 * Starts the application in the given element. After a failure that React cannot show, the page's first script shows the plain page. A
 * page that was opened with tokens is loaded again: the browser remembers the address of the first load.
 */
export async function start(container: HTMLElement, reload = () => location.reload()): Promise<void> {
  let config: RuntimeConfig | undefined;
  const fail = (error: unknown) => {
    reportError(error, 'start-up');
    if (config) loadReporting(config);
    window.dispatchEvent(new Event(START_UP_FAILURE));
  };
  try {
    // First of all: tokens leave the address before anything is requested or shown.
    const address = hideArrivingLink();
    const link = address ? (await loadLinks()).readArrivingLink(address) : undefined;
    if (link?.is === 'kept') return reload();
    if (location.search.includes('=cs_')) (await loadLinks()).storeArrivingCheckout();
    removeExpiredEntries(Date.now());
    const remoteApps = createRemoteApps('App');
    // Beside the configuration: neither needs the other.
    const firstScreen = preloadScreen(remoteApps, location.pathname);
    config = await readRuntimeConfig();
    if (link) {
      await (await loadLinks()).signInByLink(config, link);
      return reload();
    }
    const services = createServices(config, remoteApps);
    await Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))]);
    createRoot(container, { onUncaughtError: fail }).render(<App services={services} />);
    preloadNextScreens(remoteApps);
    // After the board: neither the font nor the code that loads it is waited for.
    void firstScreen
      .then(async () =>
        (await import(/* webpackChunkName: "web-font" */ '../web-font/load-web-font')).loadWebFont(),
      )
      .catch(() => {});
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

/** Epoch milliseconds; NaN or Infinity for an entry without a time to live, which never expires. */
function expiresAt(entry: string | null): number {
  try {
    const { timestamp, ttl } = JSON.parse(entry ?? '') as Partial<CheckoutEntry>;
    return Number(timestamp) + Number(ttl);
  } catch {
    return Infinity;
  }
}
