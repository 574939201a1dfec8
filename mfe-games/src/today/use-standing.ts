import { useQuery } from '@tanstack/react-query';
import { DailyStandingSchema, parseNamed, type DailyStanding } from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import type { AttemptId } from '../player/attempts';
import { copy } from './copy';
import { useQueries } from '../screen/queries';

/**
 * How a saved time compares with everybody's of that day, in a sentence.
 * @param saved whether the account has the result
 * @returns undefined until it is known, and where too few have played
 */
export function useStanding({ owner, game, dayKey }: AttemptId, saved: boolean): string | undefined {
  const { auth, supabase } = usePlatform();
  const { data } = useQuery(
    {
      queryKey: ['standing', owner, game, dayKey],
      enabled: saved && auth.status === 'in',
      queryFn: () => fetchStanding(supabase, { game, dayKey }),
    },
    useQueries(),
  );
  const percent = data?.faster_than_percent ?? null;
  return saved && percent !== null ? copy.fasterThan(percent) : undefined;
}

/** How the caller's time compares with everybody's. @throws when the server cannot be reached, or responds in another shape */
async function fetchStanding(
  supabase: Platform['supabase'],
  { game, dayKey }: Pick<AttemptId, 'game' | 'dayKey'>,
): Promise<DailyStanding> {
  const client = await supabase();
  const { data, error } = await client.rpc('daily_standing', { p_game_type: game, p_day_key: dayKey });
  if (error) throw error;
  return parseNamed(DailyStandingSchema, data, 'daily_standing()');
}
