import type { RuntimeConfig, TextKey } from '@ninefold/contracts';
import { reportError } from '../platform/report-error';
import type { ArrivingLink } from './arriving-link';
import type { LinkTokens } from './link-session';
import { revokeSession } from './revoke-session';
import { hasStoredSession, SESSION_KEY } from './stored-session';

/** The page waits for it. */
const TIMEOUT_MS = 3_000;

const SIGNING_UP: TextKey = 'signing-up';

/**
 * Makes the session of a sign-up mail that of this browser, where it was signed up: the link brings back the id that is
 * kept here. Anybody can write an address with a session of their own, and whoever opened it would play into their
 * account. It follows in every tab by the storage. A person who is signed in already stays so. In all other cases the
 * session is ended, and the page that the link leads to asks for the password.
 */
export async function signInByLink(
  config: RuntimeConfig,
  { tokens, signingUp }: Extract<ArrivingLink, { is: 'opened' }>,
): Promise<void> {
  try {
    // Any link but that of a sign-up only confirms an address.
    const isOwn = signingUp !== null && signingUp === localStorage.getItem(SIGNING_UP);
    const user = isOwn && !hasStoredSession() ? await userOf(config, tokens) : undefined;
    // Another tab may have signed in meanwhile.
    if (!user || hasStoredSession()) return await revokeSession(config, tokens);
    // The client's own record, in the client's own form.
    // eslint-disable-next-line no-restricted-syntax -- the kind belongs to the Supabase client
    localStorage.setItem(SESSION_KEY, JSON.stringify({ ...tokens, token_type: 'bearer', user }));
    localStorage.removeItem(SIGNING_UP);
  } catch (error) {
    reportError(error, 'sign-in by link');
    await revokeSession(config, tokens);
  }
}

/** Whose session it is, as the client keeps it. @throws when the auth service does not say it */
async function userOf(config: RuntimeConfig, { access_token }: LinkTokens): Promise<unknown> {
  const response = await fetch(`${config.supabaseUrl}/auth/v1/user`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { apikey: config.supabasePublishableKey, Authorization: `Bearer ${access_token}` },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}
