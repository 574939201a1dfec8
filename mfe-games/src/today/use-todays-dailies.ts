import { useMemo, useSyncExternalStore } from 'react';
import { GAMES, type GridGame, type Owner, type TodaysDailies } from '@ninefold/contracts';
import type { TodaysDaily } from '@ninefold/ui';
import { useDevice } from '@ninefold/web/storage';
import type { ServerClock } from '../days/server-clock';
import { useAttempts } from '../player/attempts';
import { useFinishedResults } from '../results/finished-results';
import { deviceDailies, type DeviceDaily } from './device-dailies';
import { useServerDay } from './use-server-day';

/** One daily of today, as it stands on all devices. */
export interface PlayerDaily extends TodaysDaily {
  readonly id: GridGame;
  /** The best measured time, where the server has responded. */
  readonly bestSeconds: number | null;
}

export interface PlayerDay {
  readonly dailies: readonly PlayerDaily[];
  /** What only the server knows; null for a guest, and until it has responded. */
  readonly server: TodaysDailies | null;
}

/** How a player's day stands: what this device knows, and what the server knows of the others. */
export function useTodaysDailies(owner: Owner, dayKey: string, clock: ServerClock): PlayerDay {
  const { store } = useDevice();
  const attempts = useAttempts();
  const results = useFinishedResults();
  const server = useServerDay(owner, dayKey, clock);
  // As text, it is the same value until something has changed.
  const known = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(deviceDailies({ attempts, results }, owner, dayKey)),
  );
  return useMemo(() => {
    const dailies = JSON.parse(known) as DeviceDaily[];
    return { dailies: dailies.map((daily) => playerDaily(daily, server)), server };
  }, [known, server]);
}

function playerDaily(
  { game, seconds, measured, started, progress }: DeviceDaily,
  server: TodaysDailies | null,
) {
  const { title, sign, xp } = GAMES[game];
  const there = server?.grids[game];
  return {
    id: game,
    title,
    sign,
    xp,
    seconds: measured ? seconds : (there?.time_seconds ?? seconds),
    started: started || (there?.started ?? false),
    progress,
    bestSeconds: there?.best_time_seconds ?? null,
  };
}
