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

/** Answer of `import_guest_results()`: what was taken, and why the rest was not. */
export const ImportedGuestResultsSchema = z.object({
  imported: z.number(),
  skipped: z.array(z.object({ id: z.nullable(z.string()), reason: z.string() })),
  total_xp: z.number(),
  current_streak: z.number(),
});
export type ImportedGuestResults = z.infer<typeof ImportedGuestResultsSchema>;
