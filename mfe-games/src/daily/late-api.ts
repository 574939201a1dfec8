import type { Platform } from 'shared-platform';
import type { Owner } from '../device/daily-record';

type Supabase = Platform['supabase'];

export interface StoredDaily {
  readonly game_type: string;
  readonly challenge_date: string;
  readonly completion_time_seconds: number;
  readonly xp_earned: number;
}

/** What the account holds of these days. @throws when that is not known */
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
