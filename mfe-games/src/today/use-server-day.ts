import { useEffect, useEffectEvent, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Owner, TodaysDailies } from '@ninefold/contracts';
import { callRpc, dailyCardCall } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { useDevice, useReadDay } from '@ninefold/web/storage';
import { useQueries } from '../screen/queries';
import { serverOffset, type ServerClock } from '../days/server-clock';
import { dailiesOn, dailiesWith } from './server-dailies';

interface ServerDay {
  readonly dailies: TodaysDailies;
  /** The server's clock, compared with this device's. */
  readonly offset: number;
}

/**
 * A signed-in player's day on all devices. It is read again when the page becomes visible, and some time after the day
 * has changed.
 * @returns null for guests, and until the server has answered
 */
export function useServerDay(owner: Owner, dayKey: string, clock: ServerClock): TodaysDailies | null {
  const { auth, supabase } = usePlatform();
  const { now } = useDevice();
  const readDay = useReadDay(dayKey, clock.now);
  const { data } = useQuery(
    {
      queryKey: ['todays-dailies', owner, readDay],
      // Without a response, the device's data is shown.
      enabled: auth.status === 'in',
      placeholderData: (last: ServerDay | undefined, query) =>
        query?.queryKey[1] === owner ? last : undefined,
      queryFn: async (): Promise<ServerDay> => {
        const dailies = await callRpc(await supabase(), dailyCardCall);
        return { dailies, offset: serverOffset(dailies, now()) };
      },
      meta: {
        dependsOn: ({ kind }) => kind !== 'practice',
        withSaved(data, saved) {
          const { dailies, offset } = data as ServerDay;
          const changed = dailiesWith(dailies, saved);
          return changed && { dailies: changed, offset };
        },
      },
    },
    useQueries(),
  );

  const correct = useEffectEvent((offset: number) => clock.correct(offset));
  useEffect(() => {
    if (data) correct(data.offset);
  }, [data]);

  return useMemo(() => (data ? dailiesOn(data.dailies, dayKey) : null), [data, dayKey]);
}
