import type { Player } from './accounts';
import type { PlatformUrls } from './ports';
import { callSupabase, publishableKey } from './supabase-calls';

interface SavedDaily {
  readonly completion_time_seconds: number;
  readonly time_verified: boolean;
}

/** What the server has of a player's daily of today; null until it is saved. */
export async function savedDaily(
  urls: PlatformUrls,
  { session }: Player,
  game: 'sum_grid' | 'multiplication_grid' | 'combined_grid',
): Promise<SavedDaily | null> {
  const { result } = await callSupabase<{ result: SavedDaily | null }>(urls, {
    method: 'POST',
    address: '/rest/v1/rpc/start_daily',
    body: { p_game_type: game },
    key: await publishableKey(urls),
    token: session.access_token,
  });
  return result;
}
