import type { RuntimeConfig } from '@ninefold/contracts';

let isAskedFor = false;

/**
 * Loads what sends errors to the reporting service, once, where the deployment names one. It is no part of the first
 * screen: call it when that is there, or when it cannot come; it waits for the files of the page. Without its own file
 * nothing is reported.
 */
export function loadReporting({ sentryDsn, release }: RuntimeConfig): void {
  if (!sentryDsn || isAskedFor) return;
  isAskedFor = true;
  const load = () =>
    import(/* webpackChunkName: "reporting" */ './start-reporting')
      .then(({ startReporting }) => startReporting(sentryDsn, release))
      .catch((error: unknown) => console.warn('Errors are not reported', error));
  if (document.readyState === 'complete') void load();
  else window.addEventListener('load', load);
}
