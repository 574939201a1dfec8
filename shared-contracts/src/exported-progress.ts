import * as z from 'zod/mini';
import { DayKeySchema } from './day';
import { NextPageSchema } from './exported-data';
import { LearningAnswerSchema, ReviewCardSchema, SkillProgressSchema } from './learning';

const CountSchema = z.int().check(z.nonnegative());

/**
 * A page of `export_progress()`, for subscribers. Times are ISO 8601 instants. An export leaves nothing out: what is one of a
 * few words elsewhere is any text here, also to a client that is older than the words.
 */
export const ExportedProgressSchema = z.object({
  exported_at: z.string(),
  sessions: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      level_id: z.string(),
      skill: z.nullable(z.string()),
      placed_level: z.nullable(z.string()),
      problems_attempted: CountSchema,
      problems_correct: CountSchema,
      accuracy: CountSchema,
      total_time_seconds: CountSchema,
      average_time_per_problem: z.number(),
      xp_earned: CountSchema,
      started_at: z.string(),
      completed_at: z.nullable(z.string()),
    }),
  ),
  answers: z.array(
    z.extend(LearningAnswerSchema, {
      difficulty: CountSchema,
      session_id: z.string(),
      /** In its session, from 1. */
      place: CountSchema,
      saved_at: z.string(),
    }),
  ),
  skills: z.array(z.extend(SkillProgressSchema, { level: z.string() })),
  /** Of the review queue, due or not. */
  cards: z.array(
    z.extend(ReviewCardSchema, {
      missed_in: z.nullable(z.string()),
      missed_at: z.nullable(z.string()),
      saved_at: z.string(),
    }),
  ),
  /** Every finished game, dailies too. */
  results: z.array(
    z.object({
      id: z.string(),
      game_type: z.string(),
      practice: z.boolean(),
      givens_count: z.nullable(CountSchema),
      answered_by: z.nullable(z.string()),
      score: CountSchema,
      completion_time_seconds: CountSchema,
      hints_used: CountSchema,
      accuracy: CountSchema,
      completed: z.boolean(),
      completed_at: z.string(),
      saved_at: z.string(),
      session_data: z.record(z.string(), z.unknown()),
    }),
  ),
  /** What the server checked of a daily: it has the id of its result. */
  dailies: z.array(
    z.object({
      id: z.string(),
      game_type: z.string(),
      challenge_date: DayKeySchema,
      grid: z.array(z.number()),
      completion_time_seconds: CountSchema,
      time_verified: z.boolean(),
      hints_used: CountSchema,
      score: CountSchema,
      accuracy: CountSchema,
      xp_earned: CountSchema,
      completed_at: z.string(),
    }),
  ),
  /** Of the streak. */
  days: z.array(z.object({ day_key: DayKeySchema, streak: CountSchema, after_freeze: z.boolean() })),
  next: NextPageSchema,
});
export type ExportedProgress = z.infer<typeof ExportedProgressSchema>;
