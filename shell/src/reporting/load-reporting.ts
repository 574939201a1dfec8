import type { RuntimeConfig } from '@ninefold/contracts';
import { loadChunk } from '../updates/load-chunk';

let isRequested = false;

/**
 * Loads the error reporter once, if the deployment has one. It is not part of the first screen: call this when that is
 * shown or has failed; it waits for the page to load. If its chunk fails to load, nothing is reported.
 */
export function loadReporting(config: RuntimeConfig | undefined): void {
  if (!config?.sentryDsn || isRequested) return;
  const { sentryDsn, release } = config;
  isRequested = true;
  const load = () =>
    loadChunk(() => import(/* webpackChunkName: "reporting" */ './start-reporting'))
      .then(({ startReporting }) => startReporting(sentryDsn, release))
      .catch((error: unknown) => console.warn('Errors are not reported', error));
  if (document.readyState === 'complete') void load();
  else window.addEventListener('load', load);
}
