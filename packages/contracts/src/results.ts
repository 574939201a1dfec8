import * as v from 'valibot';
import { DayKeySchema } from './day';
import { DRILL_GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { nine, upTo } from './numbers';

const SecondsSchema = upTo(1e9);
const SolvedSchema = nine(1, 9);

const anyResult = {
  /** Generated on the device, so that a repeated request saves the result once. */
  id: v.string(),
  completion_time_seconds: SecondsSchema,
  /** ISO 8601, by the device's clock. */
  finished_at: v.custom<string>((text) => typeof text === 'string' && !Number.isNaN(Date.parse(text))),
};

export const FinishedDailySchema = v.object({
  ...anyResult,
  kind: v.literal('daily'),
  game_type: v.picklist(GRID_GAMES),
  /** The day of the puzzle; a result may arrive after midnight. */
  day_key: DayKeySchema,
  grid: SolvedSchema,
});
export type FinishedDaily = v.InferOutput<typeof FinishedDailySchema>;

export const FinishedPracticeSchema = v.object({
  ...anyResult,
  kind: v.literal('practice'),
  game_type: v.picklist(GRID_GAMES),
  /** 0 is an empty cell. */
  givens: nine(0, 9),
  grid: SolvedSchema,
  hints_used: upTo(9),
  /** The day of a puzzle from the archive. The server stores it if the day is open to the player. */
  archive_day: v.optional(v.string()),
});
export type FinishedPractice = v.InferOutput<typeof FinishedPracticeSchema>;

/** A question of a round or drill, and its answer. */
export const AnswerSchema = v.object({
  question: v.string(),
  correct_answer: v.number(),
  /** null if the time was up first. */
  answer: v.nullable(v.number()),
  milliseconds: upTo(8e15),
});
export type Answer = v.InferOutput<typeof AnswerSchema>;

export const ANSWERED_BY = ['choosing', 'typing'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

const quizResult = {
  ...anyResult,
  /** Correct answers. */
  score: SecondsSchema,
  /** Percentage of the answered questions, rounded. */
  accuracy: upTo(100),
  answered_by: v.picklist(ANSWERED_BY),
  answers: v.array(AnswerSchema),
};

export const FinishedTimedRoundSchema = v.object({
  ...quizResult,
  kind: v.literal('timed_round'),
  game_type: v.picklist(TIMED_ROUND_GAMES),
  /** From `start_round()`, for verification. A round without a ticket is stored but never becomes a best. */
  ticket: v.optional(v.string()),
});
export type FinishedTimedRound = v.InferOutput<typeof FinishedTimedRoundSchema>;

export const FinishedDrillSchema = v.object({
  ...quizResult,
  kind: v.literal('drill'),
  game_type: v.picklist(DRILL_GAMES),
});
export type FinishedDrill = v.InferOutput<typeof FinishedDrillSchema>;

/** Any finished game, as stored on the device and sent to `save_results()`. */
export const FinishedResultSchema = v.variant('kind', [
  FinishedDailySchema,
  FinishedPracticeSchema,
  FinishedTimedRoundSchema,
  FinishedDrillSchema,
]);
export type FinishedResult = v.InferOutput<typeof FinishedResultSchema>;
export type FinishedQuiz = FinishedTimedRound | FinishedDrill;

/** An element of `p_results`. */
export type SentResult = FinishedResult & {
  /** The account of the device. Sessions of other accounts are refused. */
  user_id: string;
  /** Started before signing in, so the time is never verified. */
  by_guest: boolean;
  /** Of a daily: sent some time after its end, so it keeps the device's time, which is not verified. */
  late?: boolean;
};

/** Results and bytes of JSON per call of `save_results()`. */
export const SAVE_LIMITS = { results: 200, bytes: 65_536 } as const;
