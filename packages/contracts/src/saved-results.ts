import * as v from 'valibot';

/** The stored result of a daily. */
export const SavedDailySchema = v.object({
  completion_time_seconds: v.number(),
  /** Whether the server measured the time, and a person can be that fast. */
  time_verified: v.boolean(),
  /** 0 for a day that is too old to count. */
  xp_earned: v.number(),
  /** Totals after this result. */
  total_xp: v.number(),
  current_streak: v.number(),
});
export type SavedDaily = v.InferOutput<typeof SavedDailySchema>;

/**
 * How a result compares with the player's other ones: scores for rounds and drills, seconds without hints for practice
 * with the same number of givens.
 */
export const StandingSchema = v.object({
  /** null without comparable results. */
  personal_best: v.nullable(v.number()),
  /** Best other result, if any. */
  previous_best: v.nullable(v.number()),
  /** Whether the server verified a timed round. Only verified rounds can be a best. */
  verified: v.optional(v.boolean()),
});
export type Standing = v.InferOutput<typeof StandingSchema>;

/** Response of `save_results()` for one result. */
export const SaveVerdictSchema = v.object({
  /** As sent; null if it was unreadable. */
  id: v.nullable(v.string()),
  /** `saved_before`: the account already has this result, or another of the same daily. */
  status: v.picklist(['saved', 'saved_before', 'refused']),
  /** Reason for a refusal, or `daily-already-played`. */
  reason: v.optional(v.string()),
  /** A temporary refusal: the result may be saved later. */
  retry: v.optional(v.boolean()),
  /** For dailies that the account has. */
  daily: v.optional(SavedDailySchema),
  /** For other results that the account has. */
  standing: v.optional(StandingSchema),
});
export type SaveVerdict = v.InferOutput<typeof SaveVerdictSchema>;

export const SaveVerdictsSchema = v.array(SaveVerdictSchema);
