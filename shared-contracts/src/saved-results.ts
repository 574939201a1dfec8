import * as z from 'zod/mini';

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
