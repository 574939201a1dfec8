import { useQuery } from '@tanstack/react-query';
import { DailyStandingSchema, parseNamed, type DailyStanding } from '@ninefold/contracts';
import { usePlatform, type Platform } from '@ninefold/platform';
import type { AttemptId } from '../player/attempts';
import { copy } from './copy';
import { useQueries } from '../screen/queries';

/**
 * Compares a saved time with everybody's on that day.
 * @param saved whether the account has the result
 * @returns undefined until known, and if too few people have played
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

async function fetchStanding(
  supabase: Platform['supabase'],
  { game, dayKey }: Pick<AttemptId, 'game' | 'dayKey'>,
): Promise<DailyStanding> {
  const client = await supabase();
  const { data, error } = await client.rpc('daily_standing', { p_game_type: game, p_day_key: dayKey });
  if (error) throw error;
  return parseNamed(DailyStandingSchema, data, 'daily_standing()');
}
