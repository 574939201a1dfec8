import { useMemo, useSyncExternalStore } from 'react';
import { GAMES, type GridGame, type Owner, type TodaysDailies } from '@ninefold/contracts';
import type { TodaysDaily } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import type { ServerClock } from '../days/server-clock';
import { useAttempts } from '../player/attempts';
import { useFinishedResults } from '../results/finished-results';
import { deviceDailies, type DeviceDaily } from './device-dailies';
import { useServerDay } from './use-server-day';

/** One of today's dailies, combined from all devices. */
export interface PlayerDaily extends TodaysDaily {
  readonly id: GridGame;
  /** Best verified time; null until the server has answered. */
  readonly bestSeconds: number | null;
}

export interface PlayerDay {
  readonly dailies: readonly PlayerDaily[];
  /** null for guests, and until the server has answered. */
  readonly server: TodaysDailies | null;
}

/** A player's day, combined from this device and the server. */
export function useTodaysDailies(owner: Owner, dayKey: string, clock: ServerClock): PlayerDay {
  const { store } = useDevice();
  const attempts = useAttempts();
  const results = useFinishedResults();
  const server = useServerDay(owner, dayKey, clock);
  // A string stays equal until something changes.
  const known = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(deviceDailies({ attempts, results }, owner, dayKey)),
  );
  return useMemo(() => {
    const dailies = JSON.parse(known) as DeviceDaily[];
    return { dailies: dailies.map((daily) => playerDaily(daily, server)), server };
  }, [known, server]);
}

function playerDaily(
  { game, seconds, settled, unverified, started, progress }: DeviceDaily,
  server: TodaysDailies | null,
) {
  const { title, sign, xp } = GAMES[game];
  const there = server?.grids[game];
  return {
    id: game,
    title,
    sign,
    xp,
    seconds: settled ? seconds : (there?.time_seconds ?? seconds),
    unverified: settled ? unverified : there?.time_verified === false,
    started: started || (there?.started ?? false),
    progress,
    bestSeconds: there?.best_time_seconds ?? null,
  };
}
