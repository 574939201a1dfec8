import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Owner } from '@ninefold/contracts';
import { archiveCall, callRpc } from '@ninefold/contracts/rpc';
import { usePlatform } from '@ninefold/platform';
import { useDevice, useReadDay } from '@ninefold/web/storage';
import { useAttempts } from '../player/attempts';
import { practiceRecords } from '../player/practice-records';
import { useFinishedResults } from '../results/finished-results';
import { useQueries } from '../screen/queries';
import { addDays } from './day-keys';
import { serverOffset, useDayKey, type ServerClock } from './server-clock';
import { deviceDays, merged, type ArchivedGrid } from './device-days';

interface PlayedDays {
  readonly grids: ReadonlyMap<string, readonly ArchivedGrid[]>;
  /** The server was unreachable, so the results of other devices are missing. */
  readonly isPartial: boolean;
}

/** A player's results on some days, from this device and from the server. */
export function useArchive(owner: Owner, days: readonly string[], clock: ServerClock): PlayedDays {
  const { store } = useDevice();
  const attempts = useAttempts();
  const results = useFinishedResults();
  const practice = useMemo(() => practiceRecords(store), [store]);
  const { server, isPartial } = useServerArchive(owner, days[0] ?? '', days.at(-1) ?? '', clock);
  // A string stays equal until something changes.
  const known = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(deviceDays({ attempts, results, practice }, owner, days)),
  );
  const grids = useMemo(() => {
    const there = new Map(server?.days.map(({ day_key, grids }) => [day_key, grids]));
    const device = JSON.parse(known) as ReturnType<typeof deviceDays>;
    return new Map(
      device.map(([day, grids]) => [day, grids.map((grid) => merged(grid, there.get(day)?.[grid.game]))]),
    );
  }, [known, server]);
  return { grids, isPartial };
}

const isBetween = (day: string | undefined, from: string, to: string) =>
  day !== undefined && from <= day && day <= to;

/** undefined for guests and until the server has answered. */
function useServerArchive(owner: Owner, from: string, to: string, clock: ServerClock) {
  const { auth, supabase } = usePlatform();
  const { now } = useDevice();
  // After midnight, the day that has ended is known from this device until the server is read.
  const yesterday = addDays(useReadDay(useDayKey(clock.now), clock.now), -1);
  const readTo = to < yesterday ? to : yesterday;
  const { data, isError } = useQuery(
    {
      queryKey: ['archive', owner, from, readTo],
      enabled: auth.status === 'in' && from !== '' && from <= readTo,
      queryFn: async () => {
        const archive = await callRpc(await supabase(), archiveCall, { p_from: from, p_to: readTo });
        return { archive, offset: serverOffset(archive, now()) };
      },
      meta: {
        dependsOn: (saved) => 'day' in saved && isBetween(saved.day, from, readTo),
      },
    },
    useQueries(),
  );
  const correct = useEffectEvent((offset: number) => clock.correct(offset));
  useEffect(() => {
    if (data) correct(data.offset);
  }, [data]);
  return { server: data?.archive, isPartial: isError && !data };
}
