import * as z from 'zod/mini';
import { DayKeySchema, TodaySchema } from './day';
import { SkillProgressSchema } from './learning';
import { ANSWERED_BY } from './results';

const CountSchema = z.int().check(z.nonnegative());
const AmountSchema = z.number().check(z.nonnegative());

/** What was done in a time. */
const DoneSchema = z.object({
  /** Of exercises. */
  answers: CountSchema,
  correct: CountSchema,
  /** Spent on exercises. */
  seconds: AmountSchema,
  /** Completed. */
  sessions: CountSchema,
  /** Finished games of every kind. */
  games: CountSchema,
  xp: CountSchema,
});

const ProgressDaySchema = z.extend(DoneSchema, {
  day_key: DayKeySchema,
  /** A day of the streak. */
  counted: z.boolean(),
  /** Missed, and covered by a freeze. */
  frozen: z.boolean(),
});
export type ProgressDay = z.infer<typeof ProgressDaySchema>;

/** `days`: those of the streak. */
const ProgressSumSchema = z.extend(DoneSchema, { days: CountSchema });
export type ProgressSum = z.infer<typeof ProgressSumSchema>;

const GameFiguresSchema = z.object({
  played: CountSchema,
  /** Without hints; of a daily, as measured by the server. null: no such time. */
  best_seconds: z.nullable(AmountSchema),
  /** Without hints. */
  median_seconds: z.nullable(AmountSchema),
  /** 100 for a grid, otherwise the correct answers. null: only timed rounds that were not verified. */
  best_score: z.nullable(AmountSchema),
  median_score: AmountSchema,
});
export type GameFigures = z.infer<typeof GameFiguresSchema>;

/** Results that can be compared with each other. */
const GameProgressSchema = z.object({
  /** A newer database may know more games than `GAMES`. */
  game_type: z.string(),
  practice: z.boolean(),
  /** Of practice. */
  givens_count: z.nullable(CountSchema),
  /** Of timed rounds and drills. */
  answered_by: z.nullable(z.enum(ANSWERED_BY)),
  all: GameFiguresSchema,
  /** Of the compared days; null when it was not played. */
  last: z.nullable(GameFiguresSchema),
  before: z.nullable(GameFiguresSchema),
  /** Days on which it was played, oldest first. */
  days: z.array(z.extend(GameFiguresSchema, { day_key: DayKeySchema })),
});
export type GameProgress = z.infer<typeof GameProgressSchema>;

const OperationProgressSchema = z.object({
  operation: z.enum(['addition', 'subtraction', 'multiplication', 'division']),
  /** With a carry, or a borrow; null for products and quotients. */
  carry: z.nullable(z.boolean()),
  answers: CountSchema,
  correct: CountSchema,
  average_seconds: AmountSchema,
});
export type OperationProgress = z.infer<typeof OperationProgressSchema>;

/** `fact`: "7x8", "6+7", the smaller number first. */
const WeakFactSchema = z.object({ fact: z.string(), answers: CountSchema, missed: CountSchema });
export type WeakFact = z.infer<typeof WeakFactSchema>;

/** Response of `progress_report()`: the caller's own figures. */
export const ProgressReportSchema = z.extend(TodaySchema, {
  /** The first day that is shown: 30 days for free accounts. null: everything, for subscribers. */
  from_day: z.nullable(DayKeySchema),
  current_streak: CountSchema,
  longest_streak: CountSchema,
  freezes_left: CountSchema,
  freeze_used_on: z.nullable(DayKeySchema),
  /** Days with something, oldest first. */
  days: z.array(ProgressDaySchema),
  /** How many days `last` and `before` have: 30, or 15 for free accounts. */
  compared_days: CountSchema,
  last: ProgressSumSchema,
  before: ProgressSumSchema,
  skills: z.array(SkillProgressSchema),
  games: z.array(GameProgressSchema),
  /** Of timed rounds and drills. */
  operations: z.array(OperationProgressSchema),
  /** Missed most first, at most 30. */
  weak_facts: z.array(WeakFactSchema),
});
export type ProgressReport = z.infer<typeof ProgressReportSchema>;
