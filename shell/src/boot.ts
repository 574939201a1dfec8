/**
 * The page's first script, written into the page itself: it must run before anything is painted, and stand when
 * nothing else loads. Keep it small.
 */
import { showStartUpFailure } from './app/show-start-up-failure';
import { hasStoredSession } from './auth/stored-session';
import { PREFERENCES_KEY } from './platform/preferences-key';

function isDark(): boolean {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}').darkMode;
    // Choosing is for subscribers: without a session there is none.
    return hasStoredSession() && typeof chosen === 'boolean' ? chosen : systemIsDark;
  } catch {
    return systemIsDark;
  }
}

document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';

// A script of the page that cannot be loaded reports here and nowhere else.
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.defer) return;
    console.error(`Could not load ${target.src}`);
    document.addEventListener('DOMContentLoaded', showStartUpFailure);
  },
  true,
);
