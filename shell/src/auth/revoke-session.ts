import type { RuntimeConfig } from '@ninefold/contracts';
import { timeoutSignal } from '@ninefold/web/network';
import { reportError } from '../platform/report-error';
import type { LinkTokens } from './link-session';

/** The page waits for this call. */
const TIMEOUT_MS = 3_000;

/**
 * Revokes the session of an unused link. A plain request avoids loading the Supabase client. A failure is reported, and
 * the session then expires.
 */
export async function revokeSession(config: RuntimeConfig, { access_token }: LinkTokens): Promise<void> {
  try {
    const response = await fetch(`${config.supabaseUrl}/auth/v1/logout?scope=local`, {
      method: 'POST',
      signal: timeoutSignal(TIMEOUT_MS),
      headers: { apikey: config.supabasePublishableKey, Authorization: `Bearer ${access_token}` },
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    reportError(error, 'link session');
  }
}
