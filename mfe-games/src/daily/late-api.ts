import type { ImportedGuestResults } from 'shared-contracts';
import type { Platform } from 'shared-platform';
import type { DailyRecord, Owner } from '../device/daily-record';

type Supabase = Platform['supabase'];

/** A finished daily with the id by which the server takes it once. */
export type LateDaily = DailyRecord & Required<Pick<DailyRecord, 'importId' | 'result'>>;

/** Sends dailies of past days. @returns why some were skipped, by their ids @throws when it is not known */
export async function importDailies(
  supabase: Supabase,
  dailies: readonly LateDaily[],
): Promise<ReadonlyMap<string | null, string>> {
  const { data, error } = await (
    await supabase()
  ).rpc('import_guest_results', {
    p_results: dailies.map(({ importId, game, dayKey, startedAt, result: { seconds, grid = [] } }) => ({
      id: importId,
      kind: 'daily',
      game_type: game,
      day_key: dayKey,
      grid: [...grid],
      completion_time_seconds: seconds,
      finished_at: new Date(startedAt + seconds * 1000).toISOString(),
    })),
  });
  if (error) throw error;
  const { skipped } = data as unknown as ImportedGuestResults;
  return new Map(skipped.map(({ id, reason }) => [id, reason]));
}

export interface StoredDaily {
  readonly game_type: string;
  readonly challenge_date: string;
  readonly completion_time_seconds: number;
  readonly xp_earned: number;
}

/** What the account holds of these days. */
export async function fetchDailies(
  supabase: Supabase,
  owner: Owner,
  dayKeys: readonly string[],
): Promise<StoredDaily[]> {
  const { data, error } = await (
    await supabase()
  )
    .from('daily_grid_results')
    .select('game_type, challenge_date, completion_time_seconds, xp_earned')
    .eq('user_id', owner)
    .in('challenge_date', dayKeys);
  if (error) throw error;
  return data;
}
