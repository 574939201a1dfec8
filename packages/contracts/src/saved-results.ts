import * as v from 'valibot';

/** What the account holds of a daily puzzle. */
export const SavedDailySchema = v.object({
  completion_time_seconds: v.number(),
  /** False when only the device knows the time. */
  time_verified: v.boolean(),
  /** 0 for a day that does not count any more. */
  xp_earned: v.number(),
  /** After this result. */
  total_xp: v.number(),
  current_streak: v.number(),
});
export type SavedDaily = v.InferOutput<typeof SavedDailySchema>;

/**
 * How a result compares with the player's others of its kind. Timed rounds and drills compare scores; practice compares
 * seconds without hints, of the same game with as many givens.
 */
export const StandingSchema = v.object({
  /** null when no result of the kind counts. */
  personal_best: v.nullable(v.number()),
  /** The best of the other results; null without one. */
  previous_best: v.nullable(v.number()),
  /** Of a timed round: whether the server could verify it. Only then does it count as a best. */
  verified: v.optional(v.boolean()),
});
export type Standing = v.InferOutput<typeof StandingSchema>;

/** Response of `save_results()` for one result. */
export const SaveVerdictSchema = v.object({
  /** As sent; null when it could not be read. */
  id: v.nullable(v.string()),
  /** `saved_before`: the account has this result, or another of the same daily puzzle. */
  status: v.picklist(['saved', 'saved_before', 'refused']),
  /** Why it was refused, or `daily-already-played`. */
  reason: v.optional(v.string()),
  /** Refused for now: sent later, the same result may be saved. */
  retry: v.optional(v.boolean()),
  /** Of a daily puzzle that the account has. */
  daily: v.optional(SavedDailySchema),
  /** Of any other result that the account has. */
  standing: v.optional(StandingSchema),
});
export type SaveVerdict = v.InferOutput<typeof SaveVerdictSchema>;

export const SaveVerdictsSchema = v.array(SaveVerdictSchema);
