import type { User } from '@supabase/supabase-js';
import { DEFAULT_FIRST_NAME, DEFAULT_PROFILE_COLOR, read } from '@ninefold/contracts';
import type { AuthUser, Profile } from '@ninefold/platform';

/** Where the Supabase client keeps the session on this device. */
export const SESSION_KEY = 'auth-session';

/**
 * Without a stored session a person is surely signed out, and the Supabase client need not be loaded to know it.
 * A browser that forbids storage keeps no session either.
 */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whose session it is, without a request; null when there is none, or none that can be read. */
export function storedUser(): AuthUser | null {
  type StoredUser = Pick<User, 'id' | 'email'>;
  const readUser = read.object<StoredUser>({ id: read.text, email: read.optional(read.text) });
  const readSession = read.object<{ user: StoredUser }>({ user: readUser });
  try {
    const { id, email = '' } = readSession(JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null')).user;
    // Nothing is concluded from the metadata of a person whose profile was not read.
    return { id, email, metadata: {} };
  } catch {
    return null;
  }
}

/** The profile of a stored user while their own cannot be read, so that they can go on playing. */
export const FALLBACK_PROFILE: Profile = {
  firstName: DEFAULT_FIRST_NAME,
  lastName: null,
  username: null,
  profileColor: DEFAULT_PROFILE_COLOR,
  country: null,
  tier: 'free',
  isSubscribed: false,
  learningLevel: 'A1',
  totalXp: 0,
  createdAt: null,
  isFallback: true,
};

export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}
