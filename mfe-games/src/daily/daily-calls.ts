import { read, type GridGame, type StartedDaily, type Today } from '@ninefold/contracts';
import type { Platform } from '@ninefold/platform';

type Supabase = Platform['supabase'];

const todayFields: read.FieldReaders<Today> = { day_key: read.text, seconds_to_reset: read.number };

const readToday = read.object<Today>(todayFields);

type Started = Pick<StartedDaily, keyof Today | 'elapsed_seconds' | 'result'>;
type SavedElsewhere = Pick<NonNullable<StartedDaily['result']>, 'completion_time_seconds'>;

/** What the board needs of the response. */
const readStartedDaily = read.object<Omit<Started, 'result'> & { result: SavedElsewhere | null }>({
  ...todayFields,
  elapsed_seconds: read.number,
  result: read.nullable(read.object<SavedElsewhere>({ completion_time_seconds: read.number })),
});

/** The server's day and clock. @throws when the server cannot be reached, or its response has another shape */
export async function fetchToday(supabase: Supabase): Promise<Today> {
  const { data, error } = await (await supabase()).rpc('today');
  if (error) throw error;
  return readToday(data);
}

/** Starts the caller's attempt at today's puzzle, or finds the one that was started. @throws as `fetchToday` */
export async function startDaily(
  supabase: Supabase,
  game: GridGame,
): Promise<ReturnType<typeof readStartedDaily>> {
  const { data, error } = await (await supabase()).rpc('start_daily', { p_game_type: game });
  if (error) throw error;
  return readStartedDaily(data);
}
