import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { RuntimeConfig } from '@ninefold/contracts';
import { hideIncomingLink } from '../auth/hide-incoming-link';
import { loadLinks } from '../auth/load-links';
import { START_UP_FAILURE } from '../boot/show-start-up-failure';
import { readRuntimeConfig } from '../config/run-time-files';
import { hideIncomingToken } from '../preview/incoming-token';
import { createServices } from '../platform/create-services';
import { reportError } from '../platform/report-error';
import { createRemoteApps } from '../remotes/load-remote-app';
import { App } from './App';
import { keepFocus } from './keep-focus';
import { preloadScreen } from './preload-screen';
import { loadChunk } from '../updates/load-chunk';

/** What every page needs, but its first screen does not. */
const loadRest = () =>
  loadChunk(() => import(/* webpackChunkName: "after-first-screen" */ './after-first-screen'));

/**
 * How long the static page may remain while the first screen loads, so that it is shown without a fallback in between.
 */
const FIRST_SCREEN_MS = 500;

/**
 * Starts the app in the given element. If React cannot show a failure, the boot script shows a plain page. A page
 * opened with tokens in its URL is reloaded, because the browser remembers the URL of the initial load.
 */
export async function start(container: HTMLElement, reload = () => location.reload()): Promise<void> {
  let config: RuntimeConfig | undefined;
  const fail = (error: unknown) => {
    reportError(error, 'start-up');
    void loadRest().then(({ loadReporting }) => loadReporting(config));
    window.dispatchEvent(new Event(START_UP_FAILURE));
  };
  try {
    // Tokens must leave the URL before anything is requested or shown.
    const address = hideIncomingLink();
    hideIncomingToken();
    const link = address ? (await loadLinks()).readIncomingLink(address) : undefined;
    if (link?.status === 'stored') return reload();
    if (location.search.includes('=cs_')) (await loadLinks()).storeIncomingCheckout();
    const remoteApps = createRemoteApps('App');
    // In parallel with the configuration.
    const preload = (pathname: string) => preloadScreen(remoteApps, pathname);
    const firstScreen = preload(location.pathname);
    config = await readRuntimeConfig();
    if (link) {
      await (await loadLinks()).signInByLink(config, link);
      return reload();
    }
    const services = createServices(config, remoteApps);
    await Promise.race([firstScreen, new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS))]);
    const root = createRoot(container, { onUncaughtError: fail });
    const mounted = new Promise<void>((resolve) => {
      const restoreFocus = keepFocus(container);
      const onMount = () => {
        restoreFocus();
        resolve();
      };
      // A transition renders in slices, between which slow phones handle presses.
      startTransition(() => root.render(<App services={services} onMount={onMount} />));
    });
    // What comes after would delay the first screen.
    void Promise.all([mounted, firstScreen])
      .then(loadRest)
      .then(({ afterFirstScreen }) => afterFirstScreen(preload, services.config))
      .catch(() => {});
  } catch (error) {
    fail(error);
  }
}
