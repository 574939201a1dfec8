import type { GridGame, Today } from 'shared-contracts';
import type { Platform } from 'shared-platform';
import { readStartedDaily, readToday, type StartedDaily } from './server-answers';

type Supabase = Platform['supabase'];

export async function fetchToday(supabase: Supabase): Promise<Today> {
  const { data, error } = await (await supabase()).rpc('today');
  if (error) throw error;
  return readToday(data);
}

/** Starts the caller's attempt at today's puzzle, or finds the one that was started; asking again changes nothing. */
export async function startDaily(supabase: Supabase, game: GridGame): Promise<StartedDaily> {
  const { data, error } = await (await supabase()).rpc('start_daily', { p_game_type: game });
  if (error) throw error;
  return readStartedDaily(data);
}
