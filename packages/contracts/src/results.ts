import * as v from 'valibot';
import { DayKeySchema } from './day';
import { DRILL_GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from './games';
import { nine, upTo } from './numbers';

const SecondsSchema = upTo(1e9);
const SolvedSchema = nine(1, 9);

const anyResult = {
  /** Made on the device, so that the server saves a result once, however often it is sent. */
  id: v.string(),
  completion_time_seconds: SecondsSchema,
  /** ISO 8601, by the device's clock. */
  finished_at: v.custom<string>((text) => typeof text === 'string' && !Number.isNaN(Date.parse(text))),
};

export const FinishedDailySchema = v.object({
  ...anyResult,
  kind: v.literal('daily'),
  game_type: v.picklist(GRID_GAMES),
  /** The day of the puzzle, so that a result may arrive after midnight. */
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
  /** The day whose daily this was, played from the archive. The server keeps the day where it is open to the player. */
  archive_day: v.optional(v.string()),
});
export type FinishedPractice = v.InferOutput<typeof FinishedPracticeSchema>;

/** A question of a timed round or a drill, and what the player answered. */
export const AnswerSchema = v.object({
  question: v.string(),
  correct_answer: v.number(),
  /** null: the time was up before the player answered. */
  answer: v.nullable(v.number()),
  milliseconds: upTo(8e15),
});
export type Answer = v.InferOutput<typeof AnswerSchema>;

/** How the questions of a timed round or a drill are answered. */
export const ANSWERED_BY = ['choosing', 'typing'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

const quizResult = {
  ...anyResult,
  /** Correct answers. */
  score: SecondsSchema,
  /** Rounded percent of the answered questions. */
  accuracy: upTo(100),
  answered_by: v.picklist(ANSWERED_BY),
  answers: v.array(AnswerSchema),
};

export const FinishedTimedRoundSchema = v.object({
  ...quizResult,
  kind: v.literal('timed_round'),
  game_type: v.picklist(TIMED_ROUND_GAMES),
  /** From `start_round()`: the server verifies the round by it. Without one, a round is kept and is no best. */
  ticket: v.optional(v.string()),
});
export type FinishedTimedRound = v.InferOutput<typeof FinishedTimedRoundSchema>;

export const FinishedDrillSchema = v.object({
  ...quizResult,
  kind: v.literal('drill'),
  game_type: v.picklist(DRILL_GAMES),
});
export type FinishedDrill = v.InferOutput<typeof FinishedDrillSchema>;

/** Anything that a player finished, as the device keeps it and as `save_results()` takes it. */
export const FinishedResultSchema = v.variant('kind', [
  FinishedDailySchema,
  FinishedPracticeSchema,
  FinishedTimedRoundSchema,
  FinishedDrillSchema,
]);
export type FinishedResult = v.InferOutput<typeof FinishedResultSchema>;
export type FinishedQuiz = FinishedTimedRound | FinishedDrill;

/** One element of `p_results`: a result, and whose it is. */
export type SentResult = FinishedResult & {
  /** The account that the device has signed in. The session of another account is refused. */
  user_id: string;
  /** Played, or begun, before signing in: its time is never verified. */
  by_guest: boolean;
};

/** The most results and bytes of JSON that one call of `save_results()` takes. */
export const SAVE_LIMITS = { results: 200, bytes: 65_536 } as const;
