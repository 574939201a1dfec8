import type { RuntimeConfig } from '@ninefold/contracts';
import { reportError } from '../platform/report-error';
import type { LinkTokens } from './link-session';

/** The page waits for it. */
const TIMEOUT_MS = 3_000;

/**
 * Ends on the server the session of a link that is not used. A plain request: the Supabase client is not loaded for it.
 * A failure is reported; the session then ends by itself.
 */
export async function revokeSession(config: RuntimeConfig, { access_token }: LinkTokens): Promise<void> {
  try {
    const response = await fetch(`${config.supabaseUrl}/auth/v1/logout?scope=local`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { apikey: config.supabasePublishableKey, Authorization: `Bearer ${access_token}` },
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    reportError(error, 'link session');
  }
}
