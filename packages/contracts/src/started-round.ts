import * as v from 'valibot';

/** Response of `start_round()`, which starts the server's clock. */
export const StartedRoundSchema = v.object({
  /** Sent with the result. */
  ticket: v.string(),
  /** Number of the question set. */
  question_set: v.number(),
});
export type StartedRound = v.InferOutput<typeof StartedRoundSchema>;
