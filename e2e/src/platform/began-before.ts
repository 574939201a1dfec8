import type { Player } from './accounts';
import type { PlatformUrls } from './ports';
import { callSupabase, secretKey } from './supabase-calls';

/**
 * Moves the start of the player's rounds or dailies back by this many seconds, with the secret key: tests advance the
 * page's clock, but not the server's.
 */
export async function beganBefore(
  urls: PlatformUrls,
  { session }: Player,
  table: 'round_tickets' | 'daily_attempts',
  seconds: number,
): Promise<void> {
  await callSupabase(urls, {
    method: 'PATCH',
    address: `/rest/v1/${table}?user_id=eq.${session.user.id}`,
    body: { started_at: new Date(Date.now() - 1_000 * seconds).toISOString() },
    key: await secretKey(),
  });
}
