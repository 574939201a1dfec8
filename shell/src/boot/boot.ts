/**
 * The page's first script, written into the page itself: it runs before anything is painted, and works when nothing
 * else loads. Keep it small.
 */
import { hasStoredSession } from '../auth/stored-session';
import { readPreferences } from '../platform/preferences';
import { showStartUpFailure, START_UP_FAILURE } from './show-start-up-failure';

function isDark(): boolean {
  // Choosing is for subscribers: without a session there is none.
  const chosen = hasStoredSession() ? readPreferences().darkMode : null;
  return chosen ?? matchMedia('(prefers-color-scheme: dark)').matches;
}

document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';

window.addEventListener(START_UP_FAILURE, showStartUpFailure);

// A script of the page that cannot be loaded is reported here and nowhere else.
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.defer) return;
    console.error(`Could not load ${target.src}`);
    document.addEventListener('DOMContentLoaded', showStartUpFailure);
  },
  true,
);
