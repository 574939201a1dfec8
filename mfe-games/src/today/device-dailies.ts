import { GRID_GAMES, type GridGame, type Owner } from '@ninefold/contracts';
import { dailyPuzzle } from 'shared-puzzle-engine';
import type { TodaysDaily } from '@ninefold/ui';
import type { DeviceRecords } from '../results/finished-results';

/** What this device knows about one daily. */
export interface DeviceDaily extends Pick<TodaysDaily, 'seconds' | 'unverified' | 'started' | 'progress'> {
  readonly game: GridGame;
  /** The server has the result, so its time is final. */
  readonly settled: boolean;
}

/** One player's dailies of one day, as this device knows them. */
export const deviceDailies = (
  { attempts, results }: DeviceRecords,
  owner: Owner,
  dayKey: string,
): DeviceDaily[] =>
  GRID_GAMES.map((game) => {
    const attempt = attempts.get({ owner, game, dayKey });
    const stored = results.daily(owner, game, dayKey);
    const saved = stored?.daily?.completion_time_seconds;
    const { givens } = dailyPuzzle(game, dayKey);
    const open = givens.filter((digit) => digit === 0).length;
    return {
      game,
      seconds: saved ?? stored?.result.completion_time_seconds ?? attempt?.finishedInSeconds ?? null,
      settled: saved !== undefined,
      unverified: stored?.daily?.time_verified === false,
      started: attempt !== null,
      progress: attempt
        ? { filled: attempt.grid.cells.filter(Boolean).length - (givens.length - open), open }
        : undefined,
    };
  });
