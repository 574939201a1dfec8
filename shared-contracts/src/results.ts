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

const quizResult = {
  ...anyResult,
  /** Correct answers. */
  score: z.number(),
  /** Rounded percent of the answered questions. */
  accuracy: z.number(),
  answered_by: z.enum(['choosing', 'typing']),
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

/** What the account holds of a daily puzzle. */
export const SavedDailySchema = z.object({
  completion_time_seconds: z.number(),
  /** False when only the device knows the time. */
  time_verified: z.boolean(),
  /** 0 for a day that does not count any more. */
  xp_earned: z.number(),
  /** After this result. */
  total_xp: z.number(),
  current_streak: z.number(),
});
export type SavedDaily = z.infer<typeof SavedDailySchema>;

/**
 * How a result compares with the player's others of its kind. Timed rounds and drills compare scores; practice compares
 * seconds without hints, of the same game with as many givens.
 */
export const StandingSchema = z.object({
  /** null when no result of the kind counts. */
  personal_best: z.nullable(z.number()),
  /** The best of the other results; null without one. */
  previous_best: z.nullable(z.number()),
  /** Of a timed round: whether the server could verify it. Only then does it count as a best. */
  verified: z.optional(z.boolean()),
});
export type Standing = z.infer<typeof StandingSchema>;

/** Response of `save_results()` for one result. */
export const SaveVerdictSchema = z.object({
  /** As sent; null when it could not be read. */
  id: z.nullable(z.string()),
  /** `saved_before`: the account has this result, or another of the same daily puzzle. */
  status: z.enum(['saved', 'saved_before', 'refused']),
  /** Why it was refused, or `daily-already-played`. */
  reason: z.optional(z.string()),
  /** Refused for now: sent later, the same result may be saved. */
  retry: z.optional(z.boolean()),
  /** Of a daily puzzle that the account has. */
  daily: z.optional(SavedDailySchema),
  /** Of any other result that the account has. */
  standing: z.optional(StandingSchema),
});
export type SaveVerdict = z.infer<typeof SaveVerdictSchema>;

export const SaveVerdictsSchema = z.array(SaveVerdictSchema);

/** The most results and bytes of JSON that one call of `save_results()` takes. */
export const SAVE_LIMITS = { results: 200, bytes: 65_536 } as const;
