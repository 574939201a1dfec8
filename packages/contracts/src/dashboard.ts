import * as v from 'valibot';
import { byGame } from './by-game';
import { OpenAssignmentsSchema } from './classes';
import { DayKeySchema, TodaySchema } from './day';
import { GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { ReachedLevelSchema } from './reached-level';

const SecondsSchema = v.pipe(v.number(), v.minValue(0));

const GridSummarySchema = v.object({
  played_today: v.boolean(),
  /** The server saw it started, on any device. */
  started_today: v.boolean(),
  today_time_seconds: v.nullable(SecondsSchema),
  /** Of verified times. */
  best_time_seconds: v.nullable(SecondsSchema),
  games_played: v.number(),
});
export type GridSummary = v.InferOutput<typeof GridSummarySchema>;

const RoundSummarySchema = v.object({
  /** Correct answers; null before the first round. */
  best_score: v.nullable(v.number()),
  rounds_played: v.number(),
});
export type RoundSummary = v.InferOutput<typeof RoundSummarySchema>;

const RecentResultSchema = v.object({
  game_type: v.picklist(GRID_GAMES),
  day_key: TodaySchema.entries.day_key,
  completion_time_seconds: SecondsSchema,
  xp_earned: v.number(),
});
export type RecentResult = v.InferOutput<typeof RecentResultSchema>;

/** Response of `dashboard_summary()`: the caller's own figures as of now, by the server's clock. */
export const DashboardSummarySchema = v.object({
  ...TodaySchema.entries,
  total_xp: v.number(),
  /** Of dailies and of sessions of learning. */
  xp_today: v.number(),
  /** Where the person learns now. XP opens no level. */
  learning_level: ReachedLevelSchema,
  current_streak: v.number(),
  /** Today is a day of the streak. */
  today_counts: v.boolean(),
  /** One missed day in seven does not end a streak: 1 while none was missed. */
  freezes_left: v.number(),
  /** The day of the last seven that was missed and did not end the streak. */
  freeze_used_on: v.nullable(DayKeySchema),
  learning_sessions_today: v.number(),
  /** null: without a limit. */
  learning_sessions_limit: v.nullable(v.number()),
  /** Completed today, of any kind but placements and reviews. A server before this field counts none. */
  practices_completed_today: v.optional(v.number(), 0),
  reviews_completed_today: v.optional(v.number(), 0),
  /** Exercises that are due for review. */
  reviews_due: v.optional(v.number(), 0),
  /** What the person's classes assigned. */
  assigned: v.optional(OpenAssignmentsSchema, { open: 0, next: [] }),
  grids: byGame(GRID_GAMES, GridSummarySchema),
  timed_rounds: byGame(TIMED_ROUND_GAMES, RoundSummarySchema),
  /** Newest first, at most ten. */
  recent_results: v.array(RecentResultSchema),
});
export type DashboardSummary = v.InferOutput<typeof DashboardSummarySchema>;
