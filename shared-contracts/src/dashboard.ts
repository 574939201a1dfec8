import * as z from 'zod/mini';
import { byGame } from './by-game';
import { DayKeySchema, TodaySchema } from './day';
import { GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { ReachedLevelSchema } from './reached-level';

const SecondsSchema = z.number().check(z.nonnegative());

const GridSummarySchema = z.object({
  played_today: z.boolean(),
  /** The server saw it started, on any device. */
  started_today: z.boolean(),
  today_time_seconds: z.nullable(SecondsSchema),
  /** Of verified times. */
  best_time_seconds: z.nullable(SecondsSchema),
  games_played: z.number(),
});
export type GridSummary = z.infer<typeof GridSummarySchema>;

const RoundSummarySchema = z.object({
  /** Correct answers; null before the first round. */
  best_score: z.nullable(z.number()),
  rounds_played: z.number(),
});
export type RoundSummary = z.infer<typeof RoundSummarySchema>;

const RecentResultSchema = z.object({
  game_type: z.enum(GRID_GAMES),
  day_key: TodaySchema.shape.day_key,
  completion_time_seconds: SecondsSchema,
  xp_earned: z.number(),
});
export type RecentResult = z.infer<typeof RecentResultSchema>;

/** Response of `dashboard_summary()`: the caller's own figures as of now, by the server's clock. */
export const DashboardSummarySchema = z.extend(TodaySchema, {
  total_xp: z.number(),
  /** Of dailies and of sessions of learning. */
  xp_today: z.number(),
  learning_level: ReachedLevelSchema,
  level_progress_percent: z.number(),
  current_streak: z.number(),
  /** Today is a day of the streak. */
  today_counts: z.boolean(),
  /** One missed day in seven does not end a streak: 1 while none was missed. */
  freezes_left: z.number(),
  /** The day of the last seven that was missed and did not end the streak. */
  freeze_used_on: z.nullable(DayKeySchema),
  learning_sessions_today: z.number(),
  /** null: without a limit. */
  learning_sessions_limit: z.nullable(z.number()),
  grids: byGame(GRID_GAMES, GridSummarySchema),
  timed_rounds: byGame(TIMED_ROUND_GAMES, RoundSummarySchema),
  /** Newest first, at most ten. */
  recent_results: z.array(RecentResultSchema),
});
export type DashboardSummary = z.infer<typeof DashboardSummarySchema>;
