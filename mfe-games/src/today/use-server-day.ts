import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Owner, TodaysDailies } from '@ninefold/contracts';
import { callRpc, dailyCardCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { useQueries } from '../screen/queries';
import { serverOffset, type ServerClock } from '../days/server-clock';

/**
 * A signed-in player's day on all devices. It is read again after a save, when the page becomes visible, and
 * when the day changes.
 * @returns null for guests, and until the server has answered
 */
export function useServerDay(owner: Owner, dayKey: string, clock: ServerClock): TodaysDailies | null {
  const { auth, supabase, onSaved } = usePlatform();
  const { now } = useDevice();
  const queries = useQueries();
  const { data } = useQuery(
    {
      queryKey: ['todays-dailies', owner, dayKey],
      // Without a response, the device's data is shown.
      enabled: auth.status === 'in',
      queryFn: async () => {
        const dailies = await callRpc(await supabase(), dailyCardCall);
        return { dailies, offset: serverOffset(dailies, now()) };
      },
    },
    queries,
  );

  const correct = useEffectEvent((offset: number) => clock.correct(offset));
  useEffect(() => {
    if (data) correct(data.offset);
  }, [data]);
  useEffect(() => onSaved(() => void queries.invalidateQueries()), [onSaved, queries]);

  return data?.dailies.day_key === dayKey ? data.dailies : null;
}
