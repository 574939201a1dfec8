import * as z from 'zod/mini';

/** Response of `start_round()`: the server's clock runs from here. */
export const StartedRoundSchema = z.object({
  /** The result names it. */
  ticket: z.string(),
  /** The number of the sheet from which the game makes the questions. */
  sheet: z.number(),
});
export type StartedRound = z.infer<typeof StartedRoundSchema>;
