import { useMemo, useSyncExternalStore } from 'react';
import { entitlementsOf, type Platform, type SavedResult, type SoundName } from '@ninefold/platform';
import { isOpen } from '../app/find-route';
import { setTitle } from '../app/use-navigation-effects';
import { PLATFORM_PAGES } from '../pages/ShellPage';
import type { Services } from './create-services';
import { reportError } from './report-error';
import { loadChunk } from '../updates/load-chunk';

/** The current platform. The object changes only when its contents do. */
export function usePlatformValue(services: Services): Platform {
  const { config, auth, links, payments, preferences, notices, saves } = services;
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
      settings: {
        requireSignInForGames: config.requireSignInForGames,
        breachedPasswordCheck: config.breachedPasswordCheck ?? true,
        release: config.release,
        shareUrl: config.shareUrl,
        turnstileSiteKey: config.turnstileSiteKey,
        supportEmail: config.supportEmail,
      },
      supabase: auth.supabase,
      payments,
      ...links,
      pages: PLATFORM_PAGES,
      refreshProfile: auth.refreshProfile,
      announceSaved(saved?: readonly SavedResult[]) {
        saves.announce(saved);
        auth.showSaved(saved).catch((error: unknown) => reportError(error, 'profile'));
      },
      onSaved: saves.subscribe,
      setTitle,
      isOpen,
      signOut: auth.signOut,
      playSound(name) {
        if (authState.status === 'in' && chosen.soundEnabled) playSound(name);
      },
      notify: notices.show,
      reportError,
    }),
    [config, auth, links, payments, preferences, notices, saves, authState, chosen],
  );
}

/** Loads the code of the sounds with the first one. Never throws; a failure is logged as a warning. */
function playSound(name: SoundName): void {
  loadChunk(() => import(/* webpackChunkName: "sound" */ '../sound/sound-player'))
    .then(({ soundPlayer }) => soundPlayer(name))
    .catch((error: unknown) => console.warn('The sounds could not be loaded', error));
}
