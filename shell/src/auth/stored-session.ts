import * as v from 'valibot';
import { DEFAULT_FIRST_NAME, DEFAULT_PROFILE_COLOR, parseNamed } from '@ninefold/contracts';
import type { AuthUser, Profile } from '@ninefold/platform';
import { SESSION_KEY } from './session-key';

const SessionSchema = v.object({ user: v.object({ id: v.string(), email: v.optional(v.string()) }) });

/** The user of the stored session, without a request; null without a readable session. */
export function storedUser(): AuthUser | null {
  try {
    const { id, email = '' } = parseNamed(
      SessionSchema,
      JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null'),
      SESSION_KEY,
    ).user;
    // The metadata is not used until the profile has been read.
    return { id, email, metadata: {} };
  } catch {
    return null;
  }
}

/** The profile of a stored user while theirs cannot be read, so that they can play. */
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

export function clearStoredSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Blocked storage contains nothing.
  }
}
