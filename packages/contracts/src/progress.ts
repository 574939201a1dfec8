import * as v from 'valibot';
import { DayKeySchema, TodaySchema } from './day';
import { SkillProgressSchema } from './learning';
import { ANSWERED_BY } from './results';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const AmountSchema = v.pipe(v.number(), v.minValue(0));

/** Activity of a day or a period. */
const DoneSchema = v.object({
  /** Answered exercises. */
  answers: CountSchema,
  correct: CountSchema,
  /** Seconds spent on exercises. */
  seconds: AmountSchema,
  /** Completed sessions. */
  sessions: CountSchema,
  /** Finished games. */
  games: CountSchema,
  xp: CountSchema,
});

const ProgressDaySchema = v.object({
  ...DoneSchema.entries,
  day_key: DayKeySchema,
  /** Whether the day counts for the streak. */
  counted: v.boolean(),
  /** Missed, but covered by a freeze. */
  frozen: v.boolean(),
});
export type ProgressDay = v.InferOutput<typeof ProgressDaySchema>;

/** `days`: days of the streak. */
const ProgressSumSchema = v.object({ ...DoneSchema.entries, days: CountSchema });
export type ProgressSum = v.InferOutput<typeof ProgressSumSchema>;

const GameFiguresSchema = v.object({
  played: CountSchema,
  /** Without hints, and measured by the server for dailies; null without such a time. */
  best_seconds: v.nullable(AmountSchema),
  /** Without hints. */
  median_seconds: v.nullable(AmountSchema),
  /** 100 for grids, otherwise correct answers; null if no timed round was verified. */
  best_score: v.nullable(AmountSchema),
  median_score: AmountSchema,
});
export type GameFigures = v.InferOutput<typeof GameFiguresSchema>;

/** Comparable results: the same game, mode and givens. */
const GameProgressSchema = v.object({
  /** May be unknown to an older client. */
  game_type: v.string(),
  practice: v.boolean(),
  /** Practice only. */
  givens_count: v.nullable(CountSchema),
  /** Timed rounds and drills only. */
  answered_by: v.nullable(v.picklist(ANSWERED_BY)),
  all: GameFiguresSchema,
  /** In the compared periods; null if it was not played. */
  last: v.nullable(GameFiguresSchema),
  before: v.nullable(GameFiguresSchema),
  /** Days with a result, oldest first. */
  days: v.array(v.object({ ...GameFiguresSchema.entries, day_key: DayKeySchema })),
});
export type GameProgress = v.InferOutput<typeof GameProgressSchema>;

const OperationProgressSchema = v.object({
  operation: v.picklist(['addition', 'subtraction', 'multiplication', 'division']),
  /** Whether it needs a carry or borrow; null for products and quotients. */
  carry: v.nullable(v.boolean()),
  answers: CountSchema,
  correct: CountSchema,
  average_seconds: AmountSchema,
});
export type OperationProgress = v.InferOutput<typeof OperationProgressSchema>;

/** `fact`: "7x8", "6+7", the smaller number first, or "78-11". */
const WeakFactSchema = v.object({ fact: v.string(), answers: CountSchema, missed: CountSchema });
export type WeakFact = v.InferOutput<typeof WeakFactSchema>;

/** Response of `progress_report()`. */
export const ProgressReportSchema = v.object({
  ...TodaySchema.entries,
  /** First visible day: 30 days for free accounts; null: all, for subscribers. */
  from_day: v.nullable(DayKeySchema),
  current_streak: CountSchema,
  longest_streak: CountSchema,
  freezes_left: CountSchema,
  freeze_used_on: v.nullable(DayKeySchema),
  /** Days with activity, oldest first. */
  days: v.array(ProgressDaySchema),
  /** Days in each of `last` and `before`: 30, or 15 for free accounts. */
  compared_days: CountSchema,
  last: ProgressSumSchema,
  before: ProgressSumSchema,
  skills: v.array(SkillProgressSchema),
  games: v.array(GameProgressSchema),
  /** Timed rounds and drills only. */
  operations: v.array(OperationProgressSchema),
  /** Most missed first, up to 30. */
  weak_facts: v.array(WeakFactSchema),
});
export type ProgressReport = v.InferOutput<typeof ProgressReportSchema>;
