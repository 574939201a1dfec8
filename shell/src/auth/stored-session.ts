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

export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}
