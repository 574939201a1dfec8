import { GRID_GAMES, LEARNING_LEVELS } from 'shared-contracts';
import * as z from 'zod/mini';

const SecondsSchema = z.number().check(z.nonnegative());

const GameSummarySchema = z.object({
  played_today: z.boolean(),
  today_time_seconds: z.nullable(SecondsSchema),
  best_time_seconds: z.nullable(SecondsSchema),
  games_played: z.number(),
});
export type GameSummary = z.infer<typeof GameSummarySchema>;

const RoundSummarySchema = z.object({
  /** Right answers; null before the first round. */
  best_score: z.nullable(z.number()),
  rounds_played: z.number(),
});
export type RoundSummary = z.infer<typeof RoundSummarySchema>;

const DailyResultSchema = z.object({
  game_type: z.enum(GRID_GAMES),
  day_key: z.string(),
  completion_time_seconds: SecondsSchema,
  xp_earned: z.number(),
});
export type DailyResult = z.infer<typeof DailyResultSchema>;

/** Answer of `dashboard_summary()`: the caller's own figures as of now, by the server's clock. */
export const DashboardSummarySchema = z.object({
  day_key: z.string(),
  seconds_to_reset: z.number(),
  total_xp: z.number(),
  learning_level: z.enum(LEARNING_LEVELS),
  level_progress_percent: z.number(),
  current_streak: z.number(),
  learning_sessions_today: z.number(),
  /** null: without a limit. */
  learning_sessions_limit: z.nullable(z.number()),
  games: z.record(z.enum(GRID_GAMES), GameSummarySchema),
  mental_math_speed: RoundSummarySchema,
  /** Newest first. */
  recent_results: z.array(DailyResultSchema),
});
export type DashboardSummary = z.infer<typeof DashboardSummarySchema>;
