import { useQuery } from '@tanstack/react-query';
import { callRpc, dailyStandingCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import type { AttemptId } from '../player/attempts';
import { copy } from './copy';
import { useQueries } from '../screen/queries';

/**
 * Compares a saved time with everybody's on that day.
 * @param saved whether the account has the result
 * @returns undefined until known, and if too few people have played
 */
export function useStanding(id: AttemptId, saved: boolean): string | undefined {
  const { auth, supabase } = usePlatform();
  const { data } = useQuery(
    {
      queryKey: ['standing', id],
      // The account has the result before the first read, so no later save changes it.
      enabled: saved && auth.status === 'in',
      queryFn: async () =>
        callRpc(await supabase(), dailyStandingCall, { p_game_type: id.game, p_day_key: id.dayKey }),
    },
    useQueries(),
  );
  const percent = data?.faster_than_percent ?? null;
  return saved && percent !== null ? copy.fasterThan(percent) : undefined;
}
