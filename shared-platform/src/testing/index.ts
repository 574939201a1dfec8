import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from 'shared-contracts';
import { entitlementsOf, type AuthState, type Platform, type Profile } from '..';

/** For a remote that runs alone. It is not in the shell's first bytes, so that only tests may use it. */
export { MemoryRouter } from 'react-router-dom';

const profile: Profile = {
  firstName: 'Ada',
  lastName: null,
  username: 'ada',
  profileColor: '#3B82F6',
  country: 'GB',
  tier: 'free',
  isSubscribed: false,
  learningLevel: 'A1',
  totalXp: 0,
  createdAt: '2026-01-01T00:00:00Z',
  isFallback: false,
};

/** A signed-in person, as the shell describes them. */
export function signedIn(over: Partial<Profile> = {}): AuthState {
  return {
    status: 'in',
    user: { id: 'user-1', email: 'ada@example.test' },
    profile: { ...profile, ...over },
  };
}

/**
 * A platform for a remote that runs alone: a guest by default, without a server behind it. `announceSaved()` calls
 * the listeners of `onSaved()`, as the shell does.
 */
export function fakePlatform(over: Partial<Platform> = {}): Platform {
  const auth = over.auth ?? { status: 'out' };
  const savedListeners = new Set<() => void>();
  return {
    auth,
    entitlements: entitlementsOf(auth),
    preferences: { soundEnabled: true, darkMode: null, setSoundEnabled() {}, setDarkMode() {} },
    settings: { requireSignInForGames: false, release: 'test' },
    supabase: () => Promise.reject(new Error('this fake platform has no server')),
    pages: { NotFound: () => 'Page Not Found', NotOpenYet: () => 'This page is not open yet' },
    refreshProfile: () => Promise.resolve(),
    announceSaved: () => savedListeners.forEach((listener) => listener()),
    onSaved(listener) {
      savedListeners.add(listener);
      return () => savedListeners.delete(listener);
    },
    setTitle() {},
    signOut: () => Promise.resolve(),
    playSound() {},
    notify() {},
    reportError() {},
    ...over,
  };
}

export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** What the network brings back; `offline` when it brings nothing. */
export type FakeAnswer = { readonly status?: number; readonly body: unknown } | 'offline';

/** The real client over a network that a test plays: nothing of ours is replaced. */
export function clientOver(answer: (request: FakeRequest) => FakeAnswer): SupabaseClient<Database> {
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname: path, searchParams: query } = new URL(String(input));
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    const answered = answer({ method: init.method ?? 'GET', path, query, body });
    if (answered === 'offline') throw new TypeError('Failed to fetch');
    return Response.json(answered.body, { status: answered.status ?? 200 });
  };
  return createClient<Database>('http://backend.test', 'sb_publishable_test', {
    global: { fetch },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // Two clients with one key warn of each other.
      storageKey: crypto.randomUUID(),
    },
  });
}
