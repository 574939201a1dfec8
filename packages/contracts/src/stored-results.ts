import * as v from 'valibot';
import { FinishedResultSchema, type FinishedResult } from './results';
import { SavedDailySchema, StandingSchema } from './saved-results';

export const StoredResultSchema = v.object({
  /** `GUEST` or the id of a user. */
  owner: v.string(),
  /**
   * `pending`: not on the server yet; a guest's waits for an account. `saved`: on the server. `rejected`: permanently
   * refused.
   */
  state: v.picklist(['pending', 'saved', 'rejected']),
  /** In the format of the request. */
  result: FinishedResultSchema,
  /** Started by a guest: the time is never verified. */
  startedByGuest: v.optional(v.boolean()),
  /** The first account that signed in after a guest's pending result. No other account gets it. */
  claimedBy: v.optional(v.string()),
  /** The last day on which the account's quota was full. It is sent again on another day. */
  fullOn: v.optional(v.string()),
  /** Outcome of a daily. */
  daily: v.optional(SavedDailySchema),
  /** Comparison of other results: local at first, then the server's. */
  standing: v.optional(StandingSchema),
});
export type StoredResult<Result extends FinishedResult = FinishedResult> = Omit<
  v.InferOutput<typeof StoredResultSchema>,
  'result'
> & { result: Result };
export type DeliveryState = StoredResult['state'];
