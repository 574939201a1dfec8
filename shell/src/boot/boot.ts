/**
 * The page's first script, written into the page itself: it runs before anything is painted, and works when nothing
 * else loads. Keep it small.
 */
import type { StoredPreferences } from '@ninefold/contracts';
import { hasStoredSession } from '../auth/stored-session';
import { webFontIsCached, showWebFont } from '../web-font/web-font';
import { PREFERENCES_KEY } from '../platform/preferences';
import { showStartUpFailure, START_UP_FAILURE } from './show-start-up-failure';

/** The readers of `@ninefold/contracts` would be more than all the rest of this script. */
const CHOICE: keyof StoredPreferences = 'darkMode';

function isDark(): boolean {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}')[CHOICE];
    // Choosing is for subscribers: without a session there is none.
    return hasStoredSession() && typeof chosen === 'boolean' ? chosen : systemIsDark;
  } catch {
    return systemIsDark;
  }
}

if (hasStoredSession()) document.documentElement.dataset['session'] = '';
document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
if (webFontIsCached()) showWebFont();

// The first formatter of a time zone takes a slow phone 50 ms. The board needs one, and its code is still on the way.
setTimeout(() => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).format());

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
