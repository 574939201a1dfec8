import * as v from 'valibot';

/** Response of `start_round()`: the server's clock runs from here. */
export const StartedRoundSchema = v.object({
  /** The result names it. */
  ticket: v.string(),
  /** The number of the sheet from which the game makes the questions. */
  sheet: v.number(),
});
export type StartedRound = v.InferOutput<typeof StartedRoundSchema>;
