import * as v from 'valibot';
import { byGame } from './by-game';
import { DayKeySchema, TodaySchema } from './day';
import { GRID_GAMES } from './games';

const SecondsSchema = v.nullable(v.number());

/** null: not solved. */
const ArchivedGridSchema = v.object({
  /** Solved as the daily. */
  daily_seconds: SecondsSchema,
  /** Whether that time is verified. Missing from an older server. */
  daily_verified: v.optional(v.nullable(v.boolean())),
  /** Best time as practice from the archive. */
  archive_seconds: SecondsSchema,
});

/** Response of `archive()`: the caller's results by day, oldest first. Days without results are left out. */
export const ArchiveSchema = v.object({
  ...TodaySchema.entries,
  days: v.array(
    v.object({
      day_key: DayKeySchema,
      grids: byGame(GRID_GAMES, v.optional(ArchivedGridSchema)),
    }),
  ),
});
export type Archive = v.InferOutput<typeof ArchiveSchema>;

/** Days per call of `archive()`. */
export const MAX_ARCHIVE_DAYS = 62;

/** Days before today that guests can play. */
export const GUEST_ARCHIVE_DAYS = 1;
