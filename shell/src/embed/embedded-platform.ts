import { entitlementsOf, type AuthState, type Platform } from '@ninefold/platform';

const GUEST: AuthState = { status: 'out' };

const noService = { ok: false, failure: { kind: 'offline' } } as const;

/**
 * What a remote gets in the page of another site: a guest, and no server. Nothing here asks the network for anything.
 * @param addresses where its links lead
 * @param notify shows a short message
 */
export const embeddedPlatform = (
  addresses: Pick<Platform['settings'], 'siteOrigin' | 'shareUrl'>,
  notify: (message: string) => void,
): Platform => ({
  auth: GUEST,
  entitlements: entitlementsOf(GUEST),
  preferences: { soundEnabled: false, darkMode: null, setSoundEnabled() {}, setDarkMode() {} },
  settings: { requireSignInForGames: false, breachedPasswordCheck: false, release: 'embedded', ...addresses },
  supabase: () => Promise.reject(new Error('A daily in another site has no server')),
  payments: { post: () => Promise.resolve(noService), getFile: () => Promise.resolve(noService) },
  passwordSession: () => Promise.resolve(null),
  pages: { NotFound: () => null },
  refreshProfile: () => Promise.resolve(),
  announceSaved() {},
  onSaved: () => () => {},
  setTitle() {},
  isOpen: () => true,
  signOut: () => Promise.resolve(),
  playSound() {},
  notify,
  reportError: (error, context) => console.error(`ninefold-daily: ${context}`, error),
});
