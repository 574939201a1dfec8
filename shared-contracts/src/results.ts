import * as z from 'zod/mini';
import { DayKeySchema } from './day';
import { DRILL_GAMES, GRID_GAMES, TIMED_ROUND_GAMES } from './games';

/** Nine cells row by row; 0 is an empty cell. */
const CellsSchema = z.array(z.number());

const anyResult = {
  /** Made on the device, so that the server saves a result once, however often it is sent. */
  id: z.string(),
  completion_time_seconds: z.number(),
  /** ISO 8601, by the device's clock. */
  finished_at: z.string(),
};

export const FinishedDailySchema = z.object({
  ...anyResult,
  kind: z.literal('daily'),
  game_type: z.enum(GRID_GAMES),
  /** The day of the puzzle, so that a result may arrive after midnight. */
  day_key: DayKeySchema,
  grid: CellsSchema,
});
export type FinishedDaily = z.infer<typeof FinishedDailySchema>;

export const FinishedPracticeSchema = z.object({
  ...anyResult,
  kind: z.literal('practice'),
  game_type: z.enum(GRID_GAMES),
  givens: CellsSchema,
  grid: CellsSchema,
  hints_used: z.number(),
});
export type FinishedPractice = z.infer<typeof FinishedPracticeSchema>;

/** A question of a timed round or a drill, and what the player answered. */
export const AnswerSchema = z.object({
  question: z.string(),
  correct_answer: z.number(),
  /** null: the time was up before the player answered. */
  answer: z.nullable(z.number()),
  milliseconds: z.number(),
});
export type Answer = z.infer<typeof AnswerSchema>;

/** How the questions of a timed round or a drill are answered. */
export const ANSWERED_BY = ['choosing', 'typing'] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

const quizResult = {
  ...anyResult,
  /** Correct answers. */
  score: z.number(),
  /** Rounded percent of the answered questions. */
  accuracy: z.number(),
  answered_by: z.enum(ANSWERED_BY),
  answers: z.array(AnswerSchema),
};

export const FinishedTimedRoundSchema = z.object({
  ...quizResult,
  kind: z.literal('timed_round'),
  game_type: z.enum(TIMED_ROUND_GAMES),
  /** From `start_round()`: the server verifies the round by it. Without one, a round is kept and is no best. */
  ticket: z.optional(z.string()),
});
export type FinishedTimedRound = z.infer<typeof FinishedTimedRoundSchema>;

export const FinishedDrillSchema = z.object({
  ...quizResult,
  kind: z.literal('drill'),
  game_type: z.enum(DRILL_GAMES),
});
export type FinishedDrill = z.infer<typeof FinishedDrillSchema>;

/** Anything that a player finished, as the device keeps it and as `save_results()` takes it. */
export const FinishedResultSchema = z.discriminatedUnion('kind', [
  FinishedDailySchema,
  FinishedPracticeSchema,
  FinishedTimedRoundSchema,
  FinishedDrillSchema,
]);
export type FinishedResult = z.infer<typeof FinishedResultSchema>;
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
