import {
  GRID_GAMES,
  type Archive,
  type GridGame,
  type Owner,
  type StoredPractice,
} from '@ninefold/contracts';
import type { RecordStore } from '@ninefold/web/storage';
import { archiveSlot, practiceKey } from '../player/practice-records';
import type { DeviceRecords } from '../results/finished-results';

/** One grid of an earlier day, with the player's times. */
export interface ArchivedGrid {
  readonly game: GridGame;
  /** Time as a daily; null if it was not solved on its day. */
  readonly dailySeconds: number | null;
  /** That time is not verified. */
  readonly isUnverified: boolean;
  /** Best time as practice; null if it was never solved later. */
  readonly laterSeconds: number | null;
  /** Started on this device and unsolved. */
  readonly started: boolean;
}

export interface ArchiveRecords extends DeviceRecords {
  readonly practice: RecordStore<StoredPractice>;
}

const least = (times: readonly (number | null | undefined)[]): number | null => {
  const known = times.filter((time) => time != null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** What this device knows about some days of one player. */
export function deviceDays(
  { attempts, results, practice }: ArchiveRecords,
  owner: Owner,
  days: readonly string[],
): [dayKey: string, grids: ArchivedGrid[]][] {
  const kept = results.of(owner).map(({ result, daily }) => ({ result, saved: daily }));
  const gridOf = (game: GridGame, dayKey: string): ArchivedGrid => {
    const stored = practice.read(practiceKey(owner, archiveSlot(game, dayKey)));
    const ofGame = kept.filter(({ result }) => result.game_type === game);
    const daily = ofGame.find(({ result }) => result.kind === 'daily' && result.day_key === dayKey);
    const later = ofGame.flatMap(({ result }) =>
      result.kind === 'practice' && result.archive_day === dayKey ? result.completion_time_seconds : [],
    );
    return {
      game,
      dailySeconds:
        daily?.saved?.completion_time_seconds ??
        daily?.result.completion_time_seconds ??
        attempts.get({ owner, game, dayKey })?.finishedInSeconds ??
        null,
      isUnverified: daily?.saved?.time_verified === false,
      laterSeconds: least([...later, stored?.bestSeconds]),
      started: stored !== null && !stored.solved,
    };
  };
  return days.map((dayKey) => [dayKey, GRID_GAMES.map((game) => gridOf(game, dayKey))]);
}

/** Combines both sources. The server's time of a daily is authoritative. */
export const merged = (
  device: ArchivedGrid,
  server?: Archive['days'][number]['grids'][GridGame],
): ArchivedGrid => ({
  ...device,
  dailySeconds: server?.daily_seconds ?? device.dailySeconds,
  isUnverified: typeof server?.daily_verified === 'boolean' ? !server.daily_verified : device.isUnverified,
  laterSeconds: least([server?.archive_seconds, device.laterSeconds]),
});
