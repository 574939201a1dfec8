import * as z from 'zod/mini';

/**
 * Answer of `save_practice_result()`. Times are in seconds: the player's best without hints in the same game with as
 * many givens, null when there is none.
 */
export const SavedPracticeSchema = z.object({
  /** False when the result was there already. */
  saved: z.boolean(),
  personal_best: z.nullable(z.number()),
  /** The best of the other results. */
  previous_best: z.nullable(z.number()),
});
export type SavedPractice = z.infer<typeof SavedPracticeSchema>;
