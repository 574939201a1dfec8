import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Owner, TodaysDailies } from '@ninefold/contracts';
import { callRpc, dailyCardCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { useDevice } from '@ninefold/web/storage';
import { useQueries } from '../screen/queries';
import { serverOffset, type ServerClock } from '../days/server-clock';

/**
 * What the server has of a signed-in player's day: what other devices did is in it. It is asked again when a result was
 * saved, when the page is looked at again, and when the day turns.
 * @returns null for a guest, and until the server has responded
 */
export function useServerDay(owner: Owner, dayKey: string, clock: ServerClock): TodaysDailies | null {
  const { auth, supabase, onSaved } = usePlatform();
  const { now } = useDevice();
  const queries = useQueries();
  const { data } = useQuery(
    {
      queryKey: ['sheet', owner, dayKey],
      // Without a response, the device says what it knows.
      enabled: auth.status === 'in',
      queryFn: async () => {
        const sheet = await callRpc(await supabase(), dailyCardCall);
        return { sheet, offset: serverOffset(sheet, now()) };
      },
    },
    queries,
  );

  const correct = useEffectEvent((offset: number) => clock.correct(offset));
  useEffect(() => {
    if (data) correct(data.offset);
  }, [data]);
  useEffect(() => onSaved(() => void queries.invalidateQueries()), [onSaved, queries]);

  return data?.sheet.day_key === dayKey ? data.sheet : null;
}
