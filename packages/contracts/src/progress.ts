import * as v from 'valibot';
import { DayKeySchema, TodaySchema } from './day';
import { SkillProgressSchema } from './learning';
import { ANSWERED_BY } from './results';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const AmountSchema = v.pipe(v.number(), v.minValue(0));

/** What was done in a time. */
const DoneSchema = v.object({
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

const ProgressDaySchema = v.object({
  ...DoneSchema.entries,
  day_key: DayKeySchema,
  /** A day of the streak. */
  counted: v.boolean(),
  /** Missed, and covered by a freeze. */
  frozen: v.boolean(),
});
export type ProgressDay = v.InferOutput<typeof ProgressDaySchema>;

/** `days`: those of the streak. */
const ProgressSumSchema = v.object({ ...DoneSchema.entries, days: CountSchema });
export type ProgressSum = v.InferOutput<typeof ProgressSumSchema>;

const GameFiguresSchema = v.object({
  played: CountSchema,
  /** Without hints; of a daily, as measured by the server. null: no such time. */
  best_seconds: v.nullable(AmountSchema),
  /** Without hints. */
  median_seconds: v.nullable(AmountSchema),
  /** 100 for a grid, otherwise the correct answers. null: only timed rounds that were not verified. */
  best_score: v.nullable(AmountSchema),
  median_score: AmountSchema,
});
export type GameFigures = v.InferOutput<typeof GameFiguresSchema>;

/** Results that can be compared with each other. */
const GameProgressSchema = v.object({
  /** A newer database may know more games than `GAMES`. */
  game_type: v.string(),
  practice: v.boolean(),
  /** Of practice. */
  givens_count: v.nullable(CountSchema),
  /** Of timed rounds and drills. */
  answered_by: v.nullable(v.picklist(ANSWERED_BY)),
  all: GameFiguresSchema,
  /** Of the compared days; null when it was not played. */
  last: v.nullable(GameFiguresSchema),
  before: v.nullable(GameFiguresSchema),
  /** Days on which it was played, oldest first. */
  days: v.array(v.object({ ...GameFiguresSchema.entries, day_key: DayKeySchema })),
});
export type GameProgress = v.InferOutput<typeof GameProgressSchema>;

const OperationProgressSchema = v.object({
  operation: v.picklist(['addition', 'subtraction', 'multiplication', 'division']),
  /** With a carry, or a borrow; null for products and quotients. */
  carry: v.nullable(v.boolean()),
  answers: CountSchema,
  correct: CountSchema,
  average_seconds: AmountSchema,
});
export type OperationProgress = v.InferOutput<typeof OperationProgressSchema>;

/** `fact`: "7x8", "6+7", the smaller number first, or "78-11". */
const WeakFactSchema = v.object({ fact: v.string(), answers: CountSchema, missed: CountSchema });
export type WeakFact = v.InferOutput<typeof WeakFactSchema>;

/** Response of `progress_report()`: the caller's own figures. */
export const ProgressReportSchema = v.object({
  ...TodaySchema.entries,
  /** The first day that is shown: 30 days for free accounts. null: everything, for subscribers. */
  from_day: v.nullable(DayKeySchema),
  current_streak: CountSchema,
  longest_streak: CountSchema,
  freezes_left: CountSchema,
  freeze_used_on: v.nullable(DayKeySchema),
  /** Days with something, oldest first. */
  days: v.array(ProgressDaySchema),
  /** How many days `last` and `before` have: 30, or 15 for free accounts. */
  compared_days: CountSchema,
  last: ProgressSumSchema,
  before: ProgressSumSchema,
  skills: v.array(SkillProgressSchema),
  games: v.array(GameProgressSchema),
  /** Of timed rounds and drills. */
  operations: v.array(OperationProgressSchema),
  /** Missed most first, at most 30. */
  weak_facts: v.array(WeakFactSchema),
});
export type ProgressReport = v.InferOutput<typeof ProgressReportSchema>;
