import * as v from 'valibot';
import { byGame } from './by-game';
import { OpenAssignmentsSchema } from './classes';
import { DayKeySchema, TodaySchema } from './day';
import { GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { ReachedLevelSchema } from './reached-level';

const SecondsSchema = v.pipe(v.number(), v.minValue(0));

const GridSummarySchema = v.object({
  played_today: v.boolean(),
  /** Started on any device. */
  started_today: v.boolean(),
  today_time_seconds: v.nullable(SecondsSchema),
  /** Whether that time is verified. Missing from an older server. */
  today_time_verified: v.optional(v.nullable(v.boolean())),
  /** Verified times only. */
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
  /** Missing from an older server. */
  time_verified: v.optional(v.boolean()),
  xp_earned: v.number(),
});
export type RecentResult = v.InferOutput<typeof RecentResultSchema>;

/** Response of `dashboard_summary()`: the caller's own figures by the server's clock. */
export const DashboardSummarySchema = v.object({
  ...TodaySchema.entries,
  total_xp: v.number(),
  /** From dailies and learning sessions. */
  xp_today: v.number(),
  /** The level of the last session. XP does not unlock levels. */
  learning_level: ReachedLevelSchema,
  current_streak: v.number(),
  /** Whether today counts for the streak. */
  today_counts: v.boolean(),
  /** A streak survives one missed day in seven: 1 while none was missed. */
  freezes_left: v.number(),
  /** The missed day of the last seven, if any. */
  freeze_used_on: v.nullable(DayKeySchema),
  learning_sessions_today: v.number(),
  /** null: unlimited. */
  learning_sessions_limit: v.nullable(v.number()),
  /** Completed today, without placements and reviews. 0 from a server older than this field. */
  practices_completed_today: v.optional(v.number(), 0),
  reviews_completed_today: v.optional(v.number(), 0),
  reviews_due: v.optional(v.number(), 0),
  /** Assignments of the caller's classes. */
  assigned: v.optional(OpenAssignmentsSchema, { open: 0, next: [] }),
  grids: byGame(GRID_GAMES, GridSummarySchema),
  timed_rounds: byGame(TIMED_ROUND_GAMES, RoundSummarySchema),
  /** Newest first, up to ten. */
  recent_results: v.array(RecentResultSchema),
});
export type DashboardSummary = v.InferOutput<typeof DashboardSummarySchema>;
