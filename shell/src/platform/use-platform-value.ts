import { useMemo, useSyncExternalStore } from 'react';
import { entitlementsOf, type Platform } from 'shared-platform';
import { playSound } from '../sound/play-sound';
import type { Services } from './create-services';
import { reportError } from './report-error';

/** The platform as it is now: a new object only when something in it changed. */
export function usePlatformValue(services: Services): Platform {
  const { config, auth, preferences, notices } = services;
  const authState = useSyncExternalStore(auth.subscribe, auth.get);
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.get);
  return useMemo(
    () => ({
      auth: authState,
      entitlements: entitlementsOf(authState),
      preferences: {
        ...chosen,
        setSoundEnabled: (soundEnabled) => preferences.set({ ...preferences.get(), soundEnabled }),
        setDarkMode: (darkMode) => preferences.set({ ...preferences.get(), darkMode }),
      },
      settings: { requireSignInForGames: config.requireSignInForGames, release: config.release },
      supabase: auth.supabase,
      refreshProfile: auth.refreshProfile,
      signOut: auth.signOut,
      playSound(name) {
        if (authState.status === 'in' && chosen.soundEnabled) playSound(name);
      },
      notify: notices.show,
      reportError,
    }),
    [config, auth, preferences, notices, authState, chosen],
  );
}
