import type { RuntimeConfig } from '@ninefold/contracts';
import { reportError } from '../platform/report-error';
import type { LinkTokens } from './link-session';
import { revokeSession } from './revoke-session';
import { hasStoredSession, SESSION_KEY } from './stored-session';

/** The page waits for it. */
const TIMEOUT_MS = 3_000;

/**
 * Makes the session of a sign-up mail that of this browser, after the auth service has said whose it is. It follows in
 * every tab by the storage. A person who is signed in already stays so: the link may be another one's, and its session
 * is ended. Where the service does not respond, the page that the link leads to asks for the password.
 */
export async function signInByLink(config: RuntimeConfig, tokens: LinkTokens): Promise<void> {
  try {
    if (hasStoredSession()) return await revokeSession(config, tokens);
    const response = await fetch(`${config.supabaseUrl}/auth/v1/user`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { apikey: config.supabasePublishableKey, Authorization: `Bearer ${tokens.access_token}` },
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const user: unknown = await response.json();
    // The client's own record, in the client's own form.
    // eslint-disable-next-line no-restricted-syntax -- the kind belongs to the Supabase client
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...tokens, token_type: 'bearer', user }));
  } catch (error) {
    reportError(error, 'sign-in by link');
    await revokeSession(config, tokens);
  }
}
