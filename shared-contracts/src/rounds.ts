import * as z from 'zod/mini';

/** Answer of `save_round_result()`: how the round compares with the player's others in the same game. */
export const SavedRoundSchema = z.object({
  /** False when the round was there already. */
  saved: z.boolean(),
  personal_best: z.number(),
  /** The best of the other rounds; null when this is the only one. */
  previous_best: z.nullable(z.number()),
});
export type SavedRound = z.infer<typeof SavedRoundSchema>;
