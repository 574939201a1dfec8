/** Local storage key of the Supabase client's session. */
export const SESSION_KEY = 'auth-session';

/**
 * Without a stored session, nobody is signed in, and the Supabase client need not be loaded. A browser that blocks
 * storage stores no session either.
 */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}
