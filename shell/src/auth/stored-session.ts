import * as v from 'valibot';
import { DEFAULT_FIRST_NAME, DEFAULT_PROFILE_COLOR, parseNamed } from '@ninefold/contracts';
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

const SessionSchema = v.object({ user: v.object({ id: v.string(), email: v.optional(v.string()) }) });

/** Whose session it is, without a request; null when there is none, or none that can be read. */
export function storedUser(): AuthUser | null {
  try {
    const { id, email = '' } = parseNamed(
      SessionSchema,
      JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null'),
      SESSION_KEY,
    ).user;
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
