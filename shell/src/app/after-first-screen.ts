import type { RuntimeConfig } from '@ninefold/contracts';
import { ignoreHeldKeys } from '../input/held-keys';
import { countUnsteadyPresses } from '../input/unsteady-presses';
import { markGames } from '../older-browsers/mark-games';
import { loadReporting } from '../reporting/load-reporting';
import { loadWebFont } from '../web-font/load-web-font';
import { preloadLinkedScreens } from './preload-linked-screens';
import { removeExpiredEntries } from './remove-expired-entries';

export { loadReporting };

/** What every page needs, but its first screen does not. */
export function afterFirstScreen(
  preloadScreen: (pathname: string) => Promise<void>,
  config: RuntimeConfig,
): Promise<void> {
  loadReporting(config);
  removeExpiredEntries(Date.now());
  preloadLinkedScreens(preloadScreen);
  ignoreHeldKeys(window);
  countUnsteadyPresses(window);
  // jsdom has no `CSS`.
  if (!window.CSS?.supports('selector(:has(*))')) markGames();
  return loadWebFont();
}
