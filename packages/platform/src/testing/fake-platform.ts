import { ownProfileOf } from '@ninefold/contracts';
import {
  entitlementsOf,
  type AuthState,
  type AuthUser,
  type Platform,
  type Profile,
  type SavedResult,
} from '..';
import { checkCalls } from '../check-calls';

const profile: Profile = {
  ...ownProfileOf({ first_name: 'Ada', username: 'ada', profile_color: '#3B82F6', country: 'GB' }),
  tier: 'free',
  isSubscribed: false,
  learningLevel: 'A1',
  totalXp: 0,
  createdAt: '2026-01-01T00:00:00Z',
  isFallback: false,
};

export function signedIn(over: Partial<Profile> = {}, metadata: AuthUser['metadata'] = {}): AuthState {
  return {
    status: 'in',
    user: { id: 'user-1', email: 'ada@example.test', metadata },
    profile: { ...profile, ...over },
  };
}

/**
 * A platform for a remote that runs alone: a guest by default, and offline, because there is no server behind it. It
 * passes the same contract tests as the shell's platform.
 */
export function fakePlatform(over: Partial<Platform> = {}): Platform {
  const auth = over.auth ?? { status: 'out' };
  const savedListeners = new Set<(saved?: readonly SavedResult[]) => void>();
  const offline = () => Promise.reject(new Error('this fake platform has no server'));
  const platform: Platform = {
    auth,
    entitlements: entitlementsOf(auth),
    preferences: { soundEnabled: true, darkMode: null, setSoundEnabled() {}, setDarkMode() {} },
    settings: { requireSignInForGames: false, breachedPasswordCheck: false, release: 'test' },
    supabase: offline,
    payments: {
      post: () => Promise.resolve({ ok: false, failure: { kind: 'offline' } }),
      getFile: () => Promise.resolve({ ok: false, failure: { kind: 'offline' } }),
    },
    passwordSession: () => Promise.resolve(null),
    emailedLink: () => Promise.resolve(null),
    pages: { NotFound: () => 'Page Not Found' },
    refreshProfile: auth.status === 'in' ? offline : () => Promise.resolve(),
    announceSaved: (saved?: readonly SavedResult[]) =>
      [...savedListeners].forEach((listener) => listener(saved)),
    onSaved(listener: (saved?: readonly SavedResult[]) => void) {
      savedListeners.add(listener);
      return () => savedListeners.delete(listener);
    },
    setTitle() {},
    isOpen: () => true,
    signOut: () => Promise.resolve(),
    playSound() {},
    notify() {},
    reportError() {},
    ...over,
  };
  return checkCalls(platform);
}
