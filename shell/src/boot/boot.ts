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

// A script of the page that cannot be loaded, read or run is reported here and nowhere else. All of them run before
// DOMContentLoaded; what throws later is the application's to show.
window.addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const isUnloaded = target instanceof HTMLScriptElement && target.defer;
    if (!isUnloaded && !isThrownByPage(event)) return;
    if (isUnloaded) console.error(`Could not load ${target.src}`);
    document.addEventListener('DOMContentLoaded', showStartUpFailure);
  },
  true,
);

/** A throw or a syntax error; those of browser extensions name files of their own. */
const isThrownByPage = ({ filename }: ErrorEvent) =>
  [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].some(({ src }) => src === filename);
