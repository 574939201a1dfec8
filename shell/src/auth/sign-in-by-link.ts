import type { RuntimeConfig, TextKey } from '@ninefold/contracts';
import { timeoutSignal } from '@ninefold/web/network';
import { reportError } from '../platform/report-error';
import type { IncomingLink } from './incoming-link';
import type { LinkTokens } from './link-session';
import { revokeSession } from './revoke-session';
import { hasStoredSession, SESSION_KEY } from './session-key';

/** The page waits for this call. */
const TIMEOUT_MS = 3_000;

const SIGNING_UP: TextKey = 'signing-up';

/**
 * Signs in with the session of a sign-up link if the sign-up happened in this browser, which the returned id proves.
 * Without that check, anyone could send a link with their own session, and the recipient would play into the sender's
 * account. Other tabs follow through storage. A signed-in person stays signed in. In all other cases the session is
 * revoked, and the page that the link leads to asks for the password.
 */
export async function signInByLink(
  config: RuntimeConfig,
  { tokens, signingUp }: Extract<IncomingLink, { status: 'opened' }>,
): Promise<void> {
  try {
    // All other links only confirm an address.
    const isOwn = signingUp !== null && signingUp === localStorage.getItem(SIGNING_UP);
    const user = isOwn && !hasStoredSession() ? await userOf(config, tokens) : undefined;
    // Another tab may have signed in meanwhile.
    if (!user || hasStoredSession()) return await revokeSession(config, tokens);
    // The client's own record, in its format.
    // eslint-disable-next-line no-restricted-syntax -- the kind belongs to the Supabase client
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...tokens, token_type: 'bearer', user }));
    localStorage.removeItem(SIGNING_UP);
  } catch (error) {
    reportError(error, 'sign-in by link');
    await revokeSession(config, tokens);
  }
}

/**
 * The user of a session, in the client's format.
 * @throws when the auth service does not return it
 */
async function userOf(config: RuntimeConfig, { access_token }: LinkTokens): Promise<unknown> {
  const response = await fetch(`${config.supabaseUrl}/auth/v1/user`, {
    signal: timeoutSignal(TIMEOUT_MS),
    headers: { apikey: config.supabasePublishableKey, Authorization: `Bearer ${access_token}` },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
