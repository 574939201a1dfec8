import { useEffect, useSyncExternalStore } from 'react';
import type { Platform } from '@ninefold/platform';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void) {
  const system = matchMedia(SYSTEM_DARK);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** Whether the page is dark: the system's setting, or for a subscriber their own choice. */
export function useDarkMode({ auth, entitlements, preferences }: Platform): boolean {
  const systemIsDark = useSyncExternalStore(subscribe, () => matchMedia(SYSTEM_DARK).matches);
  // Until it is known who is signed in, the choice on this device holds: changing twice would be a flash.
  const mayChoose = entitlements.canToggleDarkMode || auth.status === 'loading';
  return (mayChoose ? preferences.darkMode : null) ?? systemIsDark;
}

/** Writes the theme and the auth state for style sheets and tests: `<html data-theme data-auth>`. */
export function useDocumentState(platform: Platform): void {
  const theme = useDarkMode(platform) ? 'dark' : 'light';
  const { status } = platform.auth;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['auth'] = status;
  }, [theme, status]);
}
