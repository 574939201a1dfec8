import type { Player } from './accounts';
import type { PlatformUrls } from './ports';
import { callSupabase, secretKey } from './supabase-calls';

/**
 * Moves the start of the player's rounds back by that many seconds, with the secret key: a test moves the page's clock,
 * and the server's runs on by itself.
 */
export async function roundsBeganBefore(
  urls: PlatformUrls,
  { session }: Player,
  seconds: number,
): Promise<void> {
  await callSupabase(urls, {
    method: 'PATCH',
    address: `/rest/v1/round_tickets?user_id=eq.${session.user.id}`,
    body: { started_at: new Date(Date.now() - 1_000 * seconds).toISOString() },
    key: await secretKey(),
  });
}
