import type { Person, Player } from './accounts';
import type { PlatformUrls } from './ports';
import type { Platform } from './start-platform';
import { callSupabase, publishableKey, secretKey } from './supabase-calls';

interface SavedDaily {
  readonly completion_time_seconds: number;
  readonly time_verified: boolean;
}

/** The server's record of a player's daily of today; null until it is saved. */
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

/** The days on which this player has an attempt on the platform's server. */
export async function startedDays(
  { urls, dataFolder }: Pick<Platform, 'urls' | 'dataFolder'>,
  { email }: Person,
): Promise<string[]> {
  const key = await secretKey(dataFolder);
  const read = <Row>(address: string) => callSupabase<Row[]>(urls, { method: 'GET', address, key });
  const [profile] = await read<{ id: string }>(
    `/rest/v1/profiles?select=id&email=eq.${encodeURIComponent(email)}`,
  );
  const attempts = await read<{ day_key: string }>(
    `/rest/v1/daily_attempts?select=day_key&order=day_key&user_id=eq.${profile?.id}`,
  );
  return attempts.map(({ day_key }) => day_key);
}
