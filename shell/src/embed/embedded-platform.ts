import { entitlementsOf, type AuthState, type Platform } from '@ninefold/platform';

const GUEST: AuthState = { status: 'out' };

const noService = { ok: false, failure: { kind: 'offline' } } as const;

/**
 * The platform of an embedded remote: a guest without a server. It makes no network requests.
 * @param addresses targets of its links
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
  emailedLink: () => Promise.resolve(null),
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
