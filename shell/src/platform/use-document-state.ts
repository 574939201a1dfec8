import { useEffect, useSyncExternalStore } from 'react';
import type { Platform } from '@ninefold/platform';

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void) {
  const system = matchMedia(SYSTEM_DARK);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}

/** Whether the page is dark: the system's setting, or a subscriber's choice. */
export function useDarkMode({ auth, entitlements, preferences }: Platform): boolean {
  const systemIsDark = useSyncExternalStore(subscribe, () => matchMedia(SYSTEM_DARK).matches);
  // Until the auth state is known, the choice stored on this device applies, to avoid a flash.
  const mayChoose = entitlements.canToggleDarkMode || auth.status === 'loading';
  return (mayChoose ? preferences.darkMode : null) ?? systemIsDark;
}

/** Sets `<html data-theme data-auth>` for style sheets and tests. */
export function useDocumentState(platform: Platform): void {
  const theme = useDarkMode(platform) ? 'dark' : 'light';
  const { status } = platform.auth;
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['auth'] = status;
  }, [theme, status]);
}
