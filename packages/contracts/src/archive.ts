import * as v from 'valibot';
import { byGame } from './by-game';
import { DayKeySchema, TodaySchema } from './day';
import { GRID_GAMES } from './games';

const SecondsSchema = v.nullable(v.number());

/** One grid of a day: null is what was not solved. */
const ArchivedGridSchema = v.object({
  /** As the daily of its day. */
  daily_seconds: SecondsSchema,
  /** The best as practice, from the archive. */
  archive_seconds: SecondsSchema,
});

/** Response of `archive()`: what the caller did on some days, oldest first. Days without anything are left out. */
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

/** The most days that one call of `archive()` takes. */
export const MAX_ARCHIVE_DAYS = 62;

/** The days before today that a guest may play from the archive. */
export const GUEST_ARCHIVE_DAYS = 1;
