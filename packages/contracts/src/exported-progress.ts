import * as v from 'valibot';
import { DayKeySchema } from './day';
import { NextPageSchema } from './exported-data';
import { LearningAnswerSchema, ReviewCardSchema, SkillProgressSchema } from './learning';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A page of `export_progress()`, for subscribers. Times are ISO 8601 instants. Enumerations are plain strings here, so
 * that an older client exports unknown values too.
 */
export const ExportedProgressSchema = v.object({
  exported_at: v.string(),
  sessions: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      level_id: v.string(),
      skill: v.nullable(v.string()),
      placed_level: v.nullable(v.string()),
      problems_attempted: CountSchema,
      problems_correct: CountSchema,
      accuracy: CountSchema,
      total_time_seconds: CountSchema,
      average_time_per_problem: v.number(),
      xp_earned: CountSchema,
      started_at: v.string(),
      completed_at: v.nullable(v.string()),
    }),
  ),
  answers: v.array(
    v.object({
      ...LearningAnswerSchema.entries,
      difficulty: CountSchema,
      card: v.optional(v.nullable(v.string()), null),
      support: v.optional(v.nullable(v.string()), null),
      session_id: v.string(),
      /** Position in its session, from 1. */
      position: CountSchema,
      saved_at: v.string(),
    }),
  ),
  skills: v.array(v.object({ ...SkillProgressSchema.entries, level: v.string() })),
  /** The whole review queue. */
  cards: v.array(
    v.object({
      ...ReviewCardSchema.entries,
      difficulty: v.optional(v.nullable(CountSchema), null),
      missed_in: v.nullable(v.string()),
      missed_at: v.nullable(v.string()),
      saved_at: v.string(),
    }),
  ),
  /** Every finished game, including dailies. */
  results: v.array(
    v.object({
      id: v.string(),
      game_type: v.string(),
      practice: v.boolean(),
      givens_count: v.nullable(CountSchema),
      answered_by: v.nullable(v.string()),
      /** The day of a puzzle from the archive. */
      archive_day: v.optional(v.nullable(DayKeySchema), null),
      score: CountSchema,
      completion_time_seconds: CountSchema,
      hints_used: CountSchema,
      accuracy: CountSchema,
      completed: v.boolean(),
      completed_at: v.string(),
      saved_at: v.string(),
      session_data: v.record(v.string(), v.unknown()),
    }),
  ),
  /** Verification of a daily, with the id of its result. */
  dailies: v.array(
    v.object({
      id: v.string(),
      game_type: v.string(),
      challenge_date: DayKeySchema,
      grid: v.array(v.number()),
      completion_time_seconds: CountSchema,
      time_verified: v.boolean(),
      hints_used: CountSchema,
      score: CountSchema,
      accuracy: CountSchema,
      xp_earned: CountSchema,
      completed_at: v.string(),
    }),
  ),
  /** Days of the streak. */
  days: v.array(v.object({ day_key: DayKeySchema, streak: CountSchema, after_freeze: v.boolean() })),
  next: NextPageSchema,
});
export type ExportedProgress = v.InferOutput<typeof ExportedProgressSchema>;
