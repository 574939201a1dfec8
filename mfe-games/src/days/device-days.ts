import { GRID_GAMES, type GridGame, type Owner, type StoredPractice } from '@ninefold/contracts';
import type { RecordStore } from '@ninefold/web/storage';
import { archiveSlot, practiceKey } from '../player/practice-records';
import type { DeviceRecords } from '../results/finished-results';

/** One grid of a day gone by, as its player has it. */
export interface ArchivedGrid {
  readonly game: GridGame;
  /** As the daily of its day; null when it was not solved then. */
  readonly dailySeconds: number | null;
  /** The best time as practice; null when it was not solved later. */
  readonly laterSeconds: number | null;
  /** A board of it was begun on this device, and is not solved. */
  readonly begun: boolean;
}

export interface ArchiveRecords extends DeviceRecords {
  readonly boards: RecordStore<StoredPractice>;
}

const least = (times: readonly (number | null | undefined)[]): number | null => {
  const known = times.filter((time) => time != null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** What this device knows of some days of one player. */
export function deviceDays(
  { attempts, results, boards }: ArchiveRecords,
  owner: Owner,
  days: readonly string[],
): [dayKey: string, grids: ArchivedGrid[]][] {
  const kept = results.of(owner).map(({ result, daily }) => ({ result, saved: daily }));
  const gridOf = (game: GridGame, dayKey: string): ArchivedGrid => {
    const board = boards.read(practiceKey(owner, archiveSlot(game, dayKey)));
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
      laterSeconds: least([...later, board?.bestSeconds]),
      begun: board !== null && !board.solved,
    };
  };
  return days.map((dayKey) => [dayKey, GRID_GAMES.map((game) => gridOf(game, dayKey))]);
}

/** What two sources know of a grid. The server measured the time of a daily. */
export const merged = (
  device: ArchivedGrid,
  server?: { readonly daily_seconds: number | null; readonly archive_seconds: number | null },
): ArchivedGrid => ({
  ...device,
  dailySeconds: server?.daily_seconds ?? device.dailySeconds,
  laterSeconds: least([server?.archive_seconds, device.laterSeconds]),
});
