import { GRID_GAMES, read, type GridGame, type StartedDaily, type Today } from 'shared-contracts';
import type { Platform } from 'shared-platform';

type Supabase = Platform['supabase'];

const todayFields: read.FieldReaders<Today> = { day_key: read.text, seconds_to_reset: read.number };

const readToday = read.object<Today>(todayFields);

const readStartedDaily = read.object<StartedDaily>({
  ...todayFields,
  game_type: read.oneOf(GRID_GAMES),
  started_at: read.nullable(read.text),
  elapsed_seconds: read.number,
  completed: read.flag,
  result: read.nullable(
    read.object<NonNullable<StartedDaily['result']>>({
      id: read.text,
      completion_time_seconds: read.number,
      time_verified: read.flag,
      xp_earned: read.number,
      completed_at: read.text,
    }),
  ),
});

/** The server's day and clock. @throws when the server cannot be reached, or its response has another shape */
export async function fetchToday(supabase: Supabase): Promise<Today> {
  const { data, error } = await (await supabase()).rpc('today');
  if (error) throw error;
  return readToday(data);
}

/** Starts the caller's attempt at today's puzzle, or finds the one that was started. @throws as `fetchToday` */
export async function startDaily(supabase: Supabase, game: GridGame): Promise<StartedDaily> {
  const { data, error } = await (await supabase()).rpc('start_daily', { p_game_type: game });
  if (error) throw error;
  return readStartedDaily(data);
}
