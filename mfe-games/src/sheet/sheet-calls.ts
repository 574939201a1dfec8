import {
  DRILL_GAMES,
  GRID_GAMES,
  read,
  TIMED_ROUND_GAMES,
  type DailyStanding,
  type GridGame,
  type TodaysSheet,
} from '@ninefold/contracts';
import type { Platform } from '@ninefold/platform';

type Supabase = Platform['supabase'];
type ServerFold = TodaysSheet['grids'][GridGame];

const readSheet = read.object<TodaysSheet>({
  day_key: read.text,
  seconds_to_reset: read.number,
  current_streak: read.number,
  grids: read.record(
    GRID_GAMES,
    read.object<ServerFold>({
      started: read.flag,
      time_seconds: read.nullable(read.number),
      best_time_seconds: read.nullable(read.number),
    }),
  ),
  best_scores: read.record([...TIMED_ROUND_GAMES, ...DRILL_GAMES], read.nullable(read.number)),
});

const readStanding = read.object<DailyStanding>({ faster_than_percent: read.nullable(read.number) });

/** The caller's day, on all devices. @throws when the server cannot be reached, or its response has another shape */
export async function fetchSheet(supabase: Supabase): Promise<TodaysSheet> {
  const { data, error } = await (await supabase()).rpc('todays_sheet');
  if (error) throw error;
  return readSheet(data);
}

/** How the caller's time compares with everybody's. @throws as `fetchSheet` */
export async function fetchStanding(
  supabase: Supabase,
  game: GridGame,
  dayKey: string,
): Promise<DailyStanding> {
  const client = await supabase();
  const { data, error } = await client.rpc('daily_standing', { p_game_type: game, p_day_key: dayKey });
  if (error) throw error;
  return readStanding(data);
}
