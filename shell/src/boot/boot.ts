/** The page's inline script, which runs before the first paint and works when nothing else loads. Keep it small. */
import type { StoredPreferences } from '@ninefold/contracts';
import { hasStoredSession } from '../auth/session-key';
import { webFontIsCached, showWebFont } from '../web-font/web-font';
import { PREFERENCES_KEY } from '../platform/preferences-key';
import { showStartUpFailure, START_UP_FAILURE } from './show-start-up-failure';

/** The schemas of `@ninefold/contracts` would be larger than the rest of this script. */
const CHOICE: keyof StoredPreferences = 'darkMode';

function isDark(): boolean {
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}')[CHOICE];
    // Only subscribers can choose a theme, so guests have none.
    return hasStoredSession() && typeof chosen === 'boolean' ? chosen : systemIsDark;
  } catch {
    return systemIsDark;
  }
}

if (hasStoredSession()) document.documentElement.dataset['session'] = '';
document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
if (webFontIsCached()) showWebFont();

// The first formatter of a time zone takes 50 ms on a slow phone. The grid needs one while its code is still loading.
setTimeout(() => new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York' }).format());

window.addEventListener(START_UP_FAILURE, showStartUpFailure);

// Failures of the page's own scripts are reported only here. These scripts run before DOMContentLoaded; later errors
// are handled by the app.
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

/** Whether a page script threw or has a syntax error. Errors of browser extensions name other files. */
const isThrownByPage = ({ filename }: ErrorEvent) =>
  [...document.querySelectorAll<HTMLScriptElement>('script[defer]')].some(({ src }) => src === filename);
